@testable import Composer

extension DocumentGenerator {
  /// A caret or a selection between stops of the document.
  mutating func selection(in document: Document) -> Selection {
    let head = stop(in: document)
    return random.bool()
      ? Selection(caret: head) : Selection(anchor: stop(in: document), head: head)
  }

  /// A stop that is not inside a surrogate pair.
  private mutating func stop(in document: Document) -> Int {
    let position = document.snapped(random.int(0...document.size))
    guard let place = document.place(at: position), let (region, offset) = place.text else {
      return position
    }
    let text = document.block(place.block)?.text(of: region) ?? StyledText()
    return position - offset + text.scalarStart(offset)
  }
}
