extension BinaryInteger {
  /// "07", as clocks write hours, minutes and seconds; longer numbers as they are.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
