import CGtk
import ChatView
import Recto

extension ViewerWindow {
  /// The message's pictures in a window of their own, beginning with the one that was tapped.
  func showPicture(_ medium: MediaItem, of index: Int) {
    let pictures = chat.pictures(of: index)
    guard let store = chat.messages[index].pictures?.store,
      let place = pictures.firstIndex(where: { $0.index == medium.index })
    else {
      toast("The picture is not here")
      return
    }
    PictureWindow(pictures, at: place, in: store, over: window).present()
  }

  typealias ShortcutGroup = (title: String, rows: [(keys: String, what: String)])

  /// Every key the window knows.
  static let shortcutGroups: [ShortcutGroup] = [
    (
      "Moving",
      [
        ("Up", "Scroll up"), ("Down", "Scroll down"), ("Page_Down", "A page down"),
        ("Page_Up", "A page up"), ("Home", "To the beginning"), ("End", "To the end"),
        ("Left", "Scroll a wide table left"), ("Right", "Scroll a wide table right"),
      ]
    ),
    (
      "Text and Controls",
      [
        ("Tab", "To the next link, button or checkbox"),
        ("<Shift>Tab", "To the one before"), ("Return", "Do what a click does"),
        ("<Control>a", "Select all of a message"), ("<Control>c", "Copy what is selected"),
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
