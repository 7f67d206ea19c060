import Foundation
import Recto
import TestSupport
import Testing

/// What the window tells screen readers, asked as an inspector asks: over AT-SPI, on a bus of the tests' own.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable && Inspector.isAvailable,
    "no inspector; install dbus, at-spi2-core, gir1.2-atspi-2.0 and python3-gi (bin/setup test)"))
struct AccessibilityWindowTests {
  static let text = """
    ## About it

    Words and [a link](https://example.org/there).

    - [ ] open
    - [x] done

    <details><summary>More</summary>

    Inside.

    </details>

    | a | b |
    |---|---|
    | 1 | $x^2$ |
    """

  private func withWindow(_ body: (RunningApp, Inspector) throws -> Void) throws {
    let display = try Display()
    let inspector = try Inspector(display)
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data(Self.text.utf8).write(to: file)
      let app = try RunningApp(
        ["--from=rich-markdown", file.path], on: display, environment: inspector.environment)
      try body(app, inspector)
    }
  }

  @Test(
    "Everything in a message is told, in reading order, and does by the inspector what a click does"
  )
  func tree() throws {
    try withWindow { app, inspector in
      try app.wait(until: "the message is told") { try inspector.tree().contains("panel") }
      let lines = try inspector.tree().split(separator: "\n").map {
        $0.drop { $0 == " " }
      }
      let wanted = [
        "panel 'Received message'", "heading 'About it' 'heading level 2'",
        "label 'Words and a link.'", "link 'a link' 'https://example.org/there'", "list ''",
        "list item ''", "check box 'open' '' focusable", "label 'open'", "list item ''",
        "check box 'done' '' focusable checked", "label 'done'",
        "push button 'More' 'details' focusable expandable", "table '' '2 rows, 2 columns'",
        "table row ''", "table cell 'a' 'header'", "table cell 'b' 'header'", "table row ''",
        "table cell '1'", "table cell 'x squared'",
      ]
      var rest = lines[...]
      for line in wanted {
        guard let index = rest.firstIndex(where: { $0.hasPrefix(line) }) else {
          Issue.record("\(line) is not told in its place:\n\(lines.joined(separator: "\n"))")
          return
        }
        rest = rest[(index + 1)...]
      }

      try inspector.ask("activate", "check box", "open")
      try app.wait(for: #""path":[2,0],"checked":true"#)
      try app.wait(until: "the box is told as checked") {
        try inspector.tree().contains("check box 'open' '' focusable focused checked")
      }
      try inspector.ask("activate", "push button", "More")
      try app.wait(for: #""index":0,"open":true"#)
      try app.wait(until: "the details are told as open, and what they hold") {
        let tree = try inspector.tree()
        return tree.contains("'details' focusable expandable expanded")
          && tree.contains("label 'Inside.'")
      }
    }
  }

  @Test("The keyboard and the inspector have one focus")
  func focus() throws {
    try withWindow { app, inspector in
      try app.wait(until: "the message is told") { try inspector.tree().contains("panel") }
      try app.key("Tab")
      try app.wait(until: "the link has the focus") {
        try inspector.tree().contains("link 'a link' 'https://example.org/there' focusable focused")
      }
      try app.key("Tab")
      try app.wait(until: "the box has the focus") {
        try inspector.tree().contains("check box 'open' '' focusable focused")
      }
      try inspector.ask("focus", "check box", "done")
      try app.wait(until: "the other box has the focus") {
        try inspector.tree().contains("check box 'done' '' focusable focused checked")
      }
      try app.key("space")
      try app.wait(for: #""path":[2,1],"checked":false"#)
      try app.key("shift+Tab", "Return")
      try app.wait(for: #""path":[2,0],"checked":true"#)
    }
  }
}

/// An inspector on a bus of its own.
private final class Inspector {
  private let bus = Process()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recto-bus-\(UUID().uuidString)")
  let environment: [String: String]

  static let isAvailable =
    Tool.exists("dbus-daemon")
    && FileManager.default.fileExists(atPath: "/usr/libexec/at-spi-bus-launcher")
    && (try? TestSupport.run(python, ["-c", "import gi; gi.require_version('Atspi', '2.0')"]))?
      .status == 0

  /// The system's own Python, which has the system's bindings.
  private static let python = "/usr/bin/python3"

  init(_ display: Display) throws {
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: Tool.path(of: "dbus-daemon") ?? "dbus-daemon")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // What it starts has its sockets there, too.
    bus.arguments = [
      "--session", "--nofork", "--print-address", "--address=unix:dir=\(folder.path)",
    ]
    bus.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path,
    ]) { $1 }
    bus.standardOutput = output
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    var address = ""
    while !address.hasSuffix("\n") {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw DisplayError.noServer }
      address += String(decoding: part, as: UTF8.self)
    }
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": String(address.dropLast()), "GTK_A11Y": "atspi",
      "DISPLAY": display.name,
    ]
  }

  deinit {
    kill(bus.processIdentifier, SIGKILL)
    bus.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A line a node, indented, with its role, name, description and states.
  func tree() throws -> String { try ask("tree") }

  @discardableResult
  func ask(_ words: String...) throws -> String {
    try TestSupport.run(
      Self.python, ["-W", "ignore", "-c", Self.script] + words, environment: environment
    ).standardOutput
  }

  private static let script = """
    import sys, gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi

    known = ['focusable', 'focused', 'checked', 'expandable', 'expanded', 'busy']

    def walk(node, depth, visit):
        visit(node, depth)
        for index in range(node.get_child_count()):
            walk(node.get_child_at_index(index), depth + 1, visit)

    def show(node, depth):
        states = {state.value_nick for state in node.get_state_set().get_states()}
        print(' ' * depth + node.get_role_name(), repr(node.get_name()),
              repr(node.get_description()), *[name for name in known if name in states])

    def act(node, depth):
        if node.get_role_name() == sys.argv[2] and node.get_name() == sys.argv[3]:
            actions = node.get_action_iface()
            for index in range(actions.get_n_actions()):
                if actions.get_action_name(index) == 'node.' + sys.argv[1]:
                    actions.do_action(index)

    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        walk(desktop.get_child_at_index(index), 0, show if sys.argv[1] == 'tree' else act)
    """
}
