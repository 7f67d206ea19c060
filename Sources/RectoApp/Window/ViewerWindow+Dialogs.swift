import CGtk
import ChatView
import Recto

extension ViewerWindow {
  typealias ShortcutGroup = (title: String, rows: [(keys: String, what: String)])

  /// Every key the window knows.
  static let shortcutGroups: [ShortcutGroup] = [
    (
      "Moving",
      [
        ("Up", "Scroll up"), ("Down", "Scroll down"), ("Page_Down", "A page down"),
        ("Page_Up", "A page up"), ("Home", "To the beginning"), ("End", "To the end"),
        ("Left", "Scroll a wide table left, turn a slideshow back"),
        ("Right", "Scroll a wide table right, turn a slideshow"),
      ]
    ),
    (
      "Sound and Pictures",
      [
        ("space", "Pause what plays, play on"),
        ("Left", "To the picture before"), ("Right", "To the next picture"),
        ("plus", "Magnify a picture"), ("minus", "Magnify it less"), ("0", "All of a picture"),
        ("Escape", "Close the pictures"),
      ]
    ),
    (
      "Text and Controls",
      [
        ("Tab", "To the next link, button or checkbox"),
        ("<Shift>Tab", "To the one before"), ("Return", "Do what a click does"),
        ("Menu <Shift>F10", "The menu of what the keyboard is at"),
        ("<Control>a", "Select all of a message, then of the chat"),
        ("<Control>c", "Copy what is selected"),
        ("<Control><Shift>c", "Copy the message"), ("<Shift>Left", "Select less or more"),
        ("<Control>f", "Find"), ("<Control>g", "Find the next"),
        ("<Control><Shift>g", "Find the one before"),
      ]
    ),
    (
      "Window",
      [
        ("<Control>plus", "Larger text"), ("<Control>minus", "Smaller text"),
        ("<Control>0", "Text as it was"), ("<Control>z", "Take back a checkbox or a fix"),
        ("<Control>question", "These keys"), ("<Control>w", "Close"),
      ]
    ),
    authoringShortcuts,
  ]

  func showShortcuts() {
    var xml = "<interface><object class='GtkShortcutsWindow' id='window'><child>"
    xml += "<object class='GtkShortcutsSection'>"
    for group in Self.shortcutGroups {
      xml += "<child><object class='GtkShortcutsGroup'><property name='title'>\(group.title)"
      xml += "</property>"
      for row in group.rows {
        let keys = row.keys.escapedHTML
        xml += "<child><object class='GtkShortcutsShortcut'><property name='accelerator'>\(keys)"
        xml += "</property><property name='title'>\(row.what)</property></object></child>"
      }
      xml += "</object></child>"
    }
    xml += "</object></child></object></interface>"
    let builder = gtk_builder_new_from_string(xml, -1)
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    guard let object = gtk_builder_get_object(builder, "window") else { return }
    let shortcuts = cast(object, to: GtkWindow.self)
    gtk_window_set_transient_for(shortcuts, cast(window, to: GtkWindow.self))
    gtk_window_present(shortcuts)
  }
}
