import PageModel
import Typesetting

extension PageLayouter {
  /// A map with a pin in its middle.
  func mapBlock(
    _ snapshot: MapSnapshot, caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let natural = Size(width: Double(snapshot.size.width), height: Double(snapshot.size.height))
    let size = mediaSize(natural, width: column.width, cap: PageMetrics.mediaHeightCap)
    let item = MediaItem(
      id: nil, index: nextMediaIndex(), kind: .map(snapshot), pictureId: snapshot.id, fit: .crop,
      placeholder: colors.mediaPlaceholder)
    return captioned(
      .media(item), frame: flushFrame(size, in: column), caption: caption, in: column,
      isCover: isCover)
  }

  /// A page of the web: its cover, or a quiet ground with the place it is from.
  func webEmbedBlock(
    url: String?, dimensions: PixelDimensions?, coverId: MediaId?, caption: InstantPageCaption,
    in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let asked = dimensions.map { Double($0.height) } ?? 0
    let size = Size(
      width: column.width,
      height: min(asked > 0 ? asked : PageMetrics.embedHeight, PageMetrics.mediaHeightCap))
    var item = MediaItem(
      id: nil, index: nextMediaIndex(), kind: .embed, pictureId: coverId, fit: .crop,
      placeholder: colors.mediaPlaceholder)
    item.link = url
    if coverId == nil, let host = url?.webHost { item.badge = embedLabel(host, on: size) }
    return captioned(
      .media(item), frame: flushFrame(size, in: column), caption: caption, in: column,
      isCover: isCover)
  }

  /// Where an embedded page is from, under the sign in its middle.
  private func embedLabel(_ host: String, on size: Size) -> MediaBadge? {
    var style = scale.categories[.caption]
    style.color = colors.panelSecondary
    let room = size.width - 2 * PageMetrics.embedLabelInset
    guard room > 0,
      let text = makeText(
        .plain(host), TextRequest(style: style, width: room, maximumLines: 1))
    else { return nil }
    let textSize = text.paragraph.size
    let frame = Rect(
      x: metrics.floorToPixel((size.width - textSize.width) / 2),
      y: metrics.floorToPixel(size.height / 2 + PageMetrics.embedLabelDrop),
      width: textSize.width, height: textSize.height)
    guard frame.maxY <= size.height else { return nil }
    return MediaBadge(frame: frame, fill: .clear, text: text, textOrigin: frame.origin)
  }

  /// A channel's round sign, its title and its name, on a ground across the page.
  func channelBannerBlock(_ channel: TelegramChannel, in column: Column) -> LaidOutBlock {
    let name = channel.username.map { "@" + $0 } ?? inputs.strings.channelName
    let head = authorBlock(
      AuthorLine(name: channel.title, detail: name, avatarId: nil), in: column)
    let padding = (PageMetrics.bannerHeight - PageMetrics.avatarSide) / 2
    let height = head.height + 2 * padding
    var items = [
      LayoutItem(
        frame: Rect(x: 0, y: 0, width: column.width, height: height),
        content: .panel(PanelItem(fill: colors.panelBackground, radius: 0)))
    ]
    items.append(contentsOf: head.items, movedBy: Point(x: 0, y: padding))
    return LaidOutBlock(items: items, height: height)
  }

  /// A post of another place: a bar, its author, what it says.
  func postEmbedBlock(
    _ blocks: [InstantPageBlock], author: AuthorLine, caption: InstantPageCaption,
    in column: Column, path: [Int], isCover: Bool
  ) -> LaidOutBlock {
    let indent = metrics.quoteLineInset + PageMetrics.quoteBar
    let width = max(1, column.textWidth - indent)
    let x = isRightToLeft ? column.inset : column.inset + indent
    let inner = Column(width: width, inset: 0)
    let head = authorBlock(author, in: inner)
    var items = head.items.map { $0.movedBy(dx: x, dy: 0) }
    var height = head.height
    let body = withChildBleed(.zero) {
      layoutSequence(blocks, in: inner, kind: .quote, path: path)
    }
    if !body.items.isEmpty {
      height += metrics.quoteChildGap
      items.append(contentsOf: body.items, movedBy: Point(x: x, y: height))
      height += body.size.height
    }
    let bar = PageMetrics.quoteBar
    items.insert(
      LayoutItem(
        frame: Rect(
          x: isRightToLeft ? column.width - column.inset - bar : column.inset, y: 0, width: bar,
          height: height),
        content: .panel(PanelItem(fill: colors.quoteAccent, radius: bar / 2))), at: 0)
    items += captionItems(caption, below: height, in: column, isCover: isCover)
    return LaidOutBlock(items: items, height: items.map(\.frame.maxY).max() ?? height)
  }

  /// An avatar with a name and a second line beside it; as high as the higher of the two.
  private func authorBlock(_ author: AuthorLine, in column: Column) -> LaidOutBlock {
    let side = min(PageMetrics.avatarSide, column.textWidth)
    let width = column.textWidth - side - PageMetrics.avatarGap
    var nameStyle = scale.categories[.paragraph]
    nameStyle.font.weight = .semibold
    let lines =
      width < RowMetrics.leastTextWidth
      ? []
      : [(author.name, nameStyle), (author.detail, scale.categories[.caption])]
        .compactMap { string, style -> TextItem? in
          var request = TextRequest(style: style, width: width, maximumLines: 1)
          request.alignment = textAlignment
          return makeText(.plain(string.onOneLine), request)
        }
    let textHeight = lines.reduce(0) { $0 + $1.paragraph.size.height }
    let height = max(PageMetrics.avatarSide, textHeight)
    let avatar = Rect(
      x: isRightToLeft ? column.width - column.inset - side : column.inset,
      y: metrics.floorToPixel((height - side) / 2), width: side, height: side)
    var items = avatarItems(author, frame: avatar)
    let x = isRightToLeft ? column.inset : avatar.maxX + PageMetrics.avatarGap
    var y = metrics.floorToPixel((height - textHeight) / 2)
    for line in lines {
      items.append(place(line, x: x, width: width, y: y))
      y += line.paragraph.size.height
    }
    return LaidOutBlock(items: items, height: height)
  }

  /// A round picture, or the name's first character on the accent colour.
  func avatarItems(_ author: AuthorLine, frame: Rect) -> [LayoutItem] {
    if let id = author.avatarId {
      var item = MediaItem(
        id: id, index: nextMediaIndex(), kind: .avatar, pictureId: id, fit: .crop,
        placeholder: colors.mediaPlaceholder)
      item.cornerRadius = frame.width / 2
      return [LayoutItem(frame: frame, content: .media(item))]
    }
    let ground = LayoutItem(
      frame: frame,
      content: .panel(PanelItem(fill: colors.checkboxFill, radius: frame.width / 2)))
    let style = TextCategoryStyle(
      font: FontStyle(role: .sans, size: PageMetrics.avatarFontSize, weight: .semibold),
      lineFactor: 1, color: colors.checkboxForeground)
    let initial = author.name.first { !$0.isWhitespace }.map { String($0).uppercased() } ?? ""
    let request = TextRequest(
      style: style, width: frame.width, alignment: .center, fits: false, maximumLines: 1)
    guard let text = makeText(.plain(initial), request),
      text.paragraph.effectiveWidth <= frame.width
    else { return [ground] }
    let size = text.paragraph.size
    return [
      ground,
      LayoutItem(
        frame: Rect(
          x: metrics.floorToPixel(frame.midX - size.width / 2),
          y: metrics.floorToPixel(frame.midY - size.height / 2), width: size.width,
          height: size.height), content: .text(text)),
    ]
  }
}

/// Who something is by, and the line under the name.
struct AuthorLine {
  var name: String
  var detail: String
  var avatarId: MediaId?
}

extension String {
  /// What stands between "://" and the path: "example.org".
  fileprivate var webHost: String? {
    guard let range = firstRange(of: "://") else { return nil }
    let host = self[range.upperBound...].prefix { !"/?#".contains($0) }
    let bare = host.hasPrefix("www.") ? host.dropFirst(4) : host
    return bare.isEmpty ? nil : String(bare.prefix(100))
  }
}
