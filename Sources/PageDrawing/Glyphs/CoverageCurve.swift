import Glibc
import PageLayout

/// How full a glyph's coverage is drawn, by the lightness of its colour.
///
/// Blending happens in sRGB, where half covered light strokes on a dark ground come out darker, and so
/// thinner, than the eye expects. Light text gets its middle coverages lifted; black text is blended as
/// it is.
struct CoverageCurve {
  /// The exponent for white text; 1 would leave it alone.
  static let lightExponent = 0.8
  /// How many tables there are; glyphs are kept once for each that is used.
  private static let levels = 4

  /// `levels` tables of 256 entries, darkest first.
  private let tables: [UInt8]

  init() {
    var tables: [UInt8] = []
    tables.reserveCapacity(CoverageCurve.levels * 256)
    for level in 0..<CoverageCurve.levels {
      let lightness = Double(level) / Double(CoverageCurve.levels - 1)
      let exponent = 1 + (CoverageCurve.lightExponent - 1) * lightness
      for coverage in 0..<256 {
        tables.append(UInt8((pow(Double(coverage) / 255, exponent) * 255).rounded()))
      }
    }
    self.tables = tables
  }

  /// The index of a colour's table.
  static func level(of color: Color) -> Int {
    guard color.isFinite else { return 0 }
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Int((min(max(luma, 0), 1) * Double(levels - 1)).rounded())
  }

  /// Passes coverage through a table.
  func apply(level: Int, to coverage: UnsafeMutableRawPointer, count: Int) {
    guard level > 0 else { return }  // the darkest changes nothing
    tables.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let value = coverage.load(fromByteOffset: index, as: UInt8.self)
        coverage.storeBytes(
          of: table[level * 256 + Int(value)], toByteOffset: index, as: UInt8.self)
      }
    }
  }
}
