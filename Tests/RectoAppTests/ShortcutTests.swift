import Testing

@testable import RectoApp

/// The window of shortcuts against the table of actions.
@MainActor
struct ShortcutTests {
  private let actions = ViewerWindow.actions + ViewerWindow.authoringActions
  private let rows = ViewerWindow.shortcutGroups.flatMap(\.rows)

  @Test("Every action with keys has one of them in the window of shortcuts")
  func complete() {
    let told = Set(rows.map(\.keys))
    for action in actions where !action.keys.isEmpty {
      #expect(action.keys.contains(where: told.contains), "\(action.name) is not told")
    }
    #expect(told.contains("F9"), "the panel’s")
  }

  @Test("No key means two things, no action has two bodies, no row is told twice")
  func unambiguous() {
    let keys = actions.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(actions.map(\.name)).count == actions.count)
    // A key does something else in the window of pictures, which is a group of its own.
    for group in ViewerWindow.shortcutGroups {
      #expect(Set(group.rows.map(\.keys)).count == group.rows.count, "\(group.title)")
    }
    #expect(rows.allSatisfy { !$0.what.isEmpty })
  }
}
