import CGtk
import ChatView
import MessageFiles

/// The switches of how messages look, a row each.
@MainActor
final class LookPane {
  let widget: Widget?
  private let switches: [LookSwitch]
  private var rows: [Widget?] = []
  private let anyColor: Widget?
  private var isShowing = false

  /// - Parameter choose: told a switch and the value that was chosen.
  init(
    _ switches: [LookSwitch], choose: @escaping @MainActor (_ name: String, _ value: String) -> Void
  ) {
    self.switches = switches
    anyColor = gtk_color_button_new()
    widget = adw_preferences_page_new()
    let group = adw_preferences_group_new()
    for choice in switches {
      let row = adw_combo_row_new()
      let names = gtk_string_list_new(nil)
      for entry in choice.entries { gtk_string_list_append(names, entry.name) }
      adw_preferences_row_set_title(cast(row, to: AdwPreferencesRow.self), choice.title)
      adw_combo_row_set_model(cast(row, to: AdwComboRow.self), names)
      g_object_unref(names.map { UnsafeMutableRawPointer($0) })
      connect(row.map { UnsafeMutableRawPointer($0) }, "notify::selected") { [weak self] _ in
        let index = Int(adw_combo_row_get_selected(cast(row, to: AdwComboRow.self)))
        guard let self, !isShowing, choice.entries.indices.contains(index) else { return }
        choose(choice.name, choice.entries[index].value)
      }
      adw_preferences_group_add(cast(group, to: AdwPreferencesGroup.self), row)
      rows.append(row)
    }
    let row = adw_action_row_new()
    adw_preferences_row_set_title(cast(row, to: AdwPreferencesRow.self), "Any Accent")
    gtk_widget_set_valign(anyColor, GTK_ALIGN_CENTER)
    explain(anyColor, "Choose any colour")
    connect(anyColor.map { UnsafeMutableRawPointer($0) }, "color-set") { [weak self] _ in
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(opaque(self?.anyColor), &color)
      choose("accent", InkColor(color).digits)
    }
    adw_action_row_add_suffix(cast(row, to: AdwActionRow.self), anyColor)
    adw_action_row_set_activatable_widget(cast(row, to: AdwActionRow.self), anyColor)
    adw_preferences_group_add(cast(group, to: AdwPreferencesGroup.self), row)
    adw_preferences_page_add(
      cast(widget, to: AdwPreferencesPage.self), cast(group, to: AdwPreferencesGroup.self))
  }

  func show(_ choice: LookChoice) {
    isShowing = true
    defer { isShowing = false }
    for (one, row) in zip(switches, rows) {
      let value = one.value(choice)
      // A colour that is none of the list leaves the list without a choice.
      let index = one.entries.firstIndex { $0.value == value }.map { guint($0) } ?? guint.max
      adw_combo_row_set_selected(cast(row, to: AdwComboRow.self), index)
    }
    var color =
      choice.accent.map { GdkRGBA($0) } ?? GdkRGBA(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    gtk_color_chooser_set_rgba(opaque(anyColor), &color)
  }
}

extension InkColor {
  fileprivate init(_ color: GdkRGBA) {
    func byte(_ part: Float) -> UInt32 { UInt32((min(1, max(0, part)) * 255).rounded()) }
    self.init(rgb: byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue))
  }
}

extension GdkRGBA {
  fileprivate init(_ color: InkColor) {
    func part(_ shift: UInt32) -> Float { Float((color.rgb >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
