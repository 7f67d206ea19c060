import Foundation
import PageModel
import Testing

@testable import PageDrawing

/// The other side of `recto-media`: programs in its place that do not do what it does.
struct MovingPictureReaderTests {
  private func read(
    _ script: String, patience: SharedPatience = SharedPatience()
  ) throws -> MovingPicture {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-\(UUID().uuidString)").path
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reader = MovingPictureReader(program: path, patience: patience)
    let file = try OpenFile(holding: Array("the file".utf8))
    // A process another test is just starting may hold the script open for writing.
    var result = attempt(reader, file)
    for _ in 0..<100 where result.isRefusal && script != "exit 5" {
      usleep(20_000)
      result = attempt(reader, file)
    }
    return try result.get()
  }

  private func attempt(
    _ reader: MovingPictureReader, _ file: OpenFile
  ) -> Result<MovingPicture, ImageError> {
    do throws(ImageError) {
      return .success(try reader.read(file, .video(side: 64)))
    } catch {
      return .failure(error)
    }
  }

  static let rows: [(String, ImageError)] = [
    ("exit 0", .damaged(.video, reason: "there is no picture in it")),
    ("exit 3", .damaged(.video, reason: "there is no picture in it")),
    ("exit 4", .asksTooMuch(.video)),
    ("exit 5", .missingLoader(.video)),
    ("kill -SEGV $$", .damaged(.video, reason: "it breaks what reads it")),
    ("kill -ALRM $$", .takesTooLong(.video)),
    ("head -c 40 /dev/zero", .damaged(.video, reason: "there is no picture in it")),
    ("exec yes", .damaged(.video, reason: "there is no picture in it")),
    ("cat", .damaged(.video, reason: "there is no picture in it")),
  ]

  @Test("What the process ends with becomes an error", arguments: rows)
  func errors(script: String, error: ImageError) {
    #expect(throws: error) { try read(script) }
  }

  @Test("A process that says nothing is given up, and ended")
  func hangs() throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: ImageError.takesTooLong(.video)) {
      try read("exec sleep 60", patience: SharedPatience(each: 0.3))
    }
    #expect(clock.now - start < .seconds(30))
  }

  @Test("Those behind a few that hang are not waited for any more; what can be read costs nothing")
  func hangTogether() throws {
    let patience = SharedPatience(each: 0.3, all: 0.5)
    #expect(throws: ImageError.damaged(.video, reason: "there is no picture in it")) {
      try read("exit 3", patience: patience)
    }
    #expect(patience.next == 0.3)
    for left in [0.2, 0] {
      #expect(throws: ImageError.takesTooLong(.video)) {
        try read("exec sleep 60", patience: patience)
      }
      #expect(abs(patience.next - left) < 0.001)
    }
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<100 {
      #expect(throws: ImageError.takesTooLong(.video)) {
        try read("exec sleep 60", patience: patience)
      }
    }
    #expect(clock.now - start < .seconds(20))
  }

  @Test("It gets the file as its standard input and nothing of the user's settings")
  func surroundings() throws {
    // A record of one pixel, which tells what the process has found.
    let script = """
      set -- $(cat) ; [ "$1 $2 $LC_ALL $HOME" = "the file C " ] || exit 4
      printf 'REC%b' 'M\\001\\0\\0\\0\\001\\0\\0\\0\\001\\0\\0\\0\\001\\0\\0\\0\\001\\0\\0\\0'
      head -c 16 /dev/zero
      printf '%b' '\\001\\002\\003\\0377'
      """
    let picture = try read(script)
    #expect(picture.naturalSize == PixelDimensions(width: 1, height: 1))
    #expect(picture.frames.first?.pixels.pixels == [0xFF03_0201])
    #expect(picture.duration == nil)
  }

  @Test("Without the program there is no picture, and the sentence says what to install")
  func missing() {
    let decoder = ImageDecoder(mediaReader: "/nowhere/recto-media")
    #expect(throws: ImageError.missingLoader(.tgs)) { try decoder.decode(MovingFiles.sticker()) }
    #expect(ImageError.missingLoader(.video).description.contains("gstreamer1.0-libav"))
  }
}

extension Result where Failure == ImageError {
  /// Whether the program could not be started.
  fileprivate var isRefusal: Bool {
    if case .failure(.missingLoader) = self { true } else { false }
  }
}
