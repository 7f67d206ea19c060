import Recto

extension SpokenPage {
  /// Puts nodes into the lists, quotes and details they stand in.
  ///
  /// - Parameter depth: how many of their containers are open already.
  func group(_ parts: ArraySlice<Part>, depth: Int) -> [SpokenNode] {
    var nodes: [SpokenNode] = []
    var rest = parts
    while let first = rest.first {
      guard depth < first.containers.count else {
        nodes.append(first.node)
        rest = rest.dropFirst()
        continue
      }
      let container = first.containers[depth]
      let count = rest.prefix {
        depth < $0.containers.count && $0.containers[depth].isSamePlace(as: container)
      }.count
      nodes.append(node(of: container, around: rest.prefix(count), depth: depth))
      rest = rest.dropFirst(count)
    }
    return nodes
  }

  private func node(
    of container: TextContainer, around parts: ArraySlice<Part>, depth: Int
  ) -> SpokenNode {
    switch container {
    case .quote:
      return group(.group, "Quote", group(parts, depth: depth + 1), depth: depth)
    case .details:
      return group(.group, "Details", group(parts, depth: depth + 1), depth: depth)
    case .listItem:
      return group(.list, "", items(parts, depth: depth), depth: depth)
    }
  }

  private func items(_ parts: ArraySlice<Part>, depth: Int) -> [SpokenNode] {
    var items: [SpokenNode] = []
    var rest = parts
    while let first = rest.first, case .listItem(let item) = first.containers[depth] {
      let count = rest.prefix { $0.containers[depth] == .listItem(item) }.count
      let number = item.isOrdered ? item.number ?? String(item.index + 1) : ""
      items.append(
        group(.listItem, number, group(rest.prefix(count), depth: depth + 1), depth: depth + 1_000))
      rest = rest.dropFirst(max(1, count))
    }
    return items
  }

  func group(
    _ role: SpokenNode.Role, _ name: String, _ children: [SpokenNode], depth: Int
  ) -> SpokenNode {
    let frames = children.map(\.frame)
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    var node = SpokenNode(
      role, name,
      id: SpokenNode.ID(place: children.first?.id.place ?? ItemPlace([]), part: -1 - depth),
      frame: Rect(
        x: left, y: top, width: (frames.map(\.maxX).max() ?? 0) - left,
        height: (frames.map(\.maxY).max() ?? 0) - top))
    node.children = children
    return node
  }

  // MARK: Details and tables

  /// The header, which opens and closes, and what is inside while it is open.
  func parts(of details: DetailsItem, _ placed: Placed) -> [Part] {
    var header = placed.frame
    header.height = details.headerHeight
    let shown = placed.space.visible(header)
    var button = SpokenNode(
      .button, details.title?.spokenWords ?? "Details", id: SpokenNode.ID(place: placed.place),
      frame: shown)
    button.note = "details"
    button.isExpanded = details.isExpanded
    button.tap = shown.centre
    var containers = details.title?.containers ?? []
    if containers.last == .details(index: details.index) { containers.removeLast() }
    var parts = [Part(node: button, containers: containers, isText: details.title != nil)]
    guard let body = details.body else { return parts }
    let origin = Point(x: placed.frame.x, y: placed.frame.y + details.headerHeight)
    let inside = self.parts(
      of: body.items, in: placed.space.inside(.body, of: placed.place, at: origin))
    let around = containers + [.details(index: details.index)]
    parts += inside.map { part in
      var part = part
      // What has no text beside it says nothing of where it stands.
      if part.containers.count < around.count { part.containers = around }
      part.isText = true
      return part
    }
    return parts
  }

  func part(of table: TableItem, _ placed: Placed) -> Part {
    var title: [Part] = []
    if let content = table.title {
      let origin = Point(
        x: placed.frame.x + table.titleOrigin.x, y: placed.frame.y + table.titleOrigin.y)
      title = parts(
        of: content.items, in: placed.space.inside(.title, of: placed.place, at: origin))
    }
    let top = placed.frame.y + table.gridOrigin.y
    let origin = Point(x: placed.frame.x + table.gridOrigin.x - scroll[placed.place], y: top)
    var space = placed.space
    if table.scrolls {
      space.clip = space.visible(
        Rect(x: placed.frame.x, y: top, width: placed.frame.width, height: table.gridSize.height))
    }
    var rows: [SpokenNode] = []
    var cells: [SpokenNode] = []
    var containers = title.first?.containers ?? []
    func end(row: Int) {
      guard !cells.isEmpty else { return }
      var node = group(.row, "", cells, depth: 0)
      // Its first cell stands where the table does, as that of every row.
      node.id.part = -1 - row
      rows.append(node)
      cells = []
    }
    var row = table.cells.first?.row
    var rowCount = table.cells.isEmpty ? 0 : 1
    for (index, cell) in table.cells.enumerated() {
      if cell.row != row {
        end(row: row ?? 0)
        row = cell.row
        rowCount += 1
      }
      let frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      // A table of a thousand rows is one item.
      if let heights, frame.maxY < heights.lowerBound || frame.minY > heights.upperBound {
        continue
      }
      let inside = parts(
        of: cell.content?.items ?? [],
        // Cells that are scrolled away are told all the same: their words are a part of the row.
        in: placed.space.inside(
          .cell(index), of: placed.place,
          at: Point(x: frame.x + cell.contentOrigin.x, y: frame.y + cell.contentOrigin.y)))
      if containers.isEmpty { containers = inside.first { $0.isText }?.containers ?? [] }
      let nodes = group(inside[...], depth: containers.count)
      var node = SpokenNode(
        .cell, nodes.map(\.name).filter { !$0.isEmpty }.joined(separator: " "),
        id: SpokenNode.ID(place: placed.place, part: index), frame: space.visible(frame))
      node.note = cell.isHeader ? "header" : ""
      // A cell that is plain text says it itself.
      node.children = nodes.count == 1 && nodes[0].isPlain ? [] : nodes
      cells.append(node)
    }
    end(row: row ?? 0)
    var node = SpokenNode(
      .table, title.map(\.node.name).joined(separator: " "),
      id: SpokenNode.ID(place: placed.place), frame: placed.space.visible(placed.frame))
    node.note = "\(rowCount) rows, \(table.columns.count) columns"
    node.children = rows
    return Part(node: node, containers: containers, isText: !containers.isEmpty)
  }
}

extension SpokenNode {
  fileprivate var isPlain: Bool { role == .text && children.isEmpty }
}
