extension InstantPageBlock: Equatable {
  /// Whether the trees are the same, node for node; strings are compared byte by byte.
  public static func == (lhs: InstantPageBlock, rhs: InstantPageBlock) -> Bool {
    guard lhs.hasSameNode(as: rhs) else { return false }
    switch (lhs.nested, rhs.nested) {
    case (.nothing, .nothing): return true
    case (.blocks(let left), .blocks(let right)): return left == right
    case (.items(let left), .items(let right)): return left == right
    case (.nothing, _), (.blocks, _), (.items, _): return false
    }
  }

  /// Whether two blocks are the same but for the blocks they hold.
  private func hasSameNode(as other: InstantPageBlock) -> Bool {
    switch self {
    case .unsupported: if case .unsupported = other { return true }
    case .divider: if case .divider = other { return true }
    case .cover: if case .cover = other { return true }
    case .title(let left): if case .title(let right) = other { return left == right }
    case .subtitle(let left): if case .subtitle(let right) = other { return left == right }
    case .header(let left): if case .header(let right) = other { return left == right }
    case .subheader(let left): if case .subheader(let right) = other { return left == right }
    case .paragraph(let left): if case .paragraph(let right) = other { return left == right }
    case .footer(let left): if case .footer(let right) = other { return left == right }
    case .kicker(let left): if case .kicker(let right) = other { return left == right }
    case .thinking(let left): if case .thinking(let right) = other { return left == right }
    case .anchor(let left): if case .anchor(let right) = other { return isSameText(left, right) }
    case .formula(let left): if case .formula(let right) = other { return isSameText(left, right) }
    case .list(_, let left): if case .list(_, let right) = other { return left == right }
    case .collage(_, let left): if case .collage(_, let right) = other { return left == right }
    case .slideshow(_, let left): if case .slideshow(_, let right) = other { return left == right }
    case .channelBanner(let left):
      if case .channelBanner(let right) = other { return left == right }
    case .authorDate(let left, let leftDate):
      if case .authorDate(let right, let rightDate) = other {
        return leftDate == rightDate && left == right
      }
    case .preformatted(let left, let leftLanguage):
      if case .preformatted(let right, let rightLanguage) = other {
        return isSameText(leftLanguage, rightLanguage) && left == right
      }
    case .blockQuote(_, let left, let leftCollapsed):
      if case .blockQuote(_, let right, let rightCollapsed) = other {
        return leftCollapsed == rightCollapsed && left == right
      }
    case .pullQuote(let left, let leftCaption):
      if case .pullQuote(let right, let rightCaption) = other {
        return left == right && leftCaption == rightCaption
      }
    case .details(let left, _, let leftExpanded):
      if case .details(let right, _, let rightExpanded) = other {
        return leftExpanded == rightExpanded && left == right
      }
    case .relatedArticles(let left, let leftArticles):
      if case .relatedArticles(let right, let rightArticles) = other {
        return left == right && leftArticles == rightArticles
      }
    case .heading(let left, let leftLevel):
      if case .heading(let right, let rightLevel) = other {
        return leftLevel == rightLevel && left == right
      }
    case .buttonRow(let leftAlignment, let left):
      if case .buttonRow(let rightAlignment, let right) = other {
        return leftAlignment == rightAlignment && left == right
      }
    case .audio(let left, let leftCaption):
      if case .audio(let right, let rightCaption) = other {
        return left == right && leftCaption == rightCaption
      }
    case .document(let left, let leftCaption):
      if case .document(let right, let rightCaption) = other {
        return left == right && leftCaption == rightCaption
      }
    case .table(let left, let leftRows, let leftBordered, let leftStriped, let leftCompact):
      if case .table(let right, let rightRows, let bordered, let striped, let compact) = other {
        if leftBordered != bordered || leftStriped != striped { return false }
        if leftCompact != compact { return false }
        return left == right && leftRows == rightRows
      }
    case .image(let left, let leftCaption, let leftUrl, let leftPage, let leftSpoiler):
      if case .image(let right, let caption, let url, let page, let spoiler) = other {
        if left != right || leftPage != page || leftSpoiler != spoiler { return false }
        return isSameText(leftUrl, url) && leftCaption == caption
      }
    case .video(let left, let leftCaption, let leftAutoplay, let leftLoop, let leftSpoiler):
      if case .video(let right, let caption, let autoplay, let loop, let spoiler) = other {
        if left != right || leftAutoplay != autoplay || leftLoop != loop { return false }
        return leftSpoiler == spoiler && leftCaption == caption
      }
    case .map(let leftLatitude, let leftLongitude, let leftZoom, let leftSize, let leftCaption):
      if case .map(let latitude, let longitude, let zoom, let size, let caption) = other {
        if !isSameNumber(leftLatitude, latitude) { return false }
        if !isSameNumber(leftLongitude, longitude) { return false }
        return leftZoom == zoom && leftSize == size && leftCaption == caption
      }
    case .webEmbed:
      return hasSameEmbed(as: other)
    case .postEmbed:
      return hasSamePost(as: other)
    }
    return false
  }

  private func hasSameEmbed(as other: InstantPageBlock) -> Bool {
    guard
      case .webEmbed(
        let leftUrl, let leftHtml, let leftSize, let leftCaption, let leftStretch, let leftScroll,
        let leftCover) = self,
      case .webEmbed(
        let url, let html, let size, let caption, let stretch, let scroll, let cover) = other
    else { return false }
    if leftSize != size || leftCover != cover { return false }
    if leftStretch != stretch || leftScroll != scroll { return false }
    if !isSameText(leftUrl, url) || !isSameText(leftHtml, html) { return false }
    return leftCaption == caption
  }

  private func hasSamePost(as other: InstantPageBlock) -> Bool {
    guard
      case .postEmbed(
        let leftUrl, let leftPage, let leftAvatar, let leftAuthor, let leftDate, _,
        let leftCaption) = self,
      case .postEmbed(
        let url, let page, let avatar, let author, let date, _, let caption) = other
    else { return false }
    if leftPage != page || leftAvatar != avatar || leftDate != date { return false }
    if !isSameText(leftUrl, url) || !isSameText(leftAuthor, author) { return false }
    return leftCaption == caption
  }
}
