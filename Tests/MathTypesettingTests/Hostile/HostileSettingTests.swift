import Testing

@testable import MathTypesetting

/// Lists no parser makes, and sizes no page asks for.
struct HostileSettingTests {
  private func set(_ list: MathList, size: Double = 10) throws -> MathLayout {
    setFormula(
      list, style: .display, size: size, font: .latinModern, context: try FormulaBench().context)
  }

  private func node(_ kind: MathNode.Kind) -> MathNode { MathNode(kind, range: 0..<1) }

  private var x: MathList { MathList([node(.atom(MathAtom(.ordinary, "𝑥")))]) }

  @Test("Sizes are brought inside", arguments: [0, -1, .nan, .infinity, 1e300, 1e-300])
  func sizes(size: Double) throws {
    let layout = try set(x, size: size)
    #expect(layout.width.isFinite && layout.width > 0)
  }

  @Test("Lists inside each other end at the bound")
  func depth() throws {
    var wrap: [(MathList) -> MathNode.Kind] = [
      { .group($0) }, { .radical(degree: nil, radicand: $0) },
      { .fraction(MathFraction(numerator: $0, denominator: MathList())) },
      { .styled(.text, $0) }, { .colored(MathColor(red: 1, green: 2, blue: 3), $0) },
      { .scripts(MathScripts(base: MathList(), below: nil, above: $0)) },
      { .scripts(MathScripts(base: $0, below: nil, above: nil)) },
      { .accent(MathAccent("\u{302}", base: $0)) },
      { .delimited(MathDelimited(left: "(", right: ")", parts: [$0])) },
      { .enclosed(MathEnclosure(.risingStrike, $0)) }, { .phantom(MathPhantom($0)) },
    ]
    wrap.append { .array(MathArray(columns: [], rows: [MathArray.Row([$0])])) }
    for kind in wrap {
      var list = x
      for _ in 0..<1_000 { list = MathList([node(kind(list))]) }
      let layout = try set(list)
      #expect(layout.width.isFinite && layout.ascent.isFinite)
    }
  }

  @Test("Lengths are brought inside", arguments: [1e300, -1e300, .infinity, .nan, -.infinity])
  func lengths(value: Double) throws {
    let length = MathLength(value, .em)
    let layout = try set(
      MathList([
        node(.space(length)), node(.raised(length, x)),
        node(.rule(MathRule(width: length, height: length, raise: length))),
        node(.fraction(MathFraction(numerator: x, denominator: x, thickness: length))),
        node(
          .delimited(
            MathDelimited(
              left: "(", right: ")",
              parts: [MathList([node(.rule(MathRule(width: .zero, height: length)))])]))),
        node(.extensibleArrow(MathExtensibleArrow("→", above: x, minimum: length))),
        node(
          .array(
            MathArray(
              columns: [.init(.left, linesBefore: [.dashed], gapBefore: length)],
              rows: [.init([x], linesAbove: [.dashed], gapBelow: length), .init([x])],
              stretch: value, rowGap: length))),
        node(.sized(scale: value, x)),
      ]))
    #expect(layout.width.isFinite && layout.ascent.isFinite && layout.descent.isFinite)
    #expect(layout.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(layout.glyphs.count < 40_000)
  }

  @Test("Large forms of many delimiters share a bound")
  func pieces() throws {
    let tall = node(.rule(MathRule(width: .zero, height: MathLength(1_000, .em))))
    let fence = node(
      .delimited(MathDelimited(left: "{", right: "|", parts: [MathList([tall])])))
    let layout = try set(MathList(Array(repeating: fence, count: 200)))
    #expect(layout.glyphs.count <= FormulaSetter.mostPieces + 1_000)
  }

  @Test("Empty and odd content")
  func odd() throws {
    let nothing = MathList()
    let kinds: [MathNode.Kind] = [
      .atom(MathAtom(.ordinary, "")), .atom(MathAtom(.relation, "\u{0}")),
      .atom(MathAtom(.ordinary, "\u{10FFFF}")), .atom(MathAtom(.ordinary, "ab c")),
      .atom(MathAtom(.binary, "\u{338}", isEmboldened: true)), .text(MathText("")),
      .text(MathText("a\nb\u{2028}c")), .text(MathText("\u{FFFC}")),
      .group(nothing), .radical(degree: nothing, radicand: nothing),
      .scripts(MathScripts(base: nothing, below: nothing, above: nothing, placement: .limits)),
      .fraction(MathFraction(numerator: nothing, denominator: nothing, left: "", right: "ab")),
      .delimited(MathDelimited(left: "", right: "√x", parts: [], middles: ["|", nil])),
      .sizedDelimiter(MathSizedDelimiter("數", size: 99, atomClass: .opening)),
      .sizedDelimiter(MathSizedDelimiter("(", size: -99, atomClass: .opening)),
      .largeOperator(MathOperator(.symbol("", isGrowing: true))),
      .largeOperator(MathOperator(.symbol("數", isGrowing: true))),
      .largeOperator(MathOperator(.name(""))), .accent(MathAccent("", base: nothing)),
      .accent(MathAccent("數", base: nothing, isStretchy: true)),
      .overUnder(MathOverUnder(.symbol(""), base: nothing, isBelow: true)),
      .extensibleArrow(MathExtensibleArrow("", above: nothing)),
      .array(MathArray(columns: [], rows: [])),
      .array(MathArray(columns: [], rows: [.init([]), .init([x, x, x])], position: .bottom)),
      .array(MathArray(columns: [.init(.right)], rows: [], position: .top)),
      .lineBreak(.forced(gap: .zero)), .tag(nothing), .unreadable("\\oops"),
    ]
    for kind in kinds {
      let layout = try set(MathList([node(kind), node(kind)]))
      #expect(layout.width.isFinite && layout.ascent.isFinite && layout.descent.isFinite)
      #expect(layout.dump().hasPrefix("formula"))
      _ = layout.broken(to: 1)
    }
    _ = try set(nothing)
    _ = try set(MathList(kinds.map(node)))
  }

  @Test("Time grows with the length")
  func linear() throws {
    let bench = try FormulaBench()
    func seconds(_ count: Int) -> Double {
      let atoms = (0..<count).map { node(.atom(MathAtom($0 % 2 == 0 ? .ordinary : .binary, "+"))) }
      let list = MathList(atoms)
      let clock = ContinuousClock()
      let time = clock.measure {
        _ = setFormula(
          list, style: .display, size: 10, font: .latinModern, context: bench.context)
      }
      return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    }
    _ = seconds(1_000)
    var ratio = Double.infinity
    for _ in 0..<5 where ratio > 3 {
      ratio = min(ratio, seconds(40_000) / max(1e-9, seconds(20_000)))
    }
    #expect(ratio < 3)
  }
}
