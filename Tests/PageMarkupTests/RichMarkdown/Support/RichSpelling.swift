import PageModel

/// Pages of rich dialects in one line, for tables of tests.
///
/// `p(…)` is a paragraph, `h2(…)` a heading, `ul[…]` and `ol[…]` lists whose items are `(…)` for a
/// text and `{…}` for blocks, `☐` and `☑` before them for tasks. A table's cells are told apart by
/// `|`, its rows by ` / `; `*` is a header, `^` centred, `>` right, `nil` an invisible cell. Inside
/// text `B(…)` is bold, `I(…)` italic, `K(…)` struck, `C(…)` code, `U<url>(…)` a link, `S(…)` a
/// spoiler, `M(…)` marked. A piece of an array ends with `·` where the next one is text, too; a
/// line end shows as `⏎`.
enum RichSpelling {
  static func of(_ blocks: [InstantPageBlock]) -> String {
    blocks.map(of).joined(separator: " ")
  }

  static func of(_ block: InstantPageBlock) -> String {
    switch block {
    case .paragraph(let text): return "p(\(of(text)))"
    case .heading(let text, let level): return "h\(level)(\(of(text)))"
    case .preformatted(let text, let language):
      return "pre\(language.map { ":" + $0 } ?? "")(\(of(text)))"
    case .footer(let text): return "footer(\(of(text)))"
    case .divider: return "hr"
    case .anchor(let name): return "#\(name)"
    case .list(let items, let ordered):
      return "\(ordered ? "ol" : "ul")[\(items.map(of).joined(separator: " "))]"
    case .blockQuote(let blocks, let caption, let collapsed):
      let credit = caption == .empty ? "" : "—\(of(caption))"
      return "quote\(collapsed == true ? "+" : "")[\(of(blocks))]\(credit)"
    case .pullQuote(let text, let caption):
      return "aside(\(of(text)))" + (caption == .empty ? "" : "—\(of(caption))")
    case .table(let title, let rows, let bordered, let striped, let compact):
      let flags = (bordered ? "" : "-b") + (striped ? "" : "-s") + (compact ? "+c" : "")
      let caption = title == .empty ? "" : "<\(of(title))>"
      return "table\(flags)\(caption)[\(rows.map(of).joined(separator: " / "))]"
    case .formula(let latex): return "formula(\(visible(latex)))"
    case .image(_, let caption, _, _, let spoiler): return medium("image", caption, spoiler)
    case .video(_, let caption, let autoplay, _, let spoiler):
      return medium(autoplay ? "animation" : "video", caption, spoiler)
    case .audio(_, let caption): return medium("audio", caption, false)
    case .document(_, let caption): return medium("document", caption, false)
    case .collage(let items, let caption):
      return "collage[\(of(items))]" + medium("", caption, false)
    case .slideshow(let items, let caption):
      return "slideshow[\(of(items))]" + medium("", caption, false)
    case .details(let title, let blocks, let expanded):
      return "details\(expanded ? "+" : "")(\(of(title)))[\(of(blocks))]"
    case .map(let latitude, let longitude, let zoom, _, let caption):
      return medium("map<\(latitude),\(longitude),\(zoom)>", caption, false)
    case .thinking(let text): return "thinking(\(of(text)))"
    case .buttonRow(let alignment, let buttons):
      return "row<\(alignment)>[\(buttons.map(of).joined(separator: " "))]"
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .cover, .webEmbed,
      .postEmbed, .channelBanner, .kicker, .relatedArticles:
      return "unexpected(\(block))"
    }
  }

  private static func medium(
    _ name: String, _ caption: InstantPageCaption, _ spoiler: Bool
  ) -> String {
    let text = caption.text == .empty ? "" : "(\(of(caption.text)))"
    let credit = caption.credit == .empty ? "" : "—\(of(caption.credit))"
    return name + (spoiler ? "!" : "") + text + credit
  }

  private static func of(_ item: InstantPageListItem) -> String {
    switch item {
    case .unknown: return "unknown"
    case .text(let text, let number, let checked):
      return mark(number, checked) + "(\(of(text)))"
    case .blocks(let blocks, let number, let checked):
      return mark(number, checked) + "{\(of(blocks))}"
    }
  }

  private static func mark(_ number: String?, _ checked: Bool?) -> String {
    (number ?? "") + (checked.map { $0 ? "☑" : "☐" } ?? "")
  }

  private static func of(_ row: InstantPageTableRow) -> String {
    row.cells.map { cell in
      let alignment: String
      switch cell.alignment {
      case .left: alignment = ""
      case .center: alignment = "^"
      case .right: alignment = ">"
      }
      let isPlain = cell.verticalAlignment == .middle && cell.colspan <= 1 && cell.rowspan <= 1
      let head = (cell.header ? "*" : "") + alignment + (isPlain ? "" : "?")
      return head + (cell.text.map(of) ?? "nil")
    }.joined(separator: "|")
  }

  static func of(_ button: InstantPageButton) -> String {
    let color = button.color.map { "\($0):" } ?? ""
    return "button<\(color)\(button.isLink ? "link:" : "")\(button.action)>(\(of(button.text)))"
  }

  static func of(_ text: RichText) -> String {
    switch text {
    case .empty: return ""
    case .plain(let text): return visible(text)
    case .bold(let text): return "B(\(of(text)))"
    case .italic(let text): return "I(\(of(text)))"
    case .underline(let text): return "u(\(of(text)))"
    case .strikethrough(let text): return "K(\(of(text)))"
    case .fixed(let text): return "C(\(of(text)))"
    case .url(let text, let url, _): return "U<\(url)>(\(of(text)))"
    case .concat(let parts): return of(parts)
    case .subscript(let text): return "sub(\(of(text)))"
    case .superscript(let text): return "sup(\(of(text)))"
    case .marked(let text): return "M(\(of(text)))"
    case .anchor(let text, let name): return "anchor<\(name)>(\(of(text)))"
    case .formula(let latex): return "$(\(visible(latex)))"
    case .textCustomEmoji(let fileId, let alt): return "emoji<\(fileId)>(\(visible(alt)))"
    case .textMentionName(let text, let peerId): return "user<\(peerId)>(\(of(text)))"
    case .textDate(let text, let date, let format):
      return "date<\(date),\(format.map { String($0.rawValue) } ?? "-")>(\(of(text)))"
    case .email(let text, let email): return "email<\(email)>(\(of(text)))"
    case .phone(let text, let phone): return "phone<\(phone)>(\(of(text)))"
    case .textAutoEmail(let text): return "autoemail(\(of(text)))"
    case .textAutoPhone(let text): return "autophone(\(of(text)))"
    case .textAutoUrl(let text): return "autourl(\(of(text)))"
    case .textBankCard(let text): return "card(\(of(text)))"
    case .textBotCommand(let text): return "command(\(of(text)))"
    case .textCashtag(let text): return "cashtag(\(of(text)))"
    case .textHashtag(let text): return "hashtag(\(of(text)))"
    case .textMention(let text): return "mention(\(of(text)))"
    case .textSpoiler(let text): return "S(\(of(text)))"
    case .textButton(let button): return of(button)
    case .image, .textTonAddress: return "unexpected(\(text))"
    }
  }

  private static func of(_ parts: [RichText]) -> String {
    var spelling = ""
    for (index, part) in parts.enumerated() {
      spelling += of(part)
      if case .plain = part, index + 1 < parts.count, case .plain = parts[index + 1] {
        spelling += "·"
      }
    }
    return spelling
  }

  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible += "⏎"
      case "\t": visible += "⇥"
      case "\u{A0}": visible += "⍽"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
