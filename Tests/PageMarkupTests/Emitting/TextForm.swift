import PageModel

/// What of a rich text its readers see, spelled so that two texts with the same spelling look the
/// same: runs with their formatting, whatever the tree they come from.
///
/// What a dialect cannot say is left out only if `isLossy`: then a loss must have named it.
struct TextForm {
  var isLossy: Bool
  var media: [MediaId: Media]
  private var objects = 0
  private var runs: [(text: String, format: String)] = []

  init(isLossy: Bool, media: [MediaId: Media]) {
    self.isLossy = isLossy
    self.media = media
  }

  static func of(_ text: RichText, isLossy: Bool, media: [MediaId: Media]) -> String {
    var form = TextForm(isLossy: isLossy, media: media)
    form.add(text, Format())
    return form.spelling
  }

  var spelling: String {
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

  struct Format {
    var styles: Set<String> = []
    var links: [String] = []

    var spelling: String { (styles.sorted() + links).joined(separator: " ") }
  }

  private mutating func add(_ text: RichText, _ format: Format) {
    func styled(_ name: String) -> Format {
      var format = format
      format.styles.insert(name)
      return format
    }
    func linked(_ name: String) -> Format {
      var format = format
      if !isLossy || format.links.isEmpty { format.links.append(name) }
      return format
    }
    switch text {
    case .empty: break
    case .plain(let string):
      var string = string
      if isLossy { string = string.replacingScalars(["\0": "\u{FFFD}"]) }
      if isLossy, format.styles.contains("code") { string = string.onOneLine }
      runs.append((string, format.spelling))
    case .concat(let parts): for part in parts { add(part, format) }
    case .bold(let inner): add(inner, styled("bold"))
    case .italic(let inner): add(inner, styled("italic"))
    case .underline(let inner): add(inner, styled("underline"))
    case .strikethrough(let inner): add(inner, styled("strike"))
    case .fixed(let inner): add(inner, styled("code"))
    case .subscript(let inner): add(inner, styled("sub"))
    case .superscript(let inner): add(inner, styled("sup"))
    case .marked(let inner): add(inner, styled("mark"))
    case .textSpoiler(let inner): add(inner, isLossy ? format : styled("spoiler"))
    case .url(let inner, let url, let webpageId):
      add(inner, linked(url + (webpageId == nil || isLossy ? "" : " cached")))
    case .email(let inner, let email): add(inner, linked("mailto:" + email))
    case .phone(let inner, let phone): add(inner, linked("tel:" + phone))
    case .textAutoUrl(let inner):
      let shown = inner.plainText
      add(inner, linked(shown.contains("://") ? shown : "http://" + shown))
    case .textAutoEmail(let inner): add(inner, linked("mailto:" + inner.plainText))
    case .textMentionName(let inner, let id): add(inner, linked("user \(id)"))
    case .textDate(let inner, let date, let dateFormat):
      add(inner, linked("date \(date)" + (dateFormat == nil || isLossy ? "" : " formatted")))
    case .anchor(let inner, let name):
      if !isLossy { runs.append(("#", "anchor \(name)")) }
      add(inner, format)
    case .textBotCommand(let inner), .textCashtag(let inner), .textHashtag(let inner),
      .textMention(let inner), .textAutoPhone(let inner), .textBankCard(let inner):
      add(inner, format)
    case .textTonAddress(let inner): add(inner, isLossy ? format : styled("ton"))
    case .textButton(let button): add(button.text, isLossy ? format : styled("button"))
    case .formula(let latex):
      if isLossy, latex.isEmpty { return }
      let form = object("formula", format)
      runs.append(("$\(latex)$", form))
    case .textCustomEmoji(let id, let alt):
      let form = object("emoji", format)
      runs.append(("emoji \(id) \(alt)", form))
    case .image(let id, let size):
      let address = MediaForm.address(of: id, media)
      if isLossy, address == nil { return }
      let hasSize = size.width != 0 || size.height != 0
      let form = object("image", format)
      runs.append(("image \(address ?? "?")\(hasSize && !isLossy ? " sized" : "")", form))
    }
  }

  private mutating func object(_ name: String, _ format: Format) -> String {
    var format = format
    if isLossy { format.styles.remove("code") }
    objects += 1
    return format.spelling + "<\(name) \(objects)>"
  }
}

enum MediaForm {
  static func address(of id: MediaId, _ media: [MediaId: Media]) -> String? {
    let resources: [TelegramMediaResource]
    switch media[id] {
    case nil: return nil
    case .image(let image): resources = image.representations.reversed().map(\.resource)
    case .file(let file): resources = [file.resource]
    }
    for resource in resources {
      switch resource {
      case .httpReference(let http): return http.url
      case .localFileReference(let file): return file.localFilePath
      default: continue
      }
    }
    return nil
  }
}

extension String {
  func replacingScalars(_ table: [Unicode.Scalar: Unicode.Scalar]) -> String {
    var result = ""
    for scalar in unicodeScalars { result.unicodeScalars.append(table[scalar] ?? scalar) }
    return result
  }

  var onOneLine: String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return result
  }

  var isBlank: Bool { utf8.allSatisfy { $0 == 32 || (9...13).contains($0) } }
}
