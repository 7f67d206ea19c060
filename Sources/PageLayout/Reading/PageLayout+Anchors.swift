import PageModel
import Typesetting

/// Where a link to a place on the same page leads.
public enum AnchorTarget: Hashable, Sendable {
  /// To scroll to, in the page's space.
  case rect(Rect)
  /// Into details that are closed. Open these, from the outermost in, lay out again, and ask again.
  case closed(details: [Int])
  case missing
}

extension PageLayout {
  /// How far above an anchor a page is scrolled to.
  public static let anchorMargin = 8.0

  /// Where an anchor is, or what hides it.
  ///
  /// - Parameter page: what the layout was made from.
  public func target(ofAnchor name: String, in page: InstantPage) -> AnchorTarget {
    if let rect = rect(ofAnchor: name) { return .rect(rect) }
    guard let around = page.detailsAround(anchor: name) else { return .missing }
    let open = openDetails
    let closed = around.filter { !open.contains($0) }
    return closed.isEmpty ? .missing : .closed(details: closed)
  }

  /// The line that carries an anchor, or the empty place of one on its own; nil where it does not show.
  public func rect(ofAnchor name: String) -> Rect? {
    guard !name.isEmpty else { return nil }
    var found: Rect?
    ItemVisitor(scroll: ScrollPositions()).visit(items) { placed in
      guard found == nil else { return false }
      if case .anchor(name) = placed.item.content {
        found = Rect(x: placed.frame.x, y: placed.frame.y, width: 0, height: 0)
      } else {
        found = placed.texts.lazy.compactMap { $0.line(ofAnchor: name) }.first
      }
      return found == nil
    }
    return found
  }

  private var openDetails: Set<Int> {
    var open: Set<Int> = []
    ItemVisitor(scroll: ScrollPositions()).visit(items) { placed in
      if case .details(let details) = placed.item.content, details.isExpanded {
        open.insert(details.index)
      }
      return true
    }
    return open
  }
}

extension PlacedText {
  fileprivate func line(ofAnchor name: String) -> Rect? {
    let tags = text.attributes.indices.filter { text.attributes[$0].anchor?.name == name }
    guard !tags.isEmpty,
      let span = text.paragraph.text.spans.first(where: { tags.contains($0.style.tag) }),
      let index = text.paragraph.lines.firstIndex(where: {
        $0.range.contains(span.range.lowerBound)
      })
    else { return nil }
    let line = text.paragraph.lines[index].frame
    return Rect(
      x: origin.x + text.paragraph.lineOrigin(index).x, y: origin.y + line.y, width: line.width,
      height: line.height)
  }
}

extension InstantPage {
  /// The ordinals in page order of the details around an anchor, from the outermost in; empty outside of
  /// details, nil where there is no such anchor.
  func detailsAround(anchor name: String) -> [Int]? {
    guard let ordinals = anchorPath(name) else { return nil }
    var around: [Int] = []
    // Where the details being looked through begin, and how many were seen on their own level.
    var level = 0
    var seen = 0
    var index = 0
    var walk = self.walk.makeIterator()
    var base: [Int] = []
    while around.count < ordinals.count, let step = walk.next() {
      switch step.block {
      case .collage, .slideshow:
        // What is no picture in them is not laid out.
        walk.skipNested()
      case .details(_, let blocks, _):
        guard step.path.starts(with: base) else { return nil }
        if seen == ordinals[level] {
          around.append(index)
          index += 1
          level += 1
          seen = 0
          base = step.path
        } else {
          seen += 1
          index += 1 + blocks.detailsCount
          walk.skipNested()
        }
      case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
        .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .image, .video,
        .cover, .webEmbed, .postEmbed, .channelBanner, .audio, .kicker, .table, .relatedArticles,
        .map, .heading, .formula, .thinking, .buttonRow, .document, nil:
        break
      }
    }
    return around.count == ordinals.count ? around : nil
  }
}
