import Testing

@testable import PageModel

struct ListLabelsTests {
  @Test(
    arguments: [
      ([nil, nil, nil], ["1.", "2.", "3."], "1", "items without numbers count"),
      (["7", nil, nil], ["7.", "8.", "9."], "1", "from the first number on"),
      (["3", "2", "1"], ["3.", "2.", "1."], "1", "backwards"),
      (["a", "b"], ["a.", "b."], "a", "letters"),
      (["Y", "Z", "AA"], ["Y.", "Z.", "AA."], "A", "letters go on behind Z"),
      (["i", "ii", "iii"], ["i.", "ii.", "iii."], "i", "roman numerals"),
      (["MCMXCIX", "MM"], ["MCMXCIX.", "MM."], "I", "large roman numerals"),
      (["c", "d", "e"], ["c.", "d.", "e."], "a", "letters, though c and d are numerals too"),
      (["h", "i", "j"], ["h.", "i.", "j."], "a", "letters, though i is a numeral too"),
      (["i"], ["i."], "i", "one numeral: a list begins at 1"),
      (["", nil], ["1.", "2."], "1", "an empty number is none"),
    ] as [([String?], [String], String, String)])
  func labels(numbers: [String?], texts: [String], style: String, why: String) {
    let labels = ListLabels(numbers).labels
    #expect(labels.map(\.text) == texts, "\(why)")
    #expect(labels.allSatisfy { $0.style.rawValue == style }, "\(why)")
  }

  @Test func strangeNumbersStayAndAreCountedOnFor() {
    let labels = ListLabels(["3b", nil, "*", "12"]).labels
    #expect(labels.map(\.text) == ["3b.", "2.", "*.", "12."])
    #expect(labels.map(\.value) == [1, 2, 3, 12])
  }

  @Test(
    arguments: [
      (.lowercaseLetters, 1, "a"), (.lowercaseLetters, 26, "z"), (.lowercaseLetters, 27, "aa"),
      (.uppercaseLetters, 702, "ZZ"), (.uppercaseLetters, 703, "AAA"), (.lowercaseLetters, 0, "0"),
      (.lowercaseLetters, -4, "-4"), (.lowercaseRoman, 1, "i"), (.lowercaseRoman, 1994, "mcmxciv"),
      (.uppercaseRoman, 3999, "MMMCMXCIX"), (.uppercaseRoman, 4000, "4000"),
      (.lowercaseRoman, 0, "0"), (.decimal, Int32.min, "-2147483648"),
      (.lowercaseLetters, Int32.max, "fxshrxw"),
    ] as [(ListLabelStyle, Int32, String)])
  func spellings(style: ListLabelStyle, value: Int32, spelling: String) {
    #expect(style.spelling(of: value) == spelling)
    if spelling.utf8.first.map({ $0 > 0x40 }) == true {
      #expect(style.value(of: spelling) == value)
    }
  }

  @Test(arguments: ["iiii", "vx", "ic", "", "mmmm", "II", "i.", "ı"])
  func notRoman(spelling: String) {
    #expect(ListLabelStyle.lowercaseRoman.value(of: spelling) == nil)
  }

  @Test func lettersDoNotOverflow() {
    #expect(ListLabelStyle.lowercaseLetters.value(of: "zzzzzzzzzzzz") == nil)
  }
}
