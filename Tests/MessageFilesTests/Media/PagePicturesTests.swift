import Foundation
import MessageFiles
import Recto
import TestSupport
import Testing

/// Where the files of a message's media are.
struct PagePicturesTests {
  private func file(_ number: Int64, _ resource: TelegramMediaResource, _ type: String) -> Media {
    .file(
      TelegramMediaFile(
        fileId: .cloudFile(number), resource: resource, mimeType: type,
        attributes: type.hasPrefix("audio/")
          ? [.audio(TelegramMediaAudioAttribute(isVoice: false, duration: 1))] : []))
  }

  private func web(_ name: String) -> TelegramMediaResource {
    .httpReference(HttpReferenceMediaResource(url: "https://recto.example/\(name)?a=b"))
  }

  @Test(
    "Tracks, videos and documents are found by name and by number; of the rest it is said why not")
  func files() throws {
    try withTemporaryFolder { folder in
      for name in ["song.mp3", "7.pdf", "film.mp4"] {
        try Data("nothing of the kind".utf8).write(to: folder.appendingPathComponent(name))
      }
      let media = [
        file(1, web("song.mp3"), "audio/mpeg"), file(2, web("absent.mp3"), "audio/mpeg"),
        file(7, .empty, "application/pdf"), file(8, .empty, "application/pdf"),
        file(9, web("film.mp4"), "video/mp4"),
      ]
      let blocks: [InstantPageBlock] = [
        .audio(id: .cloudFile(1), caption: InstantPageCaption()),
        .audio(id: .cloudFile(2), caption: InstantPageCaption()),
        .document(id: .cloudFile(7), caption: InstantPageCaption()),
        .document(id: .cloudFile(8), caption: InstantPageCaption()),
        .video(
          id: .cloudFile(9), caption: InstantPageCaption(), autoplay: false, loop: false,
          spoiler: false),
      ]
      let page = InstantPage(
        blocks: blocks, media: Dictionary(uniqueKeysWithValues: media.map { ($0.id, $0) }))
      let found = try PagePictures(
        page: page, folder: folder.path, mediaFolder: folder.path, command: ["recto"])
      #expect(
        found.files == [
          .cloudFile(1): folder.path + "/song.mp3", .cloudFile(7): folder.path + "/7.pdf",
          .cloudFile(9): folder.path + "/film.mp4",
        ])
      #expect(
        found.absences[.cloudFile(2)]?.hasPrefix(
          "https://recto.example/absent.mp3?a=b is not at hand") == true)
      #expect(found.absences[.cloudFile(8)]?.hasPrefix("the file 8 is on a server") == true)
      #expect(found.absences.count == 2)
      #expect(found.refusals[.cloudFile(9)] != nil && found.sizes[.cloudFile(9)] == nil)
      // A track is no picture, and nobody asks whether it is one.
      #expect(found.refusals[.cloudFile(1)] == nil)
      let alone = try PagePictures(
        page: page, folder: folder.path, mediaFolder: nil, command: ["recto"])
      #expect(alone.files.isEmpty && alone.absences.count == 5)
    }
  }
}
