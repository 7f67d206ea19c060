import PageMarkup
import Testing

@Suite("Addresses in texts")
struct AddressDetectionTests {
  @Test(arguments: [
    DetectionRow("see telegram.org now", "url(telegram.org)", "without a scheme"),
    DetectionRow("https://a.ab", "url(https://a.ab)", "with a scheme any domain will do"),
    DetectionRow("a.ab", "", "without one it must be known"),
    DetectionRow("я.рф ТеСт.МоСкВа", "url(я.рф) url(ТеСт.МоСкВа)", "in other scripts"),
    DetectionRow("end.Org telegram.ORG", "url(telegram.ORG)", "a sentence without a space is none"),
    DetectionRow("a.xn--p1ai", "url(a.xn--p1ai)", "encoded"),
    DetectionRow("http://localhost", "", "a host has a period"),
    DetectionRow(".telegram.org telegram..org", "", "and no empty part"),
    DetectionRow("a-.com a_.com a_b.com", "", "no hyphen at the end, no underscore in the domain"),
    DetectionRow("a_b.c.com -a.com", "url(a_b.c.com) url(-a.com)", "but below it and before"),
    DetectionRow("1.2.3.4 256.1.1.1 01.2.3.4", "url(1.2.3.4)", "an address of numbers"),
    DetectionRow("teiegram.org", "", "an impostor"),
    DetectionRow("x/a.com x#a.com x,a.com", "url(a.com)", "not behind a slash or a number sign"),
  ])
  func hosts(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("HTTP://a.com ftp://a.com", "url(HTTP://a.com) url(ftp://a.com)", "in any case"),
    DetectionRow("sftp://a.com xx://a.com", "", "another scheme"),
    DetectionRow("xhttp://a.com", "url(http://a.com)", "letters before it are not part of it"),
    DetectionRow("http:///a.com http//a.com", "", "two slashes"),
  ])
  func schemes(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("a.com/x. a.com/y, a.com/z?", "url(a.com/x) url(a.com/y) url(a.com/z)", "trimmed"),
    DetectionRow("(a.com/x)", "url(a.com/x)", "parentheses around it"),
    DetectionRow("a.com/x_(y)", "url(a.com/x_(y))", "its own"),
    DetectionRow("a.com/[x)]", "url(a.com/[x)", "one that nothing opens"),
    DetectionRow("a.com?x a.com? a.com#", "url(a.com?x) url(a.com) url(a.com)", "bare marks"),
    DetectionRow(
      "a.com:80/x a.com:0 a.com:65536", "url(a.com:80/x) url(a.com) url(a.com)", "ports"),
    DetectionRow("«a.com» <a.com> \"a.com\"", "url(a.com) url(a.com) url(a.com)", "in quotes"),
    DetectionRow("a.com… a.com—b", "url(a.com)", "an ellipsis ends it, a dash does not"),
    DetectionRow("a.com。次、b.com", "url(a.com) url(b.com)", "East Asian punctuation ends it"),
    DetectionRow("（https://a.com/x）「b.com」", "url(https://a.com/x) url(b.com)", "brackets too"),
    DetectionRow("a.com/日本！", "url(a.com/日本)", "and in paths"),
    DetectionRow("a.com/@durov a.com/#tag", "url(a.com/@durov) url(a.com/#tag)", "first come"),
  ])
  func ends(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("a.b_c@d-e.com.", "email(a.b_c@d-e.com)", "an e-mail address"),
    DetectionRow(
      "a+b@c.com a.b+c@d.com", "email(a+b@c.com) email(+c@d.com)", "as the server cuts them"),
    DetectionRow("a@b.zz a@b.museum", "email(a@b.zz) email(a@b.museum)", "of any domain"),
    DetectionRow("mailto:a@b.com", "email(a@b.com)", "without the scheme before it"),
    DetectionRow("a@b a@.com @a.com", "", "with a name and a period"),
    DetectionRow("a@b.technology u:p@a.com", "url(a@b.technology) url(u:p@a.com)", "like a site"),
    DetectionRow("a@b.com/x", "url(a@b.com/x)", "with a path it is a site"),
    DetectionRow("a@b@c.com", "", "of two signs"),
    DetectionRow("é@c.com", "url(é@c.com)", "names are ASCII"),
  ])
  func emails(_ row: DetectionRow) { row.check() }
}
