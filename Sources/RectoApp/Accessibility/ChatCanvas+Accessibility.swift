import CGtk
import CGtkShim
import ChatView
import Recto

extension ChatCanvas {
  /// Seconds after which those who listen are told of what has come into view: a chat that is being scrolled
  /// says nothing until it rests.
  private static let rest = 0.15

  /// Tells those who listen, if there are any, once nothing has moved for a moment.
  func speakSoon() {
    guard listeners.areThere else { return }
    spokenChanges += 1
    MainLoop.after(Self.rest) { [weak self, spokenChanges] in
      if let self, self.spokenChanges == spokenChanges { speak() }
    }
  }

  func speak() {
    guard listeners.areThere else { return spoken.clear() }
    spoken.show(chat.spoken(visible), dayName: dayName)
    if let focused, gtk_widget_has_focus(widget) != 0 { spoken.follow(focused) }
  }

  /// The keyboard went to something, and the toolkit's focus with it.
  func speakFocus() {
    guard listeners.areThere else { return }
    spoken.show(chat.spoken(visible), dayName: dayName)
    spoken.follow(focused)
  }

  /// Someone who listens went to a part, or did what it is for.
  func told(by node: Int, _ event: RectoNodeEvent) {
    guard let target = spoken.target(of: node, in: chat) else { return }
    focused = target
    switch event {
    case RECTO_NODE_ACTIVATED: _ = activateFocus()
    default:
      if let rect = target.hit.highlight.first { chat.makeVisible(rect, of: target.index) }
      refresh()
    }
  }
}
