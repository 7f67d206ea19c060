import CGtk
import CGtkShim
import ChatView

extension SpokenNode.Role {
  /// As the toolkit has it. Version 4.8 hands on no paragraphs, articles and column headers: they are texts,
  /// groups and cells that say so in their notes.
  var gtk: GtkAccessibleRole {
    switch self {
    case .message, .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .text, .code: GTK_ACCESSIBLE_ROLE_LABEL
    case .caption: GTK_ACCESSIBLE_ROLE_CAPTION
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .cell: GTK_ACCESSIBLE_ROLE_CELL
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .formula: GTK_ACCESSIBLE_ROLE_MATH
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    }
  }
}

extension SpokenNode {
  var isActive: Bool { tap != nil && !isDisabled }

  @MainActor
  func describe(_ widget: Widget) {
    name.withCString { name in
      note.withCString { note in
        var facts = RectoNodeFacts(
          name: name, note: note, checked: isChecked.map { $0 ? 1 : 0 } ?? -1,
          expanded: isExpanded.map { $0 ? 1 : 0 } ?? -1, is_busy: isBusy ? 1 : 0,
          is_disabled: isDisabled ? 1 : 0, is_active: isActive ? 1 : 0)
        recto_node_describe(widget, &facts)
      }
    }
  }
}
