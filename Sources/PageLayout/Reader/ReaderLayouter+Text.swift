import PageModel
import Typesetting

extension ReaderLayouter {
  /// A request for text across a column, each line at its own direction's leading edge.
  func request(_ style: TextCategoryStyle, width: Double, role: TextRole) -> TextRequest {
    TextRequest(style: style, width: max(1, width), role: role, fits: false)
  }

  /// Places a text so that its first line's box begins at `y`; what of it stands above and below its
  /// lines' boxes is the gaps' affair in an article.
  func place(_ text: TextItem, x: Double, y: Double) -> LayoutItem {
    let size = text.paragraph.size
    return LayoutItem(
      frame: Rect(x: x, y: y - text.lineBoxes.lowerBound, width: size.width, height: size.height),
      content: .text(text))
  }

  func textBlock(
    _ text: RichText, _ style: TextCategoryStyle, role: TextRole, in column: Column,
    hasPlainLinks: Bool = false
  ) -> LaidOutBlock {
    var request = request(style, width: column.textWidth, role: role)
    if hasPlainLinks { request.linkColor = style.color }
    guard let item = setter.makeText(text, request) else { return .nothing }
    return LaidOutBlock(
      items: [place(item, x: column.inset, y: 0)], height: item.lineBoxes.length)
  }

  func thinkingBlock(_ text: RichText, in column: Column) -> LaidOutBlock {
    var style = categories[.paragraph]
    style.color = style.color.withAlpha(style.color.alpha * PageMetrics.thinkingAlpha)
    let request = request(style, width: column.textWidth, role: .thinking)
    guard let item = setter.makeText(text, request) else { return .nothing }
    var placed = place(item, x: column.inset, y: 0)
    placed.content = .thinking(item)
    return LaidOutBlock(items: [placed], height: item.lineBoxes.length)
  }

  /// Half the page wide, centred, in the captions' colour.
  func dividerBlock(in column: Column) -> LaidOutBlock {
    let width = (column.width / 2).rounded(.down)
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(
          x: ((column.width - width) / 2).rounded(.down), y: 0, width: width, height: pixel),
        content: .divider(categories[.caption].color))
    ])
  }

  /// A ground across the column; in an indented one the code keeps off its edges.
  func codeBlock(_ text: RichText, language: String?, in column: Column) -> LaidOutBlock {
    let inset = column.inset > 0 ? column.inset : min(ReaderMetrics.codeInset, column.width / 4)
    let request = request(
      categories[.codeBlock], width: column.width - 2 * inset, role: .code(language: language))
    guard let code = setter.makeCode(text, language: language, request) else { return .nothing }
    let lines = code.lineBoxes
    let item = CodeItem(
      background: colors.codeBackground, language: language, languageText: nil,
      codeOrigin: Point(x: inset, y: ReaderMetrics.codeInset - lines.lowerBound), code: code,
      textInset: inset)
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(
          x: 0, y: 0, width: column.width, height: lines.length + 2 * ReaderMetrics.codeInset),
        content: .code(item))
    ])
  }

  /// A caption and a credit below something that ends at `bottom`.
  func captionItems(
    _ caption: InstantPageCaption, below bottom: Double, in column: Column,
    textRole: TextRole = .caption
  ) -> LaidOutBlock {
    var items: [LayoutItem] = []
    var y = bottom
    func add(_ text: RichText, _ category: TextCategory, _ role: TextRole, gap: Double) {
      let style = categories[category]
      var request = request(style, width: column.textWidth, role: role)
      request.linkColor = style.color
      guard !text.isBlank, let item = setter.makeText(text, request) else { return }
      items.append(place(item, x: column.inset, y: y + gap))
      y += gap + item.lineBoxes.length
    }
    add(caption.text, .caption, textRole, gap: ReaderMetrics.captionTop)
    add(
      caption.credit, .credit, .credit,
      gap: items.isEmpty ? ReaderMetrics.captionTop : ReaderMetrics.creditTop)
    return LaidOutBlock(items: items, height: y)
  }
}
