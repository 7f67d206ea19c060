extension InstantPageBlock {
  /// The block's own line in a dump.
  var headWords: [String] {
    switch self {
    case .unsupported: return ["unsupported"]
    case .title(let text): return ["title", text.treeDump()]
    case .subtitle(let text): return ["subtitle", text.treeDump()]
    case .header(let text): return ["header", text.treeDump()]
    case .subheader(let text): return ["subheader", text.treeDump()]
    case .paragraph(let text): return ["paragraph", text.treeDump()]
    case .footer(let text): return ["footer", text.treeDump()]
    case .kicker(let text): return ["kicker", text.treeDump()]
    case .thinking(let text): return ["thinking", text.treeDump()]
    case .divider: return ["divider"]
    case .anchor(let name): return ["anchor", name.quotedForDump]
    case .formula(let latex): return ["formula", latex.quotedForDump]
    case .heading(let text, let level): return ["heading", String(level), text.treeDump()]
    case .authorDate(let author, let date):
      return ["authorDate", "date=\(date)", author.treeDump()]
    case .preformatted(let text, let language):
      var words = ["preformatted"]
      words.quoted("language", language)
      return words + [text.treeDump()]
    case .list(_, let ordered): return ["list", ordered ? "ordered" : ""]
    case .blockQuote(_, _, let collapsed):
      var words = ["blockQuote"]
      words.bool("collapsed", collapsed)
      return words
    case .pullQuote(let text, _): return ["pullQuote", text.treeDump()]
    case .cover: return ["cover"]
    case .collage: return ["collage"]
    case .slideshow: return ["slideshow"]
    case .audio(let id, _): return ["audio", id.dump]
    case .document(let id, _): return ["document", id.dump]
    case .channelBanner: return ["channelBanner"]
    case .details(let title, _, let expanded):
      return ["details", expanded ? "expanded" : "", title.treeDump()]
    case .relatedArticles(let title, _): return ["relatedArticles", title.treeDump()]
    case .table(let title, _, let bordered, let striped, let compact):
      var words = ["table"]
      words.flag("bordered", bordered)
      words.flag("striped", striped)
      words.flag("compact", compact)
      if title != .empty { words.append(title.treeDump()) }
      return words
    case .map(let latitude, let longitude, let zoom, let dimensions, _):
      return ["map", "\(latitude) \(longitude)", "zoom=\(zoom)", "size=\(dimensions.dump)"]
    case .buttonRow(let alignment, _): return ["buttonRow", alignment.dump]
    case .image, .video, .webEmbed, .postEmbed: return mediumWords
    }
  }

  /// The lines with the most fields.
  private var mediumWords: [String] {
    var words: [String] = []
    if case .image(let id, _, let url, let webpageId, let spoiler) = self {
      words = ["image", id.dump]
      words.flag("spoiler", spoiler)
      words.quoted("url", url)
      words.field("webpage", webpageId?.dump)
    }
    if case .video(let id, _, let autoplay, let loop, let spoiler) = self {
      words = ["video", id.dump]
      words.flag("autoplay", autoplay)
      words.flag("loop", loop)
      words.flag("spoiler", spoiler)
    }
    if case .webEmbed(let url, let html, let dimensions, _, let stretch, let scrolling, let cover) =
      self
    {
      words = ["webEmbed"]
      words.quoted("url", url)
      words.quoted("html", html)
      words.field("size", dimensions?.dump)
      words.flag("stretch", stretch)
      words.flag("scrolling", scrolling)
      words.field("cover", cover?.dump)
    }
    if case .postEmbed(let url, let webpageId, let avatarId, let author, let date, _, _) = self {
      words = ["postEmbed"]
      words.quoted("url", url)
      words.field("webpage", webpageId?.dump)
      words.field("avatar", avatarId?.dump)
      words.quoted("author", author)
      words.number("date", date)
    }
    return words
  }
}

extension InstantPageButtonRowAlignment {
  /// Empty for the alignment rows have by default.
  fileprivate var dump: String {
    switch self {
    case .justify: return ""
    case .left: return "left"
    case .center: return "center"
    case .right: return "right"
    }
  }
}
