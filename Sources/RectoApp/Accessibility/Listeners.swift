import CGtk
import Glibc

/// Whether anybody listens: a screen reader, a braille display, an inspector. Without one nothing is told.
@MainActor
final class Listeners {
  private(set) var areThere = false
  private let changed: @MainActor () -> Void
  private var proxy: OpaquePointer?

  /// - Parameter changed: told whenever ``areThere`` has changed.
  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }

  /// Asks the desktop, and goes on listening to it.
  func start() {
    // The toolkit's own way to say it, for those that do not tell the desktop.
    switch getenv("GTK_A11Y").map({ String(cString: $0) }) {
    case "atspi": return found(true)
    case nil: break
    default: return
    }
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_NONE, nil, "org.a11y.Bus", "/org/a11y/bus",
      "org.a11y.Status", nil,
      { _, result, user in
        nonisolated(unsafe) let (result, user) = (result, user)
        MainActor.assumeIsolated {
          guard let user else { return }
          // Without a bus there is nobody on it.
          let proxy = g_dbus_proxy_new_for_bus_finish(result, nil)
          Unmanaged<Listeners>.fromOpaque(user).takeRetainedValue().follow(opaque(proxy))
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func follow(_ proxy: OpaquePointer?) {
    guard let proxy else { return }
    self.proxy = proxy
    connect(proxy, "g-properties-changed") { [weak self] _ in self?.ask() }
    ask()
  }

  private func ask() {
    found(["IsEnabled", "ScreenReaderEnabled"].contains(where: isSet))
  }

  private func isSet(_ name: String) -> Bool {
    guard
      let value = g_dbus_proxy_get_cached_property(cast(proxy, to: GDBusProxy.self), name)
    else { return false }
    defer { g_variant_unref(value) }
    return g_variant_get_boolean(value) != 0
  }

  private func found(_ areThere: Bool) {
    guard areThere != self.areThere else { return }
    self.areThere = areThere
    changed()
  }
}
