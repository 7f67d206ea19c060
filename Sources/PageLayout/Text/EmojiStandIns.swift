import PageModel
import Typesetting

/// Sets what stands for custom emoji whose pictures are not at hand: their alternative text.
struct EmojiStandIns {
  let inputs: LayoutInputs
  let context: TypesettingContext

  /// By the attachment's offset; nothing for emoji without an alternative text, and for those whose
  /// picture somebody has loaded.
  func standIns(
    in paragraph: LaidOutParagraph, _ attributes: [InlineAttributes]
  ) -> [Int: LaidOutParagraph] {
    var standIns: [Int: LaidOutParagraph] = [:]
    for line in paragraph.lines {
      for placed in line.attachments where attributes.indices.contains(placed.tag) {
        guard case .emoji(let fileId, let alt)? = attributes[placed.tag].object, !alt.isEmpty,
          inputs.mediaSizes[.cloudFile(fileId)] == nil
        else { continue }
        // An emoji glyph is about 1.25 em wide; it keeps a margin inside its square.
        let size = (placed.frame.width * 0.7).rounded(.down)
        let text = AttributedText(
          alt, style: TextStyle(font: FontStyle(role: .sans, size: size), tag: placed.tag))
        standIns[placed.offset] = context.layout(
          text,
          options: ParagraphOptions(
            width: placed.frame.width, lineFactor: 1, maximumLines: 1, fitsToWidth: true,
            screenScale: inputs.screenScale))
      }
    }
    return standIns
  }
}
