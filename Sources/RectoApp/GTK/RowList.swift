import CGtk
import CGtkShim

/// The widgets of a row, made once and shown with one row after the other.
@MainActor
protocol RowParts: AnyObject {
  var root: Widget? { get }
}

/// A list whose rows get widgets only while they are in view. The one under the pointer or the keyboard is
/// selected, a click or Return activates it.
@MainActor
final class RowList<Row: Equatable, Parts: RowParts> {
  /// In a scrolled window.
  let widget: Widget?
  private(set) var rows: [Row] = []
  private let view: Widget?
  private let model: OpaquePointer?
  private let selection: OpaquePointer?
  private var parts: [OpaquePointer: Parts] = [:]
  private var isMarking = false

  /// - Parameters:
  ///   - make: given a way to ask which row the parts show at the time.
  ///   - pointed: told which row the pointer or the keyboard is at; nil when it leaves.
  init(
    make: @escaping @MainActor (@escaping @MainActor () -> Int) -> Parts,
    show: @escaping @MainActor (Parts, Row) -> Void,
    pointed: @escaping @MainActor (Int?) -> Void, activated: @escaping @MainActor (Int) -> Void
  ) {
    model = recto_rows_new()
    selection = gtk_single_selection_new(model)
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    let factory = gtk_signal_list_item_factory_new()
    view = gtk_list_view_new(selection, factory)
    let list = opaque(view)
    gtk_list_view_set_single_click_activate(list, 1)
    gtk_widget_add_css_class(view, "navigation-sidebar")
    gtk_widget_add_css_class(view, "recto-rows")
    widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque(widget), view)
    gtk_widget_set_vexpand(widget, 1)
    connect(cast(factory, to: GObject.self), "setup") { [weak self] arguments in
      guard let self, let item = arguments.object(1) else { return }
      let made = make { Int(gtk_list_item_get_position(item)) }
      parts[item] = made
      gtk_list_item_set_child(item, made.root)
    }
    connect(cast(factory, to: GObject.self), "bind") { [weak self] arguments in
      guard let self, let item = arguments.object(1), let part = parts[item] else { return }
      let position = Int(gtk_list_item_get_position(item))
      if rows.indices.contains(position) { show(part, rows[position]) }
    }
    connect(cast(factory, to: GObject.self), "teardown") { [weak self] arguments in
      if let item = arguments.object(1) { self?.parts[item] = nil }
    }
    connect(view.map { UnsafeMutableRawPointer($0) }, "activate") { [weak self] arguments in
      let position = Int(arguments.unsigned(1))
      if self?.rows.indices.contains(position) == true { activated(position) }
    }
    connect(selection, "notify::selected") { [weak self] _ in
      guard let self, !isMarking else { return }
      pointed(selectedRow)
    }
    let motion = gtk_event_controller_motion_new()
    connect(motion, "leave") { _ in pointed(nil) }
    gtk_widget_add_controller(view, motion)
    let focus = gtk_event_controller_focus_new()
    connect(focus, "leave") { _ in pointed(nil) }
    gtk_widget_add_controller(view, focus)
  }

  var selectedRow: Int? {
    let position = Int(gtk_single_selection_get_selected(selection))
    return rows.indices.contains(position) ? position : nil
  }

  /// Shows other rows; those at both ends that are the same keep their widgets and their places.
  func show(_ new: [Row]) {
    let old = rows
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    guard start + end < max(old.count, new.count) else { return }
    rows = new
    isMarking = true
    recto_rows_replace(
      model, UInt32(start), UInt32(old.count - start - end),
      UInt32(new.count - start - end))
    isMarking = false
  }

  /// Selects a row and brings it into view, without anybody being told.
  func mark(_ row: Int?) {
    isMarking = true
    defer { isMarking = false }
    guard let row, rows.indices.contains(row) else {
      gtk_single_selection_set_selected(selection, guint.max)
      return
    }
    guard row != selectedRow else { return }
    gtk_single_selection_set_selected(selection, guint(row))
    gtk_widget_activate_action_variant(
      view, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
  }

  func grabFocus() { gtk_widget_grab_focus(view) }
}
