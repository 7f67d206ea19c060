import Recto

extension Chat {
  /// Shows a message again after its reader opened, closed, uncovered or checked something in it. One that is
  /// still appearing goes on from what is seen of it.
  ///
  /// - Parameters:
  ///   - firstChangedBlock: as far as the page is known to be as it was.
  ///   - point: where covers were tapped away, in the page's space.
  func updateForReader(
    _ index: Int, firstChangedBlock: Int? = nil, uncoveredAt point: Point? = nil
  ) {
    let message = messages[index]
    update(index, firstChangedBlock: firstChangedBlock, uncoveredAt: point)
    guard let shown = message.shown else { return }
    shown.revealAgain(context: context)
    setHeight(shown.height, of: message, at: index)
  }
}
