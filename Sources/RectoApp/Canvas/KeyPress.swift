import CGtk

/// A key that was pressed, and what was held down with it.
struct KeyPress {
  /// A `GDK_KEY_…`; keys of the keypad are those they stand for.
  let key: Int32
  let isShifted: Bool
  let isControl: Bool
  /// With keys that mean something to the desktop or the menus, so that it is nobody else's business.
  let isForeign: Bool

  init(_ key: UInt32, state: UInt32) {
    self.key = Self.plain(Int32(bitPattern: key))
    isShifted = state & GDK_SHIFT_MASK.rawValue != 0
    isControl = state & GDK_CONTROL_MASK.rawValue != 0
    let foreign = [GDK_ALT_MASK, GDK_SUPER_MASK, GDK_HYPER_MASK, GDK_META_MASK]
    isForeign = foreign.contains { state & $0.rawValue != 0 }
  }

  var isPlain: Bool { !isShifted && !isControl && !isForeign }

  private static func plain(_ key: Int32) -> Int32 {
    switch key {
    case GDK_KEY_KP_Left: GDK_KEY_Left
    case GDK_KEY_KP_Right: GDK_KEY_Right
    case GDK_KEY_KP_Up: GDK_KEY_Up
    case GDK_KEY_KP_Down: GDK_KEY_Down
    case GDK_KEY_KP_Home: GDK_KEY_Home
    case GDK_KEY_KP_End: GDK_KEY_End
    case GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up
    case GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down
    case GDK_KEY_KP_Enter: GDK_KEY_Return
    case GDK_KEY_KP_Tab: GDK_KEY_Tab
    case GDK_KEY_KP_Space: GDK_KEY_space
    case GDK_KEY_KP_Add: GDK_KEY_plus
    case GDK_KEY_KP_Subtract: GDK_KEY_minus
    case GDK_KEY_KP_0: GDK_KEY_0
    default: key
    }
  }
}
