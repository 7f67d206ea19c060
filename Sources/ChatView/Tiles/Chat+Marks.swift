import Recto

/// What is painted over a message, in the view's space: only what is in the view, however long the message is.
extension Chat {
  /// Over words that are looked for.
  package func marks(of finder: WordFinder, on one: Visible) -> [Rect] {
    seen(one.shown.marks(of: finder, scroll: one.message.scroll), on: one)
  }

  /// Over what is selected.
  package func rects(of selection: ChatSelection, on one: Visible) -> [Rect] {
    guard let range = selected(selection, of: one.index) else {
      return seen(rects(of: selection, in: one.index), on: one)
    }
    return seen(one.shown.rects(of: range, scroll: one.message.scroll), on: one)
  }

  /// Over what the pointer or the keyboard is at.
  ///
  /// - Parameter rects: in the page's space.
  package func seen(_ rects: [Rect], on one: Visible) -> [Rect] {
    let origin = pageOrigin(of: one)
    return rects.compactMap { rect in
      let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      return rect.maxY > 0 && rect.minY < size.height && !rect.isEmpty ? rect : nil
    }
  }

  private func seen(_ rects: StackedRects, on one: Visible) -> [Rect] {
    let top = pageOrigin(of: one).y
    return seen(rects.between(-top, size.height - top), on: one)
  }
}
