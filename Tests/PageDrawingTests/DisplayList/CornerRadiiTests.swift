import Testing
import Typesetting

@testable import PageDrawing

struct CornerRadiiTests {
  static let rows: [(String, CornerRadii, Size, CornerRadii)] = [
    ("what fits stays", CornerRadii(10), Size(width: 40, height: 20), CornerRadii(10)),
    (
      "a pill: too round corners meet in the middle", CornerRadii(100),
      Size(width: 40, height: 20), CornerRadii(10)
    ),
    (
      "all shrink by the tightest side's factor",
      CornerRadii(topLeft: 20, topRight: 20, bottomRight: 4, bottomLeft: 0),
      Size(width: 20, height: 100),
      CornerRadii(topLeft: 10, topRight: 10, bottomRight: 2, bottomLeft: 0)
    ),
    ("negative radii are none", CornerRadii(-5), Size(width: 10, height: 10), CornerRadii(0)),
    ("an empty rectangle has no corners", CornerRadii(5), .zero, CornerRadii(0)),
  ]

  @Test(arguments: rows)
  func fits(_ sentence: String, radii: CornerRadii, size: Size, expected: CornerRadii) {
    #expect(radii.fitted(to: size) == expected, "\(sentence)")
  }
}
