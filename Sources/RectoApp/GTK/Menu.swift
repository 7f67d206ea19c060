import CGtk

/// Menus as tables: sections of (label, action).
@MainActor
enum Menu {
  static func made(_ sections: [[(String, String)]]) -> UnsafeMutablePointer<GMenuModel>? {
    let menu = g_menu_new()
    for section in sections {
      let part = g_menu_new()
      for (label, action) in section { g_menu_append(part, label, action) }
      g_menu_append_section(menu, nil, cast(part, to: GMenuModel.self))
    }
    return cast(menu, to: GMenuModel.self)
  }
}
