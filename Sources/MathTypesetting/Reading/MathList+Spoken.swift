extension MathList {
  /// The formula as English words, for previews and for those who listen.
  ///
  /// `a^2+\frac{b}{c}` is "a squared plus the fraction b over c". What has more than one part is
  /// closed with a word ("end fraction"), so the reading has one meaning. Letters are read without
  /// their fonts, and what cannot be seen is not read.
  public var spoken: String {
    var reader = FormulaReader()
    reader.read(self)
    return reader.text
  }
}
