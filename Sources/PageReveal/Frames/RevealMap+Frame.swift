import Typesetting

extension RevealMap {
  /// What each item looks like at an instant.
  ///
  /// - Parameter isGrowing: thinking blocks shimmer.
  func reveals(at instant: RevealInstant, isGrowing: Bool) -> [ItemReveal] {
    items.map { $0.reveal(at: instant, isGrowing: isGrowing) }
  }

  /// Whether a thinking block is to be seen, which always moves.
  func showsThinking(at cursor: Int) -> Bool { items.showThinking(at: cursor) }
}

extension ItemCost {
  fileprivate func reveal(at instant: RevealInstant, isGrowing: Bool) -> ItemReveal {
    switch content {
    case .whole:
      return fade(at: end, instant)
    case .text(let text):
      switch text.visibility(from: start, at: instant) {
      case .hidden: return .hidden
      case .whole: return .whole
      case .part(let part): return .text(part)
      }
    case .code(let code):
      guard let ground = instant.opacity(of: start) else { return .hidden }
      let text = code.visibility(from: start, at: instant)
      return ground >= 1 && text == .whole ? .whole : .code(ground: ground, text: text)
    case .details(let details):
      return reveal(of: details, at: instant, isGrowing: isGrowing)
    case .table(let table):
      return reveal(of: table, at: instant, isGrowing: isGrowing)
    case .thinking:
      guard isGrowing else { return fade(at: start, instant) }
      guard let opacity = instant.opacity(of: start) else { return .hidden }
      return .thinking(opacity: opacity, shimmer: instant.shimmer)
    }
  }

  /// Something that is shown as one.
  private func fade(at place: Int, _ instant: RevealInstant) -> ItemReveal {
    guard let opacity = instant.opacity(of: place) else { return .hidden }
    return opacity >= 1 ? .whole : .fading(opacity)
  }

  private func reveal(
    of details: DetailsCost, at instant: RevealInstant, isGrowing: Bool
  ) -> ItemReveal {
    guard let header = instant.opacity(of: start) else { return .hidden }
    let title = details.title?.visibility(from: start, at: instant) ?? .whole
    let body = details.body.map { $0.reveal(at: instant, isGrowing: isGrowing) }
    if header >= 1, title == .whole, body.allSatisfy({ $0 == .whole }) { return .whole }
    return .details(header: header, title: title, body: body)
  }

  private func reveal(
    of table: TableCost, at instant: RevealInstant, isGrowing: Bool
  ) -> ItemReveal {
    guard instant.cursor >= start else { return .hidden }
    let title = table.title.map { $0.reveal(at: instant, isGrowing: isGrowing) }
    let bottom = table.movingBottom(at: instant)
    if let last = table.rows.last, bottom >= last.bottom,
      title.allSatisfy({ $0 == .whole })
    {
      return .whole
    }
    return .table(title: title, bottom: bottom)
  }
}

extension TableCost {
  /// The lower edge of what is shown, on its way down to the last row the cursor has reached.
  fileprivate func movingBottom(at instant: RevealInstant) -> Double {
    var bottom = gridTop
    for row in rows {
      guard let part = instant.opacity(of: row.start) else { break }
      bottom += (row.bottom - bottom) * part
      if part < 1 { break }
    }
    return bottom
  }
}

extension [ItemCost] {
  fileprivate func showThinking(at cursor: Int) -> Bool {
    contains { item in
      guard item.start <= cursor else { return false }
      switch item.content {
      case .thinking: return true
      case .details(let details): return details.body.showThinking(at: cursor)
      case .table, .whole, .text, .code: return false
      }
    }
  }
}
