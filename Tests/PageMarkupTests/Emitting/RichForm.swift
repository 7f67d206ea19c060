import Foundation
import PageModel

/// What of a page readers of rich messages see; see ``PageForm`` for the rules.
struct RichForm {
  private var lossy: Set<[Int]>
  private var media: [MediaId: Media]
  /// Whether blanks next to each other are one.
  private var collapses: Bool
  /// Whether it is the form a page should have: where two do, it has a `⁇`.
  private var isPattern: Bool

  static func of(
    _ page: InstantPage, losses: [PageLoss]? = nil, collapses: Bool = false
  ) -> String {
    let form = RichForm(
      lossy: Set((losses ?? []).map(\.path)), media: page.media, collapses: collapses,
      isPattern: losses != nil)
    return form.lines(of: page.blocks, at: []).joined(separator: "\n")
  }

  private func text(_ text: RichText, _ isLossy: Bool, collapses: Bool? = nil) -> String {
    var form = RichTextForm(isLossy: isLossy, collapses: collapses ?? self.collapses)
    form.add(text)
    return form.spelling
  }

  private func lines(of blocks: [InstantPageBlock], at path: [Int]) -> [String] {
    blocks.enumerated().flatMap { lines(of: $0.element, at: path + [$0.offset]) }
  }

  private func paragraph(_ text: RichText, _ isLossy: Bool, _ name: String = "p") -> [String] {
    let form = self.text(text, isLossy)
    if isLossy, name == "p" {
      let names = form.anchorsAlone
      if !names.isEmpty { return names.map { "anchor \($0)" } }
    }
    return isLossy && form.isBlank ? [] : ["\(name)(\(form))"]
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
  }

  private func lines(of block: InstantPageBlock, at path: [Int]) -> [String] {
    let isLossy = lossy.contains(path)
    func plain(_ inner: RichText, _ kind: String) -> [String] {
      isLossy ? paragraph(inner, true) : ["\(kind)(\(text(inner, false)))"]
    }
    switch block {
    case .paragraph(let inner): return paragraph(inner, isLossy)
    case .title(let inner):
      return isLossy ? paragraph(inner, true, "h1") : ["title(\(text(inner, false)))"]
    case .heading(let inner, let level): return paragraph(inner, isLossy, "h\(level)")
    case .subtitle(let inner): return plain(inner, "subtitle")
    case .header(let inner): return plain(inner, "header")
    case .subheader(let inner): return plain(inner, "subheader")
    case .kicker(let inner): return plain(inner, "kicker")
    case .authorDate(let inner, _): return plain(inner, "author")
    case .footer(let inner): return paragraph(inner, isLossy, "footer")
    case .thinking(let inner): return ["thinking(\(text(inner, isLossy)))"]
    case .preformatted(let inner, let language):
      var form = RichTextForm(isLossy: isLossy, collapses: collapses)
      form.isCode = true
      form.add(inner)
      let code = form.spelling.replacingOccurrences("\r\n", "\n")
        .replacingOccurrences("\r", "\n")
      if isLossy, code.isEmpty { return [] }
      let word = isLossy ? language?.split(separator: " ").first.map(String.init) : language
      return ["pre \(word ?? "")(\(code))"]
    case .divider: return ["hr"]
    case .anchor(let name): return ["anchor \(name)"]
    case .formula(let latex):
      let trimmed = latex.trimmed
      return isLossy && trimmed.isEmpty ? [] : ["formula(\(trimmed))"]
    case .list(let items, let ordered): return list(items, ordered, isLossy, at: path)
    case .blockQuote(let blocks, let caption, let collapsed):
      let inner = lines(of: blocks, at: path)
      if isLossy, inner.isEmpty { return paragraphIfAny(caption) }
      let author = text(caption, isLossy)
      return ["quote \(author.isBlank ? "" : author)\(collapsed == true ? " collapsed" : "")"]
        + indented(inner)
    case .pullQuote(let inner, let caption):
      let author = text(caption, isLossy)
      let quoted = text(inner, isLossy)
      if isLossy, quoted.isBlank, author.isBlank { return [] }
      return ["pull(\(quoted)) \(author)"]
    case .table(let title, let rows, let bordered, let striped, let compact):
      let shown = rows.filter { !isLossy || !$0.cells.isEmpty }
      if shown.isEmpty, isLossy { return paragraphIfAny(title) }
      return ["table \(text(title, isLossy)) \(bordered) \(striped) \(compact)"]
        + shown.map { row in
          row.cells.map { cell in
            // Most tables are written with tags, where blanks are one.
            let content =
              cell.text.map { text($0, isLossy, collapses: collapses || isLossy) } ?? ""
            return "  \(cell.alignment) \(cell.verticalAlignment)\(cell.header ? "*" : "") "
              + "\(max(1, cell.colspan)) \(max(1, cell.rowspan)) "
              + (content.isBlank ? "" : content)
          }.joined(separator: "|")
        }
    case .details(let title, let blocks, let expanded):
      return ["details \(expanded) \(text(title, isLossy))"]
        + indented(lines(of: blocks, at: path))
    case .buttonRow(let alignment, let buttons):
      if buttons.isEmpty, isLossy { return [] }
      return ["buttons \(alignment)"]
        + buttons.map { "  " + RichTextForm.button($0, isLossy: isLossy, collapses: collapses) }
    case .unsupported: return isLossy ? [] : ["unsupported"]
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      let link = (url ?? "") + (webpageId == nil ? "" : " cached")
      return medium("image\(spoiler ? " spoiler" : "")", id, caption, isLossy ? "" : link, isLossy)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      let details = isLossy ? "" : "\(autoplay) \(loop)"
      return medium("video\(spoiler ? " spoiler" : "")", id, caption, details, isLossy)
    case .audio(let id, let caption): return medium("audio", id, caption, "", isLossy)
    case .document(let id, let caption): return medium("document", id, caption, "", isLossy)
    case .map(let latitude, let longitude, let zoom, let size, let caption):
      let fits =
        size.width + size.height <= 10_000 && size.width <= 20 * size.height
        && size.height <= 20 * size.width
      let shown = isLossy && !fits ? "0 0" : "\(size.width) \(size.height)"
      return ["map \(latitude) \(longitude) \(zoom) \(shown) " + captions(caption, isLossy)]
    case .collage(let items, let caption):
      return gallery("collage", items, caption, isLossy, at: path)
    case .slideshow(let items, let caption):
      return gallery("slideshow", items, caption, isLossy, at: path)
    case .cover(let block): return isLossy ? lines(of: [block], at: path) : ["cover"]
    case .webEmbed(_, _, _, let caption, _, _, _):
      return isLossy ? paragraphIfAny(caption.text) + paragraphIfAny(caption.credit) : ["embed"]
    case .postEmbed(_, _, _, let author, _, let blocks, let caption):
      guard isLossy else { return ["post"] }
      return paragraphIfAny(.plain(author)) + lines(of: blocks, at: path)
        + paragraphIfAny(caption.text) + paragraphIfAny(caption.credit)
    case .channelBanner: return isLossy ? [] : ["channel"]
    case .relatedArticles(let title, _): return isLossy ? paragraphIfAny(title) : ["articles"]
    }
  }

  private func paragraphIfAny(_ text: RichText) -> [String] { paragraph(text, true) }

  private func captions(_ caption: InstantPageCaption, _ isLossy: Bool) -> String {
    let credit = text(caption.credit, isLossy)
    return "\(text(caption.text, isLossy))|\(credit.isBlank ? "" : credit)"
  }

  /// - Parameter name: With a loss it is open: what is shown of a medium may be seen from itself.
  private func medium(
    _ name: String, _ id: MediaId, _ caption: InstantPageCaption, _ details: String,
    _ isLossy: Bool
  ) -> [String] {
    if isLossy, media[id] == nil {
      return paragraphIfAny(caption.text) + paragraphIfAny(caption.credit)
    }
    let shown = isLossy ? "⁇ " : "\(name) \(details) "
    return [shown + captions(caption, isLossy)]
  }

  private func gallery(
    _ name: String, _ items: [InstantPageBlock], _ caption: InstantPageCaption, _ isLossy: Bool,
    at path: [Int]
  ) -> [String] {
    let inner = lines(of: items, at: path)
    if isLossy, inner.isEmpty {
      return paragraphIfAny(caption.text) + paragraphIfAny(caption.credit)
    }
    return ["\(name) " + captions(caption, isLossy)] + indented(inner)
  }

  private func list(
    _ items: [InstantPageListItem], _ ordered: Bool, _ isLossy: Bool, at path: [Int]
  ) -> [String] {
    var result: [String] = []
    let shown = items.enumerated().filter { index, item in
      item != .unknown || !lossy.contains(path + [index])
    }
    var next: Int?
    for (index, item) in shown {
      let path = path + [index]
      let isLossy = lossy.contains(path)
      let own: String?
      let checked: Bool?
      var inner: [String]
      switch item {
      case .unknown:
        result.append("unknown")
        continue
      case .text(let text, let num, let box):
        (own, checked) = (num, box)
        let form = self.text(text, isLossy)
        // A list of HTML keeps an anchor in its text, one of Markdown has it in a paragraph.
        let names = form.anchorsAlone
        inner = form.isBlank ? [] : ["p(\(form))"]
        if !names.isEmpty, !collapses, isPattern { inner = names.map { "⁇anchor \($0)⁇" } }
      case .blocks(let blocks, let num, let box):
        (own, checked) = (num, box)
        inner = lines(of: blocks, at: path)
      }
      if inner.isEmpty { inner = ["p()"] }
      var shown = isLossy ? "-" : own ?? "-"
      if ordered {
        let number = own.flatMap { Int($0) } ?? next ?? 1
        next = number + 1
        shown = String(number)
      }
      result += ["\(shown)\(checked.map { $0 ? " [x]" : " [ ]" } ?? "")"] + indented(inner)
    }
    if result.isEmpty, isLossy { return [] }
    return [ordered ? "ol" : "ul"] + indented(result)
  }
}

/// The texts of rich messages; see ``TextForm``.
struct RichTextForm {
  var isLossy: Bool
  /// Nothing but characters and styles, and all blanks.
  var isCode = false
  private var runs: [(text: String, format: String)] = []
  private var objects = 0

  var collapses: Bool

  init(isLossy: Bool, collapses: Bool) {
    self.isLossy = isLossy
    self.collapses = collapses
  }

  var spelling: String {
    var runs = isLossy && !isCode ? trimmed : runs
    if isLossy, isCode { runs = runs.map { ($0.text, $0.format) } }
    var joined: [(text: String, format: String)] = []
    for run in runs where !run.text.isEmpty {
      if joined.last?.format == run.format {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined.map { $0.format.isEmpty ? $0.text : "‹\($0.format):\($0.text)›" }.joined()
  }

  /// Without what blanks HTML does not show; one rule for both dialects.
  private var trimmed: [(text: String, format: String)] {
    var result: [(text: String, format: String)] = []
    var isAtStart = true
    func dropBlanks() {
      while let last = result.indices.last, !result[last].format.hasSuffix(">") {
        while result[last].text.unicodeScalars.last == " " {
          result[last].text.unicodeScalars.removeLast()
        }
        if !result[last].text.isEmpty { return }
        result.removeLast()
      }
    }
    for run in runs {
      if run.format.hasSuffix(">") {
        result.append(run)
        isAtStart = false
        continue
      }
      result.append(("", run.format))
      let scalars = Array(run.text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        if scalar == "\n" {
          dropBlanks()
          if result.last?.format != run.format { result.append(("", run.format)) }
          result[result.count - 1].text += "\n"
          isAtStart = true
        } else if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
          continue
        } else if (9...13).contains(scalar.value) || scalar == " " {
          let isAfter = result.last(where: { !$0.text.isEmpty })?.text.unicodeScalars.last == " "
          let last = result.last(where: { !$0.text.isEmpty })
          if !isAtStart, !(collapses && isAfter && last?.format.hasSuffix(">") == false) {
            result[result.count - 1].text += " "
          }
        } else {
          result[result.count - 1].text.unicodeScalars.append(scalar)
          isAtStart = false
        }
      }
    }
    dropBlanks()
    return result
  }

  static func button(
    _ button: InstantPageButton, isLossy: Bool, collapses: Bool
  ) -> String {
    if isLossy { return "button ⁇" }
    var form = RichTextForm(isLossy: false, collapses: collapses)
    form.add(button.text)
    let color = button.color.map { "\($0)" } ?? ""
    var action = "\(button.action)"
    if case .url(let url) = button.action { action = "url \(url)" }
    let spelling = form.spelling.replacingScalars(["\n": "⏎", "\r": "␍"])
    return "button \(spelling) \(color) \(button.isLink) \(action)"
  }

  mutating func add(_ text: RichText) { add(text, TextForm.Format()) }

  private mutating func object(_ name: String, _ format: TextForm.Format) -> String {
    objects += 1
    return format.spelling + "<\(name) \(objects)>"
  }

  private mutating func add(_ text: RichText, _ format: TextForm.Format) {
    func styled(_ name: String) -> TextForm.Format {
      var format = format
      format.styles.insert(name)
      return format
    }
    func linked(_ name: String) -> TextForm.Format {
      var format = format
      if !isLossy || format.links.isEmpty { format.links.append(name) }
      return format
    }
    switch text {
    case .empty: break
    case .plain(let string):
      var string = string
      if isLossy { string = string.replacingScalars(["\0": "\u{FFFD}"]) }
      if isLossy, !collapses, !isCode, format.styles.contains("code") { string = string.onOneLine }
      runs.append((string, format.spelling))
    case .concat(let parts): for part in parts { add(part, format) }
    case .bold(let inner): add(inner, styled("bold"))
    case .italic(let inner): add(inner, styled("italic"))
    case .underline(let inner): add(inner, styled("underline"))
    case .strikethrough(let inner): add(inner, styled("strike"))
    case .fixed(let inner): add(inner, isLossy && isCode ? format : styled("code"))
    case .subscript(let inner): add(inner, styled("sub"))
    case .superscript(let inner): add(inner, styled("sup"))
    case .marked(let inner): add(inner, styled("mark"))
    case .textSpoiler(let inner): add(inner, styled("spoiler"))
    case .url(let inner, let url, let webpageId):
      guard !isLossy else { return add(inner, normal(url).map { linked($0) } ?? format) }
      add(inner, linked((normal(url) ?? "refused") + (webpageId == nil ? "" : " cached")))
    case .email(let inner, let email):
      add(inner, email.contains("@") ? linked("mailto:" + email) : isLossy ? format : linked("?"))
    case .phone(let inner, let phone): add(inner, linked("tel:" + phone))
    case .textMentionName(let inner, let id): add(inner, linked("user \(id)"))
    case .textDate(let inner, let date, let dateFormat):
      if date <= 0, isLossy { return add(inner, format) }
      add(inner, linked("date \(date) \(dateFormat.map { "\($0.rawValue)" } ?? "")"))
    case .anchor(let inner, let name):
      var hasText = false
      for piece in inner.walk {
        switch piece {
        case .plain(let string): if !string.isEmpty { hasText = true }
        case .formula, .textCustomEmoji, .textButton: hasText = true
        default: break
        }
      }
      if hasText {
        if isLossy, format.styles.contains(where: { $0.hasPrefix("reference") }) {
          return add(inner, format)
        }
        add(inner, styled("reference \(name)"))
      } else {
        runs.append(("anchor", object("anchor \(name)", TextForm.Format())))
      }
    case .textAutoUrl(let inner), .textAutoEmail(let inner), .textBotCommand(let inner),
      .textCashtag(let inner), .textHashtag(let inner), .textMention(let inner),
      .textAutoPhone(let inner), .textBankCard(let inner):
      add(inner, format)
    case .textTonAddress(let inner): add(inner, isLossy ? format : styled("ton"))
    case .textButton(let button):
      if isCode, isLossy { return add(button.text, format) }
      runs.append(
        (
          RichTextForm.button(button, isLossy: isLossy, collapses: collapses),
          object("button", format)
        ))
    case .formula(let latex):
      if isLossy, latex.isEmpty { return }
      if isCode, isLossy { return runs.append((latex, format.spelling)) }
      runs.append(("$\(latex.trimmed)$", object("formula", format)))
    case .textCustomEmoji(let id, let alt):
      if isCode, isLossy { return runs.append((alt, format.spelling)) }
      let alt = isLossy ? alt.trimmed : alt
      runs.append(("emoji \(id) \(alt)", object("emoji", format)))
    case .image:
      if !isLossy { runs.append(("image", object("image", format))) }
    }
  }

  private func normal(_ url: String) -> String? {
    if url == "https://example.org" { return "https://example.org/" }
    return url.contains("://") || url.hasPrefix("#") ? url.contains(" ") ? nil : url : nil
  }
}

extension String {
  /// The names of the anchors a text is made of; none if there is anything else.
  var anchorsAlone: [String] {
    var names: [String] = []
    for part in split(separator: "‹") {
      guard part.hasPrefix("<anchor "), let end = part.range(of: ">:anchor›") else { return [] }
      let name = part[part.index(part.startIndex, offsetBy: 8)..<end.lowerBound]
      names.append(name.split(separator: " ").dropLast().joined(separator: " "))
    }
    return names
  }
}
