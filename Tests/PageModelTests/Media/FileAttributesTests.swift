import PageModel
import Testing

private let small = PixelDimensions(width: 3, height: 2)
private let large = PixelDimensions(width: 30, height: 20)

@Suite("What a file's attributes say")
struct FileAttributesTests {
  @Test("A plain file has no picture, no sound and no name")
  func nothing() {
    let file = file([])
    #expect(file.dimensions == nil && file.duration == nil && file.fileName == nil)
    #expect(file.video == nil && file.audio == nil && !file.isAnimated)
  }

  @Test("A video has a size and a duration, whatever else there is")
  func video() {
    let video = TelegramMediaVideoAttribute(duration: 2.5, size: small)
    let file = file([.imageSize(large), .fileName("a.mp4"), .animated, .video(video)], large)
    #expect(file.dimensions == small)
    #expect(file.duration == 2.5)
    #expect(file.video == video)
    #expect(file.fileName == "a.mp4")
    #expect(file.isAnimated)
  }

  @Test("A picture has its own size, otherwise that of its largest preview")
  func picture() {
    #expect(file([.imageSize(small)], large).dimensions == small)
    #expect(file([], small, large, small).dimensions == large)
    let negative = PixelDimensions(width: .min, height: .min)
    #expect(file([], negative, small).dimensions == negative, "the product does not overflow")
  }

  @Test("Sound has a duration")
  func audio() {
    let audio = TelegramMediaAudioAttribute(isVoice: true, duration: 7)
    #expect(file([.audio(audio)]).audio == audio)
    #expect(file([.audio(audio)]).duration == 7)
    #expect(file([.audio(audio)]).dimensions == nil)
  }

  private func file(
    _ attributes: [TelegramMediaFileAttribute], _ previews: PixelDimensions...
  ) -> TelegramMediaFile {
    TelegramMediaFile(
      fileId: .cloudFile(1), resource: .empty,
      previewRepresentations: previews.map {
        TelegramMediaImageRepresentation(dimensions: $0, resource: .empty)
      }, mimeType: "", attributes: attributes)
  }
}
