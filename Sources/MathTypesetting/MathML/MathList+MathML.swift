extension MathList {
  /// The formula as presentation MathML 3: one `math` element, without line breaks.
  ///
  /// Delimiters, operators and spaces carry the attributes that make a browser set them as TeX
  /// would; letters of alphabets are the characters of the alphabets.
  ///
  /// - Parameter display: on a line of its own, or else inside text.
  public func mathML(display: Bool) -> String {
    var writer = MathMLWriter(style: display ? .display : .text)
    writer.open(
      "math",
      [
        ("xmlns", "http://www.w3.org/1998/Math/MathML"), ("display", display ? "block" : "inline"),
      ])
    writer.row(self)
    writer.close("math")
    return writer.text
  }
}
