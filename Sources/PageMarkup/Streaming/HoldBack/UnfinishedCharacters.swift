extension UnsafeBufferPointer<UInt8> {
  /// The end of the text without what only has a meaning together with what is to come: a joiner, a
  /// selector of a variant, half a flag. What such a sequence has shown so far stays.
  var endOfFinishedCharacters: Int {
    var end = count
    while end > 0, self[end - 1] >= 0x80 {
      let scalar = self.scalar(before: end)
      switch scalar.value {
      case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007E:
        end -= UTF8.width(scalar)
      case 0x1F1E6...0x1F1FF:
        // The letters of flags come in pairs.
        var start = end
        var letters = 0
        while start > 0, (0x1F1E6...0x1F1FF).contains(self.scalar(before: start).value) {
          start -= 4
          letters += 1
        }
        return letters % 2 == 1 ? end - 4 : end
      default:
        return end
      }
    }
    return end
  }
}
