import CGtk
import CGtkShim

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// What a signal brought; argument 0 is the object that sent it.
@MainActor
struct SignalArguments {
  let values: UnsafePointer<GValue>
  let count: Int

  func double(_ index: Int) -> Double {
    index < count ? g_value_get_double(values + index) : 0
  }

  func integer(_ index: Int) -> Int {
    index < count ? Int(g_value_get_int(values + index)) : 0
  }

  func unsigned(_ index: Int) -> UInt32 {
    index < count ? g_value_get_uint(values + index) : 0
  }

  func flags(_ index: Int) -> UInt32 {
    index < count ? g_value_get_flags(values + index) : 0
  }

  func object(_ index: Int) -> OpaquePointer? {
    index < count ? g_value_get_object(values + index).map { OpaquePointer($0) } : nil
  }

  /// What an action with a parameter was asked for.
  func variantText(_ index: Int) -> String {
    guard index < count, let variant = g_value_get_variant(values + index),
      let text = g_variant_get_string(variant, nil)
    else { return "" }
    return String(cString: text)
  }

  func text(_ index: Int) -> String {
    guard index < count, let text = g_value_get_string(values + index) else { return "" }
    return String(cString: text)
  }
}

@MainActor
private final class SignalHandler {
  let body: @MainActor (SignalArguments) -> Bool

  init(_ body: @escaping @MainActor (SignalArguments) -> Bool) {
    self.body = body
  }
}

/// Calls `body` whenever an object sends a signal, for as long as the object lives.
///
/// - Parameter body: what it returns is the signal's answer, where the signal asks for one.
@MainActor
func connectAnswering(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  _ body: @escaping @MainActor (SignalArguments) -> Bool
) {
  guard let object else { return }
  let handler = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
  recto_connect(
    object, signal,
    { user, arguments, count, result in
      guard let user, let arguments else { return }
      nonisolated(unsafe) let handler = user
      nonisolated(unsafe) let values = arguments
      nonisolated(unsafe) let answer = result
      MainActor.assumeIsolated {
        let said = Unmanaged<SignalHandler>.fromOpaque(handler).takeUnretainedValue()
          .body(SignalArguments(values: values, count: Int(count)))
        if let answer { g_value_set_boolean(answer, said ? 1 : 0) }
      }
    }, handler, { user in user.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
}

/// The same for a signal that asks for no answer.
@MainActor
func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  _ body: @escaping @MainActor (SignalArguments) -> Void
) {
  connectAnswering(object, signal) { arguments in
    body(arguments)
    return false
  }
}

@MainActor
func connect(
  _ object: OpaquePointer?, _ signal: String,
  _ body: @escaping @MainActor (SignalArguments) -> Void
) {
  connect(object.map { UnsafeMutableRawPointer($0) }, signal, body)
}

/// One pointer as another type's, where C has a macro for it.
func cast<To>(_ pointer: OpaquePointer?, to type: To.Type) -> UnsafeMutablePointer<To>? {
  pointer.map { UnsafeMutablePointer<To>($0) }
}

func cast<From, To>(
  _ pointer: UnsafeMutablePointer<From>?, to type: To.Type
) -> UnsafeMutablePointer<To>? {
  pointer.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: To.self) }
}

func opaque<From>(_ pointer: UnsafeMutablePointer<From>?) -> OpaquePointer? {
  pointer.map { OpaquePointer($0) }
}
