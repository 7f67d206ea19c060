import PageLayout
import Typesetting

/// An article as a picture, on its theme's ground.
public func displayList(for article: ReaderLayout) -> DisplayList {
  var builder = DisplayListBuilder()
  builder.paint(article, at: .zero)
  return DisplayList(size: article.size, commands: builder.commands)
}

extension DisplayListBuilder {
  /// Paints an article whose top left is at `origin`.
  mutating func paint(_ article: ReaderLayout, at origin: Point) {
    let sheet = Rect(
      x: origin.x, y: origin.y, width: article.size.width, height: article.size.height)
    add(.fill(.rect(sheet), .color(article.background)))
    paint(article.page.items, at: origin)
  }
}
