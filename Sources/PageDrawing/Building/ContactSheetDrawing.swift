import PageLayout
import Typesetting

/// A page in every theme as one picture.
public func displayList(for sheet: ContactSheet) -> DisplayList {
  var builder = DisplayListBuilder()
  builder.add(
    .fill(
      .rect(Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)),
      .color(sheet.background)))
  for tile in sheet.tiles {
    if let label = tile.label { builder.paint(label, at: tile.labelOrigin) }
    switch tile.content {
    case .message(let message): builder.paint(message, at: tile.origin)
    case .article(let article): builder.paint(article, at: tile.origin)
    }
  }
  return DisplayList(size: sheet.size, commands: builder.commands)
}
