import CGtk
import CGtkShim
import ChatView
import Recto

/// The parts of a chat as widgets below the canvas, which is where the toolkit looks for what it tells those
/// who listen. They draw nothing; there are as many as are seen, and none while nobody listens.
@MainActor
final class SpokenWidgets {
  /// A widget and the node it stands for.
  private final class Part {
    let widget: Widget
    let number: Int
    let message: Int
    var node: SpokenNode
    var children: [Part] = []

    init(_ widget: Widget, number: Int, message: Int, node: SpokenNode) {
      self.widget = widget
      self.number = number
      self.message = message
      self.node = node
    }
  }

  private let canvas: Widget
  private var parts: [Part] = []
  private var byNumber: [Int: Part] = [:]
  private var lastNumber = 0
  private var isFollowing = false

  init(in canvas: Widget) {
    self.canvas = canvas
  }

  /// Shows what is told now. Widgets of what stays are kept, so that whoever is at one stays there.
  ///
  /// - Parameter dayName: how a day is written, for Unix seconds.
  func show(_ messages: [SpokenMessage], dayName: (Int32) -> String) {
    var nodes: [(node: SpokenNode, message: Int, origin: Point)] = []
    for message in messages {
      if let day = message.day {
        var name = message.node
        name.role = .separator
        name.name = dayName(day)
        name.note = ""
        name.children = []
        name.frame = Rect(
          x: name.frame.x, y: name.frame.y - Chat.dayHeight, width: name.frame.width,
          height: Chat.dayHeight)
        nodes.append((name, message.index, message.origin))
      }
      nodes.append((message.node, message.index, message.origin))
    }
    update(&parts, to: nodes, in: canvas)
  }

  func clear() { update(&parts, to: [], in: canvas) }

  private func update(
    _ parts: inout [Part], to nodes: [(node: SpokenNode, message: Int, origin: Point)],
    in parent: Widget
  ) {
    struct Key: Hashable {
      var id: SpokenNode.ID
      var role: GtkAccessibleRole.RawValue
    }
    func key(_ node: SpokenNode) -> Key { Key(id: node.id, role: node.role.gtk.rawValue) }
    var old: [Key: Part] = [:]
    for part in parts { old[key(part.node)] = part }
    var kept: [Part] = []
    for (node, message, origin) in nodes {
      let part =
        old.removeValue(forKey: key(node)) ?? made(node, message: message, in: parent)
      kept.append(part)
      show(node, origin: origin, on: part)
    }
    let stays = Set(kept.map(\.number))
    for part in parts where !stays.contains(part.number) { remove(part) }
    parts = kept
    order(kept, in: parent)
  }

  private func made(_ node: SpokenNode, message: Int, in parent: Widget) -> Part {
    lastNumber += 1
    // The toolkit has made whatever it was asked for, or ended the program.
    let widget: Widget = recto_node_new(node.role.gtk, lastNumber)
    let part = Part(widget, number: lastNumber, message: message, node: node)
    byNumber[lastNumber] = part
    node.describe(widget)
    gtk_widget_set_parent(widget, parent)
    return part
  }

  private func show(_ node: SpokenNode, origin: Point, on part: Part) {
    recto_node_place(
      part.widget, origin.x + node.frame.x, origin.y + node.frame.y, node.frame.width,
      node.frame.height)
    let inside = Point(x: -node.frame.x, y: -node.frame.y)
    var (now, before) = (node, part.node)
    (now.children, before.children) = ([], [])
    if now != before { node.describe(part.widget) }
    part.node = node
    update(
      &part.children, to: node.children.map { ($0, part.message, inside) }, in: part.widget)
  }

  /// Reading order is the widgets' order.
  private func order(_ parts: [Part], in parent: Widget) {
    var previous: Widget?
    for part in parts {
      if let previous, gtk_widget_get_prev_sibling(part.widget) != previous {
        gtk_widget_insert_after(part.widget, parent, previous)
      }
      previous = part.widget
    }
  }

  private func remove(_ part: Part) {
    if gtk_widget_is_focus(part.widget) != 0
      || gtk_widget_get_focus_child(part.widget) != nil
    {
      gtk_widget_grab_focus(canvas)
    }
    forget(part)
    gtk_widget_unparent(part.widget)
  }

  private func forget(_ part: Part) {
    byNumber[part.number] = nil
    part.children.forEach(forget)
  }

  // MARK: One focus

  /// Moves the toolkit's focus to what the keyboard is at in the chat.
  func follow(_ target: ChatHit?) {
    guard let target else { return }
    let part = byNumber.values.first {
      $0.message == target.index && $0.node.tap == target.point && $0.node.isActive
    }
    guard let part, gtk_widget_is_focus(part.widget) == 0 else { return }
    isFollowing = true
    gtk_widget_grab_focus(part.widget)
    isFollowing = false
  }

  /// What a node stands for; nil where its event is the canvas's own doing.
  func target(of number: Int, in chat: Chat) -> ChatHit? {
    guard !isFollowing, let part = byNumber[number], let tap = part.node.tap else { return nil }
    return chat.target(at: tap, of: part.message)
  }
}
