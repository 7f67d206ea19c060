import CGtk
import ChatView
import Recto

/// What was found in a message, a row a finding.
@MainActor
final class FindingList {
  let widget: Widget?
  private let counts = Label.made(styles: ["caption"])
  private let form = Label.made(styles: ["dim-label", "caption"])
  private let mendAll = gtk_button_new_with_label("Mend All")
  private let nothing = adw_status_page_new()
  private let stack = gtk_stack_new()
  private let list: RowList<FindingRow, FindingParts>

  /// What a row asks for, by its number.
  struct Actions {
    var pointed: @MainActor (Int?) -> Void
    var jump: @MainActor (Int) -> Void
    var mend: @MainActor (Int) -> Void
    var mendAll: @MainActor () -> Void
  }

  /// - Parameter writes: whether fixes are made in the file; else they are copied.
  init(writes: Bool, _ actions: Actions) {
    list = RowList(
      make: { position in
        FindingParts(writes: writes) { actions.mend(position()) }
      },
      show: { $0.show($1) }, pointed: actions.pointed, activated: actions.jump)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    for margin in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { margin(head, 12) }
    gtk_widget_set_margin_bottom(head, 6)
    let words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_hexpand(words, 1)
    for label in [counts, form] { gtk_box_append(cast(words, to: GtkBox.self), label) }
    gtk_box_append(cast(head, to: GtkBox.self), words)
    gtk_widget_set_valign(mendAll, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(mendAll, "Make all changes that are certain (Ctrl+Shift+.)")
    connect(mendAll.map { UnsafeMutableRawPointer($0) }, "clicked") { _ in actions.mendAll() }
    if writes { gtk_box_append(cast(head, to: GtkBox.self), mendAll) }
    adw_status_page_set_icon_name(opaque(nothing), "object-select-symbolic")
    adw_status_page_set_title(opaque(nothing), "Nothing Found")
    adw_status_page_set_description(
      opaque(nothing),
      "A server takes the message as it is, and readers have nothing to stumble over.")
    gtk_widget_add_css_class(nothing, "compact")
    gtk_stack_add_child(opaque(stack), list.widget)
    gtk_stack_add_child(opaque(stack), nothing)
    gtk_widget_set_vexpand(stack, 1)
    gtk_box_append(cast(widget, to: GtkBox.self), head)
    gtk_box_append(cast(widget, to: GtkBox.self), stack)
  }

  func show(_ inspection: Inspection) {
    list.show(inspection.findings)
    let isClean = inspection.findings.isEmpty
    gtk_stack_set_visible_child(opaque(stack), isClean ? nothing : list.widget)
    let fixes = inspection.findings.count { $0.finding.fix != nil }
    gtk_widget_set_visible(mendAll, fixes > 1 ? 1 : 0)
    Label.set(counts, inspection.countInWords)
    gtk_widget_set_visible(counts, isClean ? 0 : 1)
    Label.set(form, inspection.checkedAs)
    gtk_widget_set_tooltip_text(form, inspection.aboutForm)
  }

  var selected: Int? { list.selectedRow }
  func mark(_ row: Int?) { list.mark(row) }
  func grabFocus() { list.grabFocus() }
}

extension Inspection {
  /// "2 errors, 1 note"; empty when there is nothing.
  fileprivate var countInWords: String {
    [(LintSeverity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
      severity, word in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}

/// A finding: how bad it is and where, what is wrong, and a button that mends it.
@MainActor
final class FindingParts: RowParts {
  let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
  private let severity = Label.made(styles: ["caption-heading"])
  private let place = Label.made(styles: ["caption", "dim-label"])
  private let sentence = Label.made(wraps: true)
  private let fix: Widget?
  private let severities = ["error", "warning", "accent"]

  init(writes: Bool, mend: @escaping @MainActor () -> Void) {
    fix = gtk_button_new_with_label(writes ? "Mend" : "Copy Fix")
    for margin in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { margin(root, 6) }
    let head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_append(cast(head, to: GtkBox.self), severity)
    gtk_widget_set_hexpand(place, 1)
    gtk_box_append(cast(head, to: GtkBox.self), place)
    gtk_widget_add_css_class(fix, "flat")
    gtk_widget_add_css_class(fix, "recto-fix")
    gtk_widget_set_tooltip_text(
      fix,
      writes ? "Make the change in the file (Ctrl+.)" : "Copy the line as it should be (Ctrl+.)")
    connect(fix.map { UnsafeMutableRawPointer($0) }, "clicked") { _ in mend() }
    gtk_box_append(cast(head, to: GtkBox.self), fix)
    gtk_box_append(cast(root, to: GtkBox.self), head)
    gtk_box_append(cast(root, to: GtkBox.self), sentence)
  }

  func show(_ row: FindingRow) {
    let finding = row.finding
    for style in severities { gtk_widget_remove_css_class(severity, style) }
    let (word, style) =
      switch finding.severity {
      case .error: ("Error", severities[0])
      case .warning: ("Warning", severities[1])
      case .note: ("Note", severities[2])
      }
    gtk_widget_add_css_class(severity, style)
    Label.set(severity, word)
    Label.set(
      place, [row.place, finding.code.rawValue].filter { !$0.isEmpty }.joined(separator: "  "))
    Label.set(sentence, finding.sentence)
    gtk_widget_set_visible(fix, finding.fix == nil ? 0 : 1)
  }
}
