@testable import PageMarkup
import Testing

@Suite("Addresses of links")
struct LinkAddressTests {
  @Test(arguments: [
    ("a.com", "http://a.com/"), ("HTTPS://A.com/B?C#D", "https://a.com/B?C#D"),
    ("a.com?x", "http://a.com/?x"), ("a.com#x", "http://a.com/#x"),
    ("a.com/a b ", "http://a.com/a%20b"), ("A.com:0080", "http://a.com:80/"),
    ("u:p@a.com", "http://u:p@a.com/"), ("@a.com", "http://a.com/"),
    ("mailto:a@b.com", "http://mailto:a@b.com/"), ("я.рф/я", "http://я.рф/я"),
    ("[::1]:80/x", "http://[::1]:80/x"), ("%D1%8F.com", "http://%d1%8f.com/"),
    ("tg:resolve?domain=X", "tg://resolve?domain=X"), ("TG://Resolve/?a", "tg://resolve?a"),
    ("tg://x", "tg://x/"), ("tg://x#y", "tg://x/#y"), ("ton://X/Y", "ton://x/Y"),
    ("tonsite://a.ton", "tonsite://a.ton/"),
  ])
  func normalForm(_ address: String, _ expected: String) {
    #expect(LinkAddress(address)?.text == expected)
  }

  @Test(arguments: [
    "", "a", "#x", "/x", " a.com", "a b.com", "http://localhost", "ftp://a.com", "tel:+1",
    "javascript:x", "//a.com", "http:a.com", "https:\\\\a.com", "a.com:0", "a.com:65536", "a.com:",
    "tg://", "tg://a.b", "[a.com]", "a%4.com", "u@p@a.com", ".",
  ])
  func nowhere(_ address: String) {
    #expect(LinkAddress(address) == nil)
  }

  @Test(arguments: [
    ("tg://user?id=5", Int64(5)), ("TG:USER/?x=1&ID=5#y", 5),
    ("tg://user?id=1099511627775", 1_099_511_627_775),
    ("tg://user?id=1099511627776", nil), ("tg://user?id=05", nil), ("tg://user?id=0", nil),
    ("tg://user/x?id=5", nil), ("http://user?id=5", nil),
  ])
  func people(_ address: String, _ id: Int64?) {
    #expect(LinkAddress(address)?.userId == id)
  }
}
