import PageModel
import Testing

@testable import PageCoding

/// The small codings inside the JSON forms.
struct CodingsTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("\u{ff}\u{fe}>?", "w7/Dvj4/"),
  ])
  func base64(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(text.utf8))
  }

  @Test(arguments: ["Z", "Zg", "Zg=", "Z===", "====", "Zg==Zg==", "Zm9-", "Zm 9", "=Zg="])
  func notBase64(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test(arguments: [
    ("a-b_c.d~e", "a-b_c.d~e"), ("a b", "a%20b"), ("ä/", "%C3%A4%2F"), ("\n", "%0A"),
  ])
  func percentCoding(text: String, encoded: String) {
    #expect(PercentCoding.encode(text) == encoded)
    #expect(PercentCoding.decode(encoded) == text)
  }

  @Test(arguments: [("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%c3%a4", "ä")])
  func percentSignsThatMeanNothingStay(text: String, decoded: String) {
    #expect(PercentCoding.decode(text) == decoded)
  }

  @Test func percentCodingOfNoText() {
    #expect(PercentCoding.decode("%ff") == nil)
  }
}
