import Recto

/// Setting a checkbox in the text a message was written as.
///
/// The text is changed in one place and read again: only a change that gives exactly the page that is wanted
/// counts, so that a `[ ]` in code or in a sentence is never taken for a checkbox.
package struct CheckboxSource {
  /// How a text becomes a page; nil when it does not.
  package let read: (String) -> InstantPage?

  /// Of texts with more boxes than that, the others are tried no further.
  private static let mostTries = 64

  package init(read: @escaping (String) -> InstantPage?) {
    self.read = read
  }

  /// The text with a checkbox changed; nil where no place in it is the one.
  ///
  /// - Parameter path: the structural path of the list item.
  package func setting(_ path: [Int], to isChecked: Bool, in text: String) -> String? {
    guard let page = read(text) else { return nil }
    let wanted = page.togglingCheckbox(at: path, to: isChecked)
    let places = Self.places(in: text).filter { $0.isChecked != isChecked }
    // Boxes come in the order of the page: the likeliest place is tried first.
    let number = page.checkboxes(before: path, thatAre: !isChecked)
    let likely = places.indices.contains(number) ? [number] : []
    let order = likely + places.indices.filter { !likely.contains($0) }
    for index in order.prefix(Self.mostTries) {
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(places[index].range, with: places[index].replacement)
      let changed = String(decoding: bytes, as: UTF8.self)
      if read(changed)?.blocks == wanted.blocks { return changed }
    }
    return nil
  }

  /// What may be a box, and what stands for the other state; UTF-8 offsets.
  private struct Place {
    var range: Range<Int>
    var isChecked: Bool
    var replacement: [UInt8]
  }

  private static func places(in text: String) -> [Place] {
    let bytes = Array(text.utf8)
    var places: [Place] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "["), index + 2 < bytes.count,
        bytes[index + 2] == UInt8(ascii: "]")
      {
        switch bytes[index + 1] {
        case UInt8(ascii: " "):
          places.append(
            Place(range: index + 1..<index + 2, isChecked: false, replacement: Array("x".utf8)))
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
          places.append(
            Place(range: index + 1..<index + 2, isChecked: true, replacement: Array(" ".utf8)))
        default: break
        }
      } else if bytes[index] == UInt8(ascii: "<"), let place = tag(at: index, in: bytes) {
        places.append(place)
      }
      index += 1
    }
    return places
  }

  /// `<input type="checkbox">`, with or without `checked`.
  private static func tag(at start: Int, in bytes: [UInt8]) -> Place? {
    let name = Array("<input".utf8)
    guard start + name.count < bytes.count,
      bytes[start..<start + name.count].elementsEqual(name),
      let end = bytes[start...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard tag.contains("checkbox") else { return nil }
    let words = Array(" checked".utf8)
    var index = start
    while index + words.count <= end {
      if bytes[index..<index + words.count].elementsEqual(words) {
        return Place(range: index..<index + words.count, isChecked: true, replacement: [])
      }
      index += 1
    }
    let place = bytes[end - 1] == UInt8(ascii: "/") ? end - 1 : end
    return Place(range: place..<place, isChecked: false, replacement: words)
  }
}

extension InstantPage {
  /// How many boxes in a state come before one in the page's order.
  fileprivate func checkboxes(before path: [Int], thatAre isChecked: Bool) -> Int {
    var count = 0
    for step in walk {
      guard let item = step.item, let state = item.checked else { continue }
      if step.path == path { break }
      if state == isChecked { count += 1 }
    }
    return count
  }
}
