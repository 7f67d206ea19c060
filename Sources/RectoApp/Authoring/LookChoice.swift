import ChatView
import MessageFiles
import Recto

/// How the window's messages look by its reader's choice; at first what the command line says.
struct LookChoice: Equatable {
  var theme: ViewOptions.Theme
  var width: StripWidth
  var textSize: TextSize
  var direction: ChatDirection
  /// Nil for the theme's own.
  var accent: InkColor?

  init(_ options: ViewOptions) {
    theme = options.theme
    width = .points(options.width ?? ChatLook().widestStrip)
    textSize = options.textSize.textSize
    direction = options.isRightToLeft ? .rightToLeft : .automatic
    accent = options.accent
  }
}

/// A switch of how messages look: an action with a value, a menu, and a row of the panel.
struct LookSwitch {
  /// The action's name, and what events call the switch.
  let name: String
  let title: String
  let entries: [Entry]
  let value: @Sendable (LookChoice) -> String
  /// Does nothing where there is no such value.
  let choose: @Sendable (inout LookChoice, String) -> Void

  struct Entry {
    var value: String
    var name: String
  }
}

extension LookSwitch {
  /// All switches.
  ///
  /// - Parameter start: what is chosen at first; it can be chosen again also when it is none of the usual values.
  static func all(_ start: LookChoice) -> [LookSwitch] {
    [
      LookSwitch(
        name: "theme", title: "Theme",
        entries: [
          Entry(value: "system", name: "As the Desktop"), Entry(value: "day", name: "Day"),
          Entry(value: "night", name: "Night"),
        ],
        value: { $0.theme.name },
        choose: { $0.theme = ViewOptions.Theme(rawValue: $1) ?? $0.theme }),
      LookSwitch(
        name: "width", title: "Width", entries: widths(start.width),
        value: { $0.width.identifier },
        choose: { $0.width = StripWidth(identifier: $1) ?? $0.width }),
      LookSwitch(
        name: "text-size", title: "Text Size",
        entries: ChatTextSize.allCases.map {
          Entry(value: $0.name, name: "\($0.name), \($0.help)")
        },
        value: { String(Int($0.textSize.rawValue)) },
        choose: { choice, value in
          choice.textSize = Double(value).flatMap { TextSize(rawValue: $0) } ?? choice.textSize
        }),
      LookSwitch(
        name: "direction", title: "Direction",
        entries: ChatDirection.allCases.map { Entry(value: $0.rawValue, name: $0.name) },
        value: { $0.direction.rawValue },
        choose: { $0.direction = ChatDirection(rawValue: $1) ?? $0.direction }),
      LookSwitch(
        name: "accent", title: "Accent", entries: accents(start.accent),
        value: { $0.accent?.digits ?? "theme" },
        choose: { $0.accent = $1 == "theme" ? nil : InkColor(digits: $1) ?? $0.accent }),
    ]
  }

  private static func widths(_ start: StripWidth) -> [Entry] {
    var all = StripWidth.presets
    if !all.contains(start) {
      all.insert(start, at: all.firstIndex { $0.points > start.points } ?? 0)
    }
    return all.map { Entry(value: $0.identifier, name: $0.name) }
  }

  private static func accents(_ start: InkColor?) -> [Entry] {
    var all: [Entry] = [Entry(value: "theme", name: "As the Theme")]
    all += [
      (0x3584E4, "Blue"), (0x2190A4, "Teal"), (0x3A944A, "Green"), (0xC88800, "Yellow"),
      (0xED5B00, "Orange"), (0xE62D42, "Red"), (0xD56199, "Pink"), (0x9141AC, "Purple"),
    ].map { Entry(value: InkColor(rgb: $0.0).digits, name: $0.1) }
    if let digits = start?.digits, !all.contains(where: { $0.value == digits }) {
      all.append(Entry(value: digits, name: "#\(digits)"))
    }
    return all
  }
}
