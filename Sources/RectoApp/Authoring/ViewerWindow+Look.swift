import CGtk
import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  /// Takes colours, sizes and direction from what is chosen and from the desktop.
  func applyLook() {
    let manager = adw_style_manager_get_default()
    let scheme: AdwColorScheme =
      switch choice.theme {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .day: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .night: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(manager, scheme)
    var look = ChatLook()
    look.scale = chat.look.scale
    look.isDark = adw_style_manager_get_dark(manager) != 0
    look.accent = choice.accent.map { Color($0.rgb) }
    look.textSize = choice.textSize
    look.direction = choice.direction
    look.widestStrip = choice.width.points
    chat.setLook(look)
    canvas.refresh()
  }

  /// Puts a switch into a position; what is none of its positions is ignored.
  func choose(_ name: String, _ value: String) {
    guard let one = switches.first(where: { $0.name == name }) else { return }
    let old = choice
    one.choose(&choice, value)
    guard choice != old else { return }
    applyLook()
    if choice.width != old.width { fitWindow() }
    tellChoice(since: old)
  }

  /// Menus, the panel and events follow what was chosen, whichever way.
  private func tellChoice(since old: LookChoice) {
    for one in switches where one.value(choice) != one.value(old) {
      let action = g_action_map_lookup_action(OpaquePointer(window), one.name)
      g_simple_action_set_state(action, g_variant_new_string(one.value(choice)))
      happened(.look(name: one.name, value: one.value(choice)), message: nil)
    }
    panel?.look.show(choice)
  }

  /// The next position of a switch, around the end.
  func chooseNext(_ name: String) {
    guard let one = switches.first(where: { $0.name == name }) else { return }
    let index = one.entries.firstIndex { $0.value == one.value(choice) } ?? -1
    let next = one.entries[(index + 1) % one.entries.count]
    choose(name, next.value)
    announce("\(one.title): \(next.name)")
  }

  /// The next width up or down from what is seen, which may be the window's.
  func stepWidth(by steps: Int) {
    let seen = StripWidth.points(min(choice.width.points, chat.stripWidth))
    let next = seen.stepped(by: steps)
    guard next != seen else { return }
    choose("width", next.identifier)
    announce("Width: \(next.name)")
  }

  func stepTextSize(by steps: Int?) {
    let old = choice
    choice.textSize = steps.map { choice.textSize.stepped(by: $0) } ?? options.textSize.textSize
    guard choice != old else { return }
    applyLook()
    tellChoice(since: old)
  }

  /// A width that was chosen is seen, even where the window was narrower.
  private func fitWindow() {
    guard case .points(let width) = choice.width, chat.size.width > 0,
      width > chat.size.width,
      gtk_window_is_maximized(cast(window, to: GtkWindow.self)) == 0
    else { return }
    widenWindow(by: Int32((width - chat.size.width).rounded(.up)))
  }
}
