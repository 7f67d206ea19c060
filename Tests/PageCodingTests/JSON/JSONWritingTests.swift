import Testing

@testable import PageCoding

struct JSONWritingTests {
  private let value: JSONValue = [
    "text": .string("\"\\\n\r\t\u{0}\u{1f}\u{7f}é👍/"), "numbers": .array([.integer(-1)]),
    "double": .number(0.1), "large": .integer(Int64.min), "empty": [:], "none": .array([]),
    "yes": .boolean(true), "no": .boolean(false),
  ]

  @Test func compact() {
    #expect(
      value.text()
        == #"{"text":"\"\\\n\r\t\u0000\u001f\u007fé👍/","numbers":[-1],"double":0.1,"#
        + #""large":-9223372036854775808,"empty":{},"none":[],"yes":true,"no":false}"#)
  }

  @Test func indented() {
    let value: JSONValue = ["a": .array([.integer(1), ["b": "c"]]), "d": [:]]
    #expect(
      value.text(.indented) == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ],
          "d": {}
        }
        """)
  }

  @Test(arguments: [0, 0.1, -48.8584, 1e-300, .leastNonzeroMagnitude, 1.7976931348623157e308, 1e21])
  func doublesComeBack(number: Double) throws {
    let document = try JSONDocument(Array("[\(JSONValue.number(number).text())]".utf8))
    var elements = try document.root.elements()
    #expect(try elements.next()?.double() == number)
  }
}
