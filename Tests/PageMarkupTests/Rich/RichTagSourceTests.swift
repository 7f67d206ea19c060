import Testing

@testable import PageMarkup

struct RichTagSourceTests {
  /// `name` or `/name`, attributes as `name=value`, `/` at the end of a tag that holds nothing.
  private func spelling(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      guard let tag = RichTagSource(bytes, at: 0) else { return nil }
      func string(_ range: Range<Int>) -> String {
        String(decoding: bytes.slice(range), as: UTF8.self)
      }
      var parts = [(tag.isClosing ? "/" : "") + string(tag.name)]
      var reader = RichAttributeReader(bytes, from: tag.attributes.lowerBound)
      while !tag.attributes.isEmpty, let attribute = reader.next() {
        parts.append(string(attribute.name) + "=" + string(attribute.value))
      }
      if tag.isSelfClosing { parts.append("/") }
      return parts.joined(separator: " ") + "|" + string(tag.end..<bytes.count)
    }
  }

  @Test(arguments: [
    ("<b>x", "b|x"), ("</b>x", "/b|x"), ("<br/>x", "br /|x"), ("<br / >x", "br|x"),
    ("<a href=\"x>y\" b>z", "a href=x>y b=|z"), ("<a b='c'd=e>", "a b=c d=e|"),
    ("<a b = c/>", "a b=c/|"), ("<a =b=c>", "a =b=c|"), ("<a b=>x", "a b=|x"),
    ("<a/b/>x", "a b= /|x"), ("<a\nb\n=\n'c\n'\n>x", "a b=c\n|x"), ("<a-b:c>", "a-b:c|"),
  ])
  func tags(text: String, expected: String) {
    #expect(spelling(text) == expected)
  }

  @Test(arguments: ["<", "</", "<3", "</ a>", "<!a>", "<a", "<a b='>", "<a b=\"c>'", "< a>"])
  func noTags(text: String) {
    #expect(spelling(text) == nil)
  }

  @Test func everyNameIsFound() {
    for (name, tag) in RichTag.names {
      let bytes = Bytes(start: name.utf8Start, count: name.utf8CodeUnitCount)
      #expect(RichTag(name: bytes) == tag)
    }
    for tag in RichTag.allCases { #expect(!tag.name.isEmpty) }
    for attribute in RichAttribute.allCases {
      let name = attribute.name
      let bytes = Bytes(start: name.utf8Start, count: name.utf8CodeUnitCount)
      #expect(RichAttribute(name: bytes) == attribute)
    }
  }

  @Test(arguments: [
    ("https://YA.ru", "https://ya.ru/"), ("HTTP://a.b:80?x#y", "http://a.b:80/?x#y"),
    ("https://User@A.b/C", "https://User@a.b/C"), (" https://a.b ", "https://a.b/"),
    ("mailto:a@b.co?subject=x", "mailto:a@b.co"), ("tel:123", "tel:123"),
    ("TG://user?id=7", "tg://user?id=7"), ("tg://user?id=x", "tg://user?id=x"),
    ("#a", "#a"), ("#a%20b/c", "#a%20b%2Fc"),
  ])
  func targets(href: String, expected: String) {
    #expect(LinkTarget(href)?.address == expected)
  }

  @Test(arguments: [
    "", "a", "/a", "a.b", "www.a.b", "https:", "https://", "https://?x", "https://:80", "ftp://a.b",
    "javascript:x", "file:///a", "mailto:a", "tel:", "tg:", "https://a b", "https://a\u{1}b",
  ])
  func refusedTargets(href: String) {
    #expect(LinkTarget(href) == nil)
  }
}
