import CGtk
import ChatView

/// The tree of a message's blocks, a line a block.
@MainActor
final class BlockList {
  private let list: RowList<BlockRow, BlockParts>
  var widget: Widget? { list.widget }

  init(
    pointed: @escaping @MainActor (Int?) -> Void, activated: @escaping @MainActor (Int) -> Void
  ) {
    list = RowList(
      make: { _ in BlockParts() }, show: { $0.show($1) }, pointed: pointed, activated: activated)
  }

  var rows: [BlockRow] { list.rows }

  func grabFocus() { list.grabFocus() }

  func show(_ rows: [BlockRow]) { list.show(rows) }

  /// Marks the row of the block at a structural path, or of the nearest one around it.
  func mark(_ path: [Int]?) { list.mark(path.flatMap { rows.index(of: $0) }) }
}

/// A block: what it is, how it begins, and where it is in the tree.
@MainActor
final class BlockParts: RowParts {
  let root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
  private let kind = Label.made(styles: ["caption-heading"])
  private let words = Label.made()
  private let place = Label.made(styles: ["caption", "dim-label", "numeric"])

  /// Points a level; deeper than that lines are not indented further: they would have no room left.
  private static let indent = 14
  private static let deepestIndent = 8

  init() {
    gtk_widget_set_hexpand(words, 1)
    gtk_label_set_ellipsize(opaque(kind), PANGO_ELLIPSIZE_NONE)
    gtk_label_set_ellipsize(opaque(place), PANGO_ELLIPSIZE_START)
    for part in [kind, words, place] { gtk_box_append(cast(root, to: GtkBox.self), part) }
  }

  func show(_ row: BlockRow) {
    gtk_widget_set_margin_start(root, Int32(min(row.depth, Self.deepestIndent) * Self.indent))
    Label.set(kind, row.kind)
    Label.set(words, row.words)
    Label.set(place, row.place)
  }
}
