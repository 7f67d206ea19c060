import Foundation
import Recto
import TestSupport

/// The window that was built with these tests, running on a display of theirs.
final class RunningApp {
  let display: Display
  fileprivate let process = Process()
  private let folder: URL
  private let output: URL
  private let errors: URL
  private(set) var window = ""

  /// How long anything may take; slow machines are given their time, broken windows end.
  private static let patience = 40.0

  /// - Parameters:
  ///   - input: what standard input is; nil for none.
  ///   - animates: whether the desktop wants movement. Without it what is shown is what there is.
  ///   - environment: added to what the windows of all tests get.
  init(
    _ arguments: [String], on display: Display, input: Pipe? = nil, animates: Bool = false,
    environment: [String: String] = [:]
  ) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    output = folder.appendingPathComponent("output")
    errors = folder.appendingPathComponent("errors")
    let settings = folder.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data("[Settings]\ngtk-enable-animations=\(animates)\n".utf8)
      .write(to: settings.appendingPathComponent("settings.ini"))
    try Data().write(to: output)
    try Data().write(to: errors)
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("recto-app")
    process.arguments = ["--events", "--theme=day"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "GDK_BACKEND": "x11", "GTK_A11Y": "none",
      "GSK_RENDERER": "cairo", "GDK_SCALE": "1", "GTK_THEME": "Default",
      "XDG_CONFIG_HOME": folder.path, "TMPDIR": folder.path,
      // What a window of a test starts by itself nobody ends.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GSETTINGS_BACKEND": "memory",
    ]) { $1 }.merging(environment) { $1 }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    if input == nil { try begin() }
  }

  deinit {
    // Children of a test have the ordinary signals blocked.
    kill(process.processIdentifier, SIGKILL)
    // What still writes into its folder would keep it.
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits for the window.
  func begin() throws {
    try wait(for: "\"ready\"")
    let found = try display.output(
      of: "search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
    guard let last = found.split(separator: "\n").last else { throw DisplayError.noWindow }
    window = String(last)
    try display.xdotool("windowfocus", "--sync", window)
  }

  /// Waits for the program's end, and says how it ended and what it said on standard error.
  func ended() -> (status: Int32, said: String) {
    process.waitUntilExit()
    return (process.terminationStatus, (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
  }

  /// The lines that were printed so far.
  var events: [String] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits until something is true.
  func wait(until what: String, _ condition: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(Self.patience)
    while try !condition() {
      guard Date() < end, process.isRunning else {
        let problems = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        throw DisplayError.timeout(what, said: events.joined(separator: "\n") + problems)
      }
      usleep(20_000)
    }
  }

  /// Waits for an event that holds a text.
  ///
  /// - Parameter count: how many such events there are to be.
  func wait(for text: String, count: Int = 1) throws {
    try wait(until: text) { events.filter { $0.contains(text) }.count >= count }
  }

  /// Where the chat stands in the window.
  func view() throws -> Rect {
    let line = events.last { $0.contains("\"ready\"") || $0.contains("\"resized\"") } ?? ""
    let object =
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    func number(_ name: String) -> Double { (object[name] as? NSNumber)?.doubleValue ?? 0 }
    return Rect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  // MARK: Pointer and keys

  /// Moves the pointer to a point of the chat.
  func move(to point: Point) throws {
    let view = try view()
    let (x, y) = (Int(view.x + point.x), Int(view.y + point.y))
    // A pointer that is there already would be waited for until it had moved: seconds.
    try display.xdotool(
      "mousemove", "--window", window, "\(x + 1)", "\(y)", "mousemove", "--sync", "--window",
      window, "\(x)", "\(y)")
  }

  func click(_ point: Point, count: Int = 1) throws {
    try move(to: point)
    try display.xdotool("click", "--repeat", "\(count)", "--delay", "60", "1")
  }

  func drag(from start: Point, to end: Point) throws {
    try move(to: start)
    try display.xdotool("mousedown", "1")
    try move(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    try move(to: end)
    try display.xdotool("mouseup", "1")
  }

  func key(_ keys: String...) throws {
    for key in keys { try display.xdotool("key", "--clearmodifiers", key) }
  }

  /// Selects something and copies it, again where the machine was so slow that two clicks were no double click.
  ///
  /// - Parameter text: what is to be copied, as JSON.
  func copy(_ text: String, selecting select: () throws -> Void) throws {
    func count() -> Int {
      events.filter { $0.contains("\"copied\"") && $0.contains(text) }.count
    }
    let before = count()
    try insist(until: "\(text) is copied", { count() > before }) {
      try select()
      try key("ctrl+c")
    }
  }

  /// Does something until it has its effect: again where what it was for was not there yet.
  ///
  /// - Parameter pause: how long the effect may take, seconds.
  func insist(
    until what: String, pause: Double = 3, _ condition: () throws -> Bool,
    act: () throws -> Void
  ) throws {
    var end = Date.distantPast
    try wait(until: what) {
      if Date() > end {
        try act()
        end = Date().addingTimeInterval(pause)
      }
      return try condition()
    }
  }

  /// How many windows it has, menus and bubbles among them.
  func windowCount() throws -> Int {
    try display.output(of: "search", "--onlyvisible", "--class", "recto-app")
      .split(separator: "\n").count
  }

  // MARK: Pictures

  /// What the chat shows, cut out of the window.
  func picture() throws -> PixelImage {
    let whole = try display.picture(of: window)
    let view = try view()
    var image = PixelImage(width: Int(view.width), height: Int(view.height))
    for row in 0..<image.height where row + Int(view.y) < whole.height {
      for column in 0..<image.width where column + Int(view.x) < whole.width {
        image[column, row] = whole[column + Int(view.x), row + Int(view.y)]
      }
    }
    return image
  }
}

extension RunningApp {
  /// How often the window's process has files of a name open.
  func openFiles(named name: String) throws -> Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).count { number in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(number)")
      return target?.hasSuffix("/\(name)") == true
    }
  }

  /// The memory the window's process has now.
  var residentMegabytes: Int {
    get throws {
      let status = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
      return (Int(line.filter(\.isNumber)) ?? 0) / 1_024
    }
  }
}
