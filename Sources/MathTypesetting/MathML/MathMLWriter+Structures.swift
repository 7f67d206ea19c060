extension MathMLWriter {
  // MARK: - Scripts and operators

  mutating func write(_ scripts: MathScripts) {
    write(scripts) { writer in
      if case .largeOperator(let largeOperator)? = scripts.base.only?.kind {
        writer.write(largeOperator, placement: scripts.placement)
      } else {
        writer.row(scripts.base)
      }
    }
  }

  /// The scripts, with one element for their base.
  mutating func write(_ scripts: MathScripts, base: (inout MathMLWriter) -> Void) {
    let name: String
    let isStack = scripts.placement != .beside
    switch (scripts.below != nil, scripts.above != nil) {
    case (true, true): name = isStack ? "munderover" : "msubsup"
    case (true, false): name = isStack ? "munder" : "msub"
    case (false, true): name = isStack ? "mover" : "msup"
    case (false, false): return base(&self)
    }
    element(name) { writer in
      base(&writer)
      writer.inStyle(writer.style.script) { writer in
        if let below = scripts.below { writer.row(below) }
        if let above = scripts.above { writer.row(above) }
      }
    }
  }

  mutating func write(_ largeOperator: MathOperator, placement: MathScripts.Placement) {
    let movable: String? =
      switch placement {
      case .beside: nil
      case .limitsInDisplay: "true"
      case .limits: "false"
      }
    switch largeOperator.nucleus {
    case .symbol(let symbol, let isGrowing):
      leaf("mo", symbol, [("movablelimits", movable), ("largeop", isGrowing ? nil : "false")])
    case .name(let name) where placement == .beside:
      // A name and the sign for "applied to", which has TeX's space after it.
      element("mrow") { writer in
        writer.leaf("mi", name, [("mathvariant", name.count == 1 ? "normal" : nil)])
        writer.leaf("mo", "\u{2061}")
      }
    case .name(let name):
      leaf("mo", name, [("movablelimits", movable), ("lspace", "0"), ("rspace", "0.1667em")])
    case .list(let list): row(list)
    }
  }

  // MARK: - Fractions and roots

  mutating func write(_ fraction: MathFraction) {
    if fraction.left != nil || fraction.right != nil {
      var bare = fraction
      (bare.left, bare.right) = (nil, nil)
      return element("mrow") { writer in
        writer.fence(fraction.left, form: "prefix")
        writer.write(bare)
        writer.fence(fraction.right, form: "postfix")
      }
    }
    if let style = fraction.style {
      var bare = fraction
      bare.style = nil
      return element("mstyle", Self.attributes(of: style)) { writer in
        writer.inStyle(style) { $0.write(bare) }
      }
    }
    let thickness = fraction.thickness.map(\.em)
    let alignment = fraction.continued == .center ? nil : fraction.continued?.rawValue
    element("mfrac", [("linethickness", thickness), ("numalign", alignment)]) { writer in
      let inner = fraction.continued == nil ? writer.style.fractionPart : .display
      writer.inStyle(inner) { writer in
        writer.part(fraction.numerator, isContinued: fraction.continued != nil)
        writer.part(fraction.denominator, isContinued: fraction.continued != nil)
      }
    }
  }

  private mutating func part(_ list: MathList, isContinued: Bool) {
    guard isContinued else { return row(list) }
    element("mstyle", Self.attributes(of: .display)) { $0.row(list) }
  }

  mutating func radical(_ degree: MathList?, _ radicand: MathList) {
    guard let degree else { return element("msqrt") { $0.row(radicand) } }
    element("mroot") { writer in
      writer.row(radicand)
      writer.inStyle(.scriptScript) { $0.row(degree) }
    }
  }

  // MARK: - Delimiters

  /// A delimiter that grows; nothing for the empty one.
  private mutating func fence(_ delimiter: String?, form: String) {
    leaf("mo", delimiter ?? "", [("fence", "true"), ("form", form), ("stretchy", "true")])
  }

  mutating func write(_ delimited: MathDelimited) {
    element("mrow") { writer in
      writer.fence(delimited.left, form: "prefix")
      for (index, part) in delimited.parts.enumerated() {
        writer.row(part)
        if delimited.middles.indices.contains(index) {
          writer.fence(delimited.middles[index], form: "infix")
        }
      }
      writer.fence(delimited.right, form: "postfix")
    }
  }

  mutating func write(_ delimiter: MathSizedDelimiter) {
    let forms: [AtomClass: String] = [
      .opening: "prefix", .closing: "postfix", .relation: "infix",
    ]
    let sizes = ["1.2em", "1.8em", "2.4em", "3em"]
    let size = sizes[min(max(delimiter.size - 1, 0), 3)]
    leaf(
      "mo", delimiter.delimiter ?? "",
      [
        ("form", forms[delimiter.atomClass]), ("stretchy", "true"), ("symmetric", "true"),
        ("minsize", size), ("maxsize", size),
      ])
  }

  // MARK: - Marks above and below

  mutating func write(_ accent: MathAccent) {
    element(
      accent.isBelow ? "munder" : "mover", [(accent.isBelow ? "accentunder" : "accent", "true")]
    ) { writer in
      writer.row(accent.base)
      writer.leaf(
        "mo", Self.spacingForm(of: accent.mark),
        [("stretchy", accent.isStretchy ? "true" : "false")])
    }
  }

  /// The character that stands alone and looks like a combining one.
  private static func spacingForm(of mark: String) -> String {
    let forms = [
      "\u{300}": "`", "\u{301}": "´", "\u{302}": "^", "\u{303}": "~", "\u{304}": "¯",
      "\u{306}": "˘", "\u{307}": "˙", "\u{308}": "¨", "\u{30A}": "˚", "\u{30B}": "˝",
      "\u{30C}": "ˇ", "\u{20D7}": "→", "\u{20D6}": "←", "\u{20DB}": "⋯", "\u{20DC}": "⋯",
      "\u{330}": "~", "\u{331}": "_", "\u{332}": "_",
    ]
    return forms[mark] ?? "\u{A0}" + mark
  }

  mutating func write(_ stack: MathOverUnder) {
    let symbol: String
    switch stack.shape {
    case .line, .lineSegment: symbol = stack.isBelow ? "_" : "‾"
    case .symbol(let character): symbol = character
    }
    element(stack.isBelow ? "munder" : "mover") { writer in
      writer.row(stack.base)
      writer.leaf("mo", symbol, [("stretchy", "true")])
    }
  }

  mutating func write(_ arrow: MathExtensibleArrow) {
    func label(_ list: MathList, _ writer: inout MathMLWriter) {
      writer.element("mpadded", [("width", "+0.6em"), ("lspace", "0.3em")]) { $0.row(list) }
    }
    let minimum = arrow.minimum.map(\.em)
    element(arrow.below == nil ? "mover" : "munderover") { writer in
      writer.leaf("mo", arrow.symbol, [("stretchy", "true"), ("minsize", minimum)])
      writer.inStyle(writer.style.script) { writer in
        if let below = arrow.below { label(below, &writer) }
        label(arrow.above, &writer)
      }
    }
  }

  // MARK: - Arrays

  mutating func write(_ array: MathArray) {
    let hasTags = array.rows.contains { $0.tag != nil }
    var alignments = array.columns.map(\.alignment.rawValue)
    if hasTags { alignments.append("right") }
    let gaps = zip(array.columns, array.columns.dropFirst()).map {
      $0.gapAfter.plus($1.gapBefore)
    }
    let verticals = array.columns.dropFirst().map { $0.linesBefore.first?.rawValue ?? "none" }
    let levels = array.rows.dropFirst().map { $0.linesAbove.first?.rawValue ?? "none" }
    let hasLevels = levels.contains { $0 != "none" }
    let attributes: Attributes = [
      ("displaystyle", array.cellStyle == .display ? "true" : "false"),
      ("columnalign", alignments.joined(separator: " ")),
      ("columnspacing", gaps.isEmpty ? nil : gaps.joined(separator: " ")),
      ("columnlines", verticals.contains { $0 != "none" } ? verticals.joined(separator: " ") : nil),
      ("rowlines", hasLevels ? levels.joined(separator: " ") : nil),
      ("rowspacing", array.rowGap == .zero ? nil : array.rowGap.em),
    ]
    element("mtable", attributes) { writer in
      writer.inStyle(array.cellStyle) { writer in
        for row in array.rows { writer.row(row, of: array, hasTags: hasTags) }
      }
    }
  }

  private mutating func row(_ row: MathArray.Row, of array: MathArray, hasTags: Bool) {
    element("mtr") { writer in
      for cell in row.cells { writer.cell(cell, array.cellStyle) }
      guard hasTags else { return }
      for _ in row.cells.count..<max(array.columns.count, row.cells.count) { writer.empty("mtd") }
      writer.cell(row.tag ?? MathList(), .text)
    }
  }

  private mutating func cell(_ cell: MathList, _ style: MathStyle) {
    element("mtd") { writer in
      guard style.scriptLevel > 0 else { return writer.row(cell) }
      writer.element("mstyle", Self.attributes(of: style)) { $0.row(cell) }
    }
  }
}

extension MathLength {
  /// The sum of two gaps, in em.
  fileprivate func plus(_ other: MathLength) -> String {
    if value == 0 { return other.em }
    guard unit == other.unit else { return em }
    return MathLength(value + other.value, unit).em
  }
}
