import CGtk
import ChatView

/// How much of what servers take a message uses, a bar a limit.
@MainActor
final class LimitPane {
  let widget: Widget?
  private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
  private var shown: [LimitMeter] = []
  private var bars: [[Bar]] = []
  private let jump: @MainActor ([Int]) -> Void

  /// - Parameter jump: told the block that is too much.
  init(jump: @escaping @MainActor ([Int]) -> Void) {
    self.jump = jump
    widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    for margin in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_bottom,
    ] { margin(box, 12) }
    gtk_scrolled_window_set_child(opaque(widget), box)
  }

  func show(_ meters: [LimitMeter]) {
    guard meters != shown else { return }
    if bars.map(\.count) != meters.map(\.rows.count) { build(meters) }
    shown = meters
    for (meter, bars) in zip(meters, bars) {
      for (row, bar) in zip(meter.rows, bars) { bar.show(row) }
    }
  }

  private func build(_ meters: [LimitMeter]) {
    while let child = gtk_widget_get_first_child(box) {
      gtk_box_remove(cast(box, to: GtkBox.self), child)
    }
    bars = meters.enumerated().map { number, meter in
      let title = Label.made(meter.title, wraps: true, styles: ["heading"])
      gtk_widget_set_margin_top(title, number == 0 ? 0 : 18)
      gtk_box_append(cast(box, to: GtkBox.self), title)
      if let note = meter.note {
        gtk_box_append(
          cast(box, to: GtkBox.self),
          Label.made(note, wraps: true, styles: ["caption", "dim-label"]))
      }
      return meter.rows.indices.map { row in
        let bar = Bar { [weak self] in
          guard let self, shown.indices.contains(number),
            let path = shown[number].rows[row].path
          else { return }
          jump(path)
        }
        gtk_box_append(cast(box, to: GtkBox.self), bar.root)
        return bar
      }
    }
  }

  /// One limit.
  @MainActor
  private final class Bar {
    let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    private let name = Label.made()
    private let count = Label.made(styles: ["numeric", "dim-label"])
    private let level = gtk_level_bar_new()
    private let sentence = Label.made(wraps: true, styles: ["caption", "error"])
    private let button = gtk_button_new_with_label("Show")

    init(jump: @escaping @MainActor () -> Void) {
      gtk_widget_set_margin_top(root, 8)
      let line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
      gtk_widget_set_hexpand(name, 1)
      gtk_box_append(cast(line, to: GtkBox.self), name)
      gtk_box_append(cast(line, to: GtkBox.self), count)
      gtk_box_append(cast(root, to: GtkBox.self), line)
      // Its own colours tell nearly empty from nearly full, not what is too much.
      for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(opaque(level), name) }
      gtk_box_append(cast(root, to: GtkBox.self), level)
      gtk_box_append(cast(root, to: GtkBox.self), sentence)
      gtk_widget_set_halign(button, GTK_ALIGN_START)
      gtk_widget_set_tooltip_text(button, "Go to the first block that is too much")
      connect(button.map { UnsafeMutableRawPointer($0) }, "clicked") { _ in jump() }
      gtk_box_append(cast(root, to: GtkBox.self), button)
    }

    func show(_ row: LimitMeter.Row) {
      Label.set(name, row.name)
      Label.set(count, row.count)
      gtk_level_bar_set_value(opaque(level), row.part)
      for style in ["near", "exceeded"] { gtk_widget_remove_css_class(level, style) }
      switch row.state {
      case .fine: break
      case .near: gtk_widget_add_css_class(level, "near")
      case .exceeded: gtk_widget_add_css_class(level, "exceeded")
      }
      Label.set(sentence, row.sentence ?? "")
      gtk_widget_set_visible(sentence, row.sentence == nil ? 0 : 1)
      gtk_widget_set_visible(button, row.path.map { $0.isEmpty } ?? true ? 0 : 1)
    }
  }
}
