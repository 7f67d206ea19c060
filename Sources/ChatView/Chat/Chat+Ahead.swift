import Recto

extension Chat {
  /// Lays out and paints what a reader who scrolls on will see next, before it is seen.
  ///
  /// - Parameters:
  ///   - direction: where the reader is going, 1 or -1.
  ///   - enough: asked after each message and band; true interrupts, and the next call goes on.
  /// - Returns: whether there is more to prepare.
  package func prepareAhead(toward direction: Int, until enough: () -> Bool) -> Bool {
    let seen = visible()
    guard let first = seen.first, let last = seen.last else { return false }
    for step in [direction, -direction] {
      let room = step == direction ? size.height : size.height / 4
      var one = step > 0 ? last : first
      while true {
        if paintBands(of: one, from: -room, to: size.height + room, enough) { return true }
        let index = one.index + step
        guard messages.indices.contains(index) else { break }
        let edge = step > 0 ? one.top - one.dayHeight + heights[one.index] : one.top - one.dayHeight
        guard step > 0 ? edge < size.height + room : edge > -room else { break }
        let isNew = messages[index].shown == nil
        let shown = layOut(messages[index], at: index)
        let day = dayHeight(above: index)
        let top = step > 0 ? edge : edge - heights[index]
        one = Visible(
          index: index, message: messages[index], shown: shown, top: top + day, dayHeight: day)
        if isNew, enough() { return true }
      }
    }
    return false
  }

  /// - Returns: whether it was interrupted.
  private func paintBands(
    of one: Visible, from top: Double, to bottom: Double, _ enough: () -> Bool
  ) -> Bool {
    guard !one.shown.isMoving else { return false }
    for band in bands(of: one, from: top, to: bottom) where one.shown.tiles[band] == nil {
      // What cannot be drawn now is not drawn when it is seen either.
      guard (try? tile(band, of: one)) != nil else { return false }
      if enough() { return true }
    }
    return false
  }
}
