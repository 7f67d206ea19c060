import Typesetting

extension DisplayList {
  /// The list in two, so that dust can move without painting again what it lies on: what stands still, and
  /// the dust with whatever lies on it. Painted one over the other they look as the whole.
  ///
  /// - Returns: no dust where there is none; the list is then whole.
  package func separatingDust() -> (still: DisplayList, dust: DisplayList?) {
    guard !dust.isEmpty else { return (self, nil) }
    var still = DisplayList(size: size)
    var dust = DisplayList(size: size)
    // Scopes open in both; those that hold no dust are closed again at once.
    var covered = CoveredAreas()
    var opened: [Int] = []
    for command in commands {
      switch command {
      case .pushClip, .pushLayer:
        opened.append(dust.commands.count)
        still.commands.append(command)
        dust.commands.append(command)
      case .popClip, .popLayer:
        still.commands.append(command)
        if let start = opened.popLast(), start == dust.commands.count - 1 {
          dust.commands.removeLast()
        } else {
          dust.commands.append(command)
        }
      case .particles(let field):
        covered.add(field.rect)
        dust.commands.append(command)
      case .fill, .stroke, .glyphs, .image:
        let isOver = command.paintedBounds.map(covered.meet) ?? false
        if isOver { dust.commands.append(command) } else { still.commands.append(command) }
      }
    }
    return (still, dust)
  }

  /// All fields of dust in the list.
  package var dust: [ParticleField] {
    commands.compactMap { if case .particles(let field) = $0 { field } else { nil } }
  }

  /// An area that holds all that is painted, scopes aside; nil where nothing is.
  package var paintedBounds: Rect? {
    commands.reduce(nil) { area, command in
      guard let bounds = command.paintedBounds else { return area }
      return area?.union(bounds) ?? bounds
    }
  }

  /// The list with another time, or with its dust blown away.
  ///
  /// - Parameter change: what becomes of each field; nil leaves it out.
  package func changingDust(_ change: (ParticleField) -> ParticleField?) -> DisplayList {
    var list = self
    list.commands = commands.compactMap { command in
      guard case .particles(let field) = command else { return command }
      return change(field).map { .particles($0) }
    }
    return list
  }
}

extension Rect {
  func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
