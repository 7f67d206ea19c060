import PageMarkup
import Testing

/// Where things stand in the source.
struct PositionTests {
  private func lines(_ html: String) throws -> String {
    try parseRichHTML(html).blockLines.map { "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("a", "1-1"),
    ("<p>a</p>\n<p>b\nc</p>\n\nd\ne\n", "1-1 2-3 5-6"),
    ("<ul>\n<li>a\n<li>b\n</ul>\n<hr>\nx", "1-4 5-5 6-6"),
    ("<!-- a\nb -->\n<b\n>c</b>", "4-4"),
    ("<p>a\n<hr>\nb</p>", "1-1 2-2 3-3"),
    ("a &copy;\n&copy; b\n<video src='https://a.b/c'/>\nd", "1-2 3-3 4-4"),
    ("<details><summary>a</summary>\nb\n</details>\n<pre>\nc\nd\n</pre>", "1-3 4-7"),
  ])
  func blockLines(html: String, expected: String) throws {
    #expect(try lines(html) == expected)
  }

  @Test func warningsStandInTheOrderOfTheText() throws {
    let warnings = try parseRichHTML("é<x>\n<a href='y'>é <z></a>\n</b>").warnings
    #expect(warnings.map { "\($0.position)" } == ["1:2", "2:1", "2:15", "3:1"])
  }

  @Test(arguments: [
    (String(repeating: "<blockquote>", count: 65), "1:769", "elements"),
    ("é\n" + String(repeating: "a<br>", count: 8_001), "2:40002", "tags"),
    ("\n<table><tr>" + String(repeating: "<td>a", count: 33), "2:8", "columns"),
  ])
  func refusals(html: String, position: String, what: String) {
    do {
      _ = try parseRichHTML(html)
      Issue.record("\(what): nothing is refused")
    } catch {
      #expect(error.position?.description == position, "\(error)")
      #expect(error.sentence.contains(what), "\(error)")
    }
  }

  @Test func longTextsAreRefused() {
    var options = RichMarkupOptions()
    options.limits.sourceBytes = 3
    #expect(throws: MarkupError.sourceTooLong(bytes: 4, limit: 3)) {
      try parseRichHTML("abcd", options: options)
    }
  }
}
