import PageMarkup
import Testing

/// A text, what is found in it, and the rule in a sentence.
struct DetectionRow: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: String
  var rule: String

  init(_ text: String, _ expected: String, _ rule: String) {
    self.text = text
    self.expected = expected
    self.rule = rule
  }

  var testDescription: String { rule }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let found = FormattedText(text: text, entities: EntityDetection.detect(in: text))
    #expect(EntitySpelling.of(found) == expected, "\(rule)", sourceLocation: sourceLocation)
  }
}

@Suite("What texts name")
struct DetectionTests {
  @Test(arguments: [
    DetectionRow("hi @durov!", "mention(@durov)", "a person"),
    DetectionRow("@abc @gif @NFT", "mention(@gif) mention(@NFT)", "few names have three letters"),
    DetectionRow("a@durov я@durov 1@durov", "", "not inside a word"),
    DetectionRow("@durovя", "", "nor before one"),
    DetectionRow("@durov.com", "mention(@durov)", "up to a period"),
    DetectionRow("@first@second", "mention(@first)", "one behind the other is none"),
    DetectionRow("@" + String(repeating: "a", count: 33), "", "33 characters are too many"),
    DetectionRow("😀@durov😀", "mention(@durov)", "between emoji, in UTF-16"),
  ])
  func mentions(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("/start now", "command(/start)", "a command"),
    DetectionRow("/start@my_bot", "command(/start@my_bot)", "of a bot"),
    DetectionRow("/start@me", "", "bots have longer names"),
    DetectionRow("a/b c/d", "", "not inside words"),
    DetectionRow("/usr/bin", "", "no path"),
    DetectionRow("</b>", "", "no tag"),
    DetectionRow("(/help).", "command(/help)", "punctuation is not part of it"),
    DetectionRow("/помощь", "", "letters are ASCII"),
  ])
  func commands(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("#tag #тег #日本", "hashtag(#tag) hashtag(#тег) hashtag(#日本)", "in any script"),
    DetectionRow("#1 #1a", "hashtag(#1a)", "with a letter at least"),
    DetectionRow("a#b #c#", "", "not inside words, not before another sign"),
    DetectionRow("#a_b-c", "hashtag(#a_b)", "an underscore belongs to it, a hyphen does not"),
    DetectionRow("#news@channel", "hashtag(#news@channel)", "of a channel"),
    DetectionRow("#a·b #ක්‍ෂ", "hashtag(#a·b) hashtag(#ක්)", "middle dots and Sinhala signs"),
    DetectionRow("$USD $1INCH $usd", "cashtag($USD) cashtag($1INCH)", "tickers are capitals"),
    DetectionRow("$ABCDEFGHI $$A $A1 1$A", "", "of eight letters, on their own"),
  ])
  func tags(_ row: DetectionRow) { row.check() }

  @Test("a hashtag is cut at 256 characters")
  func longHashtag() {
    let digits = String(repeating: "1", count: 255)
    DetectionRow("#\(digits)ab", "hashtag(#\(digits)a)", "cut").check()
    DetectionRow("#\(digits)1a", "", "the letter comes too late").check()
  }

  @Test(arguments: [
    DetectionRow("4242 4242 4242 4242", "card(4242 4242 4242 4242)", "in groups"),
    DetectionRow("4242-4242-4242-4242.", "card(4242-4242-4242-4242)", "by hyphens"),
    DetectionRow("4242424242424241", "", "the last digit checks the others"),
    DetectionRow("x4242424242424242 4242424242424242x", "", "not inside words"),
    DetectionRow("+4242424242424242 ,4242424242424242", "", "no phone number, no decimal"),
    DetectionRow("4242424242424242 5", "card(4242424242424242)", "a number behind it is another"),
    DetectionRow("123456789015", "", "12 digits are too few"),
  ])
  func cards(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("call +1 (212) 555-0123.", "phone(+1 (212) 555-0123)", "an international number"),
    DetectionRow("+12125550123", "phone(+12125550123)", "in one block"),
    DetectionRow("+49.30.1234567", "phone(+49.30.1234567)", "by periods"),
    DetectionRow("555-0123, 88005553535", "", "without a plus it may be anything"),
    DetectionRow("1+2345678 a+2345678", "", "no sum"),
    DetectionRow("+123456", "", "six digits are too few"),
    DetectionRow("+1234567890123456", "", "sixteen are too many"),
    DetectionRow("+1  2345678", "", "one separator at a time"),
    DetectionRow("+12125550123x", "", "not before a letter"),
    DetectionRow(
      "+1 212 555 0123 and", "phone(+1 212 555 0123)", "a blank behind it is none of it"),
    DetectionRow("+1 (212 555 0123", "", "a parenthesis is closed"),
  ])
  func phones(_ row: DetectionRow) { row.check() }

  @Test(arguments: [
    DetectionRow("tg://resolve?domain=x", "url(tg://resolve?domain=x)", "a place in the app"),
    DetectionRow("ton://transfer/a.", "url(ton://transfer/a)", "a transfer"),
    DetectionRow("tonsite://abc", "url(tonsite://abc)", "a site"),
    DetectionRow("tg:resolve tg://", "", "with both slashes and a word"),
    DetectionRow("tg://a? tg://a/?", "url(tg://a) url(tg://a/)", "a question mark alone ends it"),
    DetectionRow("xtg://a", "url(tg://a)", "letters before it do not matter"),
  ])
  func appLinks(_ row: DetectionRow) { row.check() }

  @Test("places in a medium")
  func timecodes() {
    func spelled(_ text: String, _ duration: Int) -> String {
      EntitySpelling.of(
        FormattedText(
          text: text, entities: EntityDetection.timecodes(in: text, upTo: duration)))
    }
    #expect(
      spelled("1:02 (0:03) [1:00:00]", 9_999)
        == "timecode<62>(1:02) timecode<3>(0:03) timecode<3600>(1:00:00)")
    #expect(spelled("1:02 1:03", 62) == "timecode<62>(1:02)")
    #expect(spelled("a1:02 +1:02 1:60 48:00:00 1:2:3:4 1: :1 123:00", 999_999) == "")
  }
}
