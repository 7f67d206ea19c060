import CGtk

/// Menus as tables.
@MainActor
enum Menu {
  /// A line of a menu: something to do, or a menu of its own.
  indirect enum Entry {
    case action(String, String)
    /// An action with a parameter; one whose value it is has a mark.
    case choice(String, action: String, value: String)
    case menu(String, [[Entry]])
  }

  /// Sections of lines.
  static func made(_ sections: [[Entry]]) -> UnsafeMutablePointer<GMenuModel>? {
    let menu = g_menu_new()
    for section in sections {
      let part = g_menu_new()
      for entry in section { append(entry, to: part) }
      g_menu_append_section(menu, nil, cast(part, to: GMenuModel.self))
      g_object_unref(part.map { UnsafeMutableRawPointer($0) })
    }
    return cast(menu, to: GMenuModel.self)
  }

  private static func append(_ entry: Entry, to menu: OpaquePointer?) {
    switch entry {
    case .action(let label, let action):
      g_menu_append(menu, label, action)
    case .choice(let label, let action, let value):
      let item = g_menu_item_new(label, nil)
      g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(value))
      g_menu_append_item(menu, item)
      g_object_unref(item.map { UnsafeMutableRawPointer($0) })
    case .menu(let label, let sections):
      let inside = made(sections)
      g_menu_append_submenu(menu, label, inside)
      g_object_unref(inside.map { UnsafeMutableRawPointer($0) })
    }
  }
}
