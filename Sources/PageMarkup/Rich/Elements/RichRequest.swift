import PageModel

/// What a tag asks for.
enum RichRequest {
  case element(RichElement)
  /// Nothing to hold text: only what is inside counts.
  case transparent
  case lineBreak
  case rule
  case checkbox(isChecked: Bool)
  case medium(kind: RichMediaKind, address: String, alternative: String, spoiler: Bool)
  case customEmoji(Int64, alternative: String)
  case map(InstantPageBlock)
  /// The tag lacks something or says what cannot be; what is inside stays text.
  case refused(MarkupWarning.Kind)
}

extension RichRequest {
  /// Reads a start tag by the tables of Rich HTML (Bot API 10.3, rich message formatting options).
  init(_ tag: RichTag, _ attributes: RichAttributes) {
    switch tag {
    case .bold, .italic, .underline, .strikethrough, .code, .marked, .subscript, .superscript,
      .spoiler:
      self = .element(.style(tag))
    case .link: self = Self.link(attributes)
    case .reference:
      guard let name = attributes[.name], !name.isEmpty else {
        self = .refused(.attributeMissing(tag, .name))
        return
      }
      self = .element(.anchor(name: name))
    case .emoji:
      guard let id: Int64 = attributes.number(.emojiId), id != 0 else {
        self = Self.refusal(tag, .emojiId, attributes)
        return
      }
      self = .element(.emoji(id))
    case .time: self = Self.date(attributes)
    case .math: self = .element(.formula)
    case .button: self = Self.button(attributes)
    case .lineBreak: self = .lineBreak
    case .checkbox:
      self =
        attributes[.type]?.lowercased() == "checkbox"
        ? .checkbox(isChecked: attributes.has(.checked)) : Self.refusal(tag, .type, attributes)
    case .rule: self = .rule
    case .image: self = Self.image(attributes)
    case .video, .audio, .document: self = Self.medium(tag, attributes)
    case .map: self = Self.map(attributes)
    case .paragraph: self = .element(.paragraph)
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6:
      self = .element(.heading(level: tag.headingLevel ?? 1))
    case .preformatted:
      self = .element(.preformatted(language: Self.language(attributes)))
    case .footer: self = .element(.footer)
    case .pullQuote: self = .element(.pullQuote)
    case .thinking: self = .element(.thinking)
    case .mathBlock: self = .element(.blockFormula)
    case .quote:
      self = .element(
        .quote(collapsed: attributes.has(.expandable) || attributes.has(.collapsed)))
    case .list: self = .element(.list(nil))
    case .orderedList:
      self = .element(
        .list(
          ListNumbering(
            start: attributes.number(.start) ?? 1,
            style: attributes[.type].flatMap(ListLabelStyle.init) ?? .decimal,
            isReversed: attributes.has(.reversed))))
    case .item:
      self = .element(
        .item(
          value: attributes.number(.value),
          style: attributes[.type].flatMap(ListLabelStyle.init), checked: nil))
    case .details: self = .element(.details(expanded: attributes.has(.isOpen)))
    case .figure: self = .element(.figure)
    case .collage: self = .element(.gallery(isSlideshow: false))
    case .slideshow: self = .element(.gallery(isSlideshow: true))
    case .table:
      self = .element(
        .table(
          bordered: attributes.has(.bordered), striped: attributes.has(.striped),
          compact: attributes.has(.compact)))
    case .row: self = .element(.row)
    case .cell, .headerCell:
      self = .element(.cell(Self.cell(attributes, isHeader: tag == .headerCell)))
    case .buttonRow: self = .element(.buttonRow(Self.rowAlignment(attributes[.align])))
    case .summary: self = .element(.summary)
    case .figureCaption: self = .element(.figureCaption)
    case .tableCaption: self = .element(.tableCaption)
    case .credit: self = .element(.credit)
    case .tableSection: self = .transparent
    }
  }

  static func refusal(
    _ tag: RichTag, _ attribute: RichAttribute, _ attributes: RichAttributes
  ) -> RichRequest {
    guard let value = attributes[attribute] else {
      return .refused(.attributeMissing(tag, attribute))
    }
    return .refused(.attributeRefused(tag, attribute, value: value))
  }

  private static func link(_ attributes: RichAttributes) -> RichRequest {
    if let href = attributes[.href] {
      guard let target = LinkTarget(href) else { return .refused(.linkRefused(url: href)) }
      return .element(.link(target))
    }
    guard let name = attributes[.name], !name.isEmpty else {
      return .refused(.attributeMissing(.link, .href))
    }
    return .element(.anchor(name: name))
  }

  private static func date(_ attributes: RichAttributes) -> RichRequest {
    guard let date: Int32 = attributes.number(.unix), date > 0 else {
      return refusal(.time, .unix, attributes)
    }
    guard let format = DateTimeLetters.format(attributes[.format] ?? "") else {
      return refusal(.time, .format, attributes)
    }
    return .element(.date(date, format))
  }

  /// The language in a class `language-x`.
  static func language(_ attributes: RichAttributes) -> String? {
    guard let names = attributes[.class] else { return nil }
    for name in names.split(separator: " ") where name.hasPrefix("language-") {
      let language = name.dropFirst("language-".count)
      if !language.isEmpty { return String(language) }
    }
    return nil
  }

  // MARK: Media

  private static func image(_ attributes: RichAttributes) -> RichRequest {
    var address = attributes[.src] ?? ""
    let alternative = attributes[.alt] ?? ""
    let marker = address.withUTF8 { LinkMarker($0) }
    if case .customEmoji(let id)? = marker, id != 0 {
      return .customEmoji(id, alternative: alternative)
    }
    return .medium(
      kind: .photo, address: address, alternative: alternative,
      spoiler: attributes.has(.spoiler))
  }

  private static func medium(_ tag: RichTag, _ attributes: RichAttributes) -> RichRequest {
    let address = attributes[.src] ?? ""
    let ending = RichMediaKind(address: address)
    var kind = RichMediaKind.document
    if tag == .video { kind = ending == .animation ? .animation : .video }
    if tag == .audio { kind = ending == .voiceNote ? .voiceNote : .audio }
    return .medium(
      kind: kind, address: address, alternative: "", spoiler: attributes.has(.spoiler))
  }

  private static func map(_ attributes: RichAttributes) -> RichRequest {
    guard let latitude = attributes[.latitude].flatMap(Double.init),
      MapLimits.latitudes.contains(latitude)
    else {
      return refusal(.map, .latitude, attributes)
    }
    guard let longitude = attributes[.longitude].flatMap(Double.init),
      MapLimits.longitudes.contains(longitude)
    else { return refusal(.map, .longitude, attributes) }
    for attribute in [RichAttribute.zoom, .width, .height] where attributes.has(attribute) {
      let allowed = attribute == .zoom ? MapLimits.zooms : MapLimits.sides
      guard let number: Int32 = attributes.number(attribute), allowed.contains(number)
      else { return refusal(.map, attribute, attributes) }
    }
    let size = PixelDimensions(
      width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0)
    guard MapLimits.allows(size) else { return refusal(.map, .width, attributes) }
    return .map(
      .map(
        latitude: latitude, longitude: longitude, zoom: attributes.number(.zoom) ?? 0,
        dimensions: size, caption: InstantPageCaption()))
  }

  // MARK: Tables

  private static func cell(
    _ attributes: RichAttributes, isHeader: Bool
  ) -> InstantPageTableCell {
    var cell = InstantPageTableCell(
      text: nil, header: isHeader, alignment: isHeader ? .center : .left,
      verticalAlignment: .middle)
    switch attributes[.align]?.lowercased() {
    case "left": cell.alignment = .left
    case "center": cell.alignment = .center
    case "right": cell.alignment = .right
    default: break
    }
    switch attributes[.valign]?.lowercased() {
    case "top": cell.verticalAlignment = .top
    case "bottom": cell.verticalAlignment = .bottom
    default: break
    }
    // Written or not, a span of one is none.
    cell.colspan = span(attributes, .colspan)
    cell.rowspan = span(attributes, .rowspan)
    return cell
  }

  /// HTML's own bounds of spans.
  private static func span(_ attributes: RichAttributes, _ attribute: RichAttribute) -> Int32 {
    guard let span: Int32 = attributes.number(attribute), span > 1 else { return 0 }
    return min(span, attribute == .colspan ? 1_000 : 65_534)
  }

  private static func rowAlignment(_ align: String?) -> InstantPageButtonRowAlignment {
    switch align?.lowercased() {
    case "left": return .left
    case "center": return .center
    case "right": return .right
    default: return .justify
    }
  }
}
