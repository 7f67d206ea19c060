import Foundation
import Testing

@testable import PageDrawing

struct Base64Tests {
  @Test("the same as Foundation's", arguments: 0..<40)
  func encodes(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
    #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
  }
}
