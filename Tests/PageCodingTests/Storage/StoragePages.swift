import PageModel
import TestSupport

/// Pages that the tests of both storage forms share.
enum StoragePages {
  /// A page with every block and text, and with media that have every part.
  static func everything(seed: UInt64 = 0x5eed) -> InstantPage {
    var generator = PageGenerator(seed: seed)
    return generator.pageOfEverything()
  }

  /// The deepest page the model allows, with the deepest text in its innermost block and the
  /// deepest media.
  static func deepest() -> InstantPage {
    var text = RichText.plain("x")
    for level in 1..<NestingLimit.richText {
      switch level % 3 {
      case 0: text = .bold(text)
      case 1: text = .concat([text])
      default: text = .textButton(InstantPageButton(text: text, action: .disabled))
      }
    }
    var block = InstantPageBlock.paragraph(text)
    for level in 1..<NestingLimit.blocks {
      switch level % 5 {
      case 0: block = .list(items: [.blocks([block], num: nil, checked: nil)], ordered: true)
      case 1: block = .blockQuote(blocks: [block], caption: .empty, collapsed: nil)
      case 2: block = .details(title: .empty, blocks: [block], expanded: false)
      case 3: block = .cover(block)
      default: block = .collage(items: [block], caption: InstantPageCaption())
      }
    }
    var file = StoragePages.file(1)
    for level in 1..<NestingLimit.media / 2 {
      var image = TelegramMediaImage(imageId: .cloudImage(Int64(level)))
      image.video = file
      file = StoragePages.file(Int64(level) + 1)
      file.videoCover = image
    }
    return InstantPage(blocks: [block], media: [file.fileId: .file(file)])
  }

  static func file(_ id: Int64) -> TelegramMediaFile {
    TelegramMediaFile(
      fileId: .cloudFile(id), resource: .localFile(.init(fileId: id, isSecretRelated: false)),
      mimeType: "video/mp4")
  }

  /// What a text is put into so that it is one level deeper.
  static func nested(_ text: RichText, levels: Int) -> RichText {
    (0..<levels).reduce(text) { text, _ in .bold(text) }
  }

  static func nested(_ block: InstantPageBlock, levels: Int) -> InstantPageBlock {
    (0..<levels).reduce(block) { block, _ in .cover(block) }
  }
}
