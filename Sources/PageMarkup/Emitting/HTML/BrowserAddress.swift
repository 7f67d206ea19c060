/// What may stand in the attributes of a page that browsers show.
enum BrowserAddress {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "tg", "ton", "geo"]

  /// The address if nothing can run behind it: of a known scheme, or of none. What browsers drop
  /// (controls, blanks at the beginning) must not hide a scheme, so addresses with it are refused.
  static func safe(_ address: String) -> String? {
    if address.utf8.contains(where: { $0 <= Ascii.space || $0 == Ascii.backslash || $0 == 0x7F }) {
      return nil
    }
    guard
      let end = address.utf8.firstIndex(where: {
        $0 == Ascii.colon || $0 == Ascii.slash || $0 == Ascii.question || $0 == UInt8(ascii: "#")
      }), address.utf8[end] == Ascii.colon
    else { return address }
    return schemes.contains(address[..<end].lowercased()) ? address : nil
  }

  /// A moment as browsers read it, `2024-02-29T12:00:00Z`.
  static func dateTime(_ date: Int32) -> String {
    let seconds = Int(date)
    var days = seconds / 86_400
    var rest = seconds % 86_400
    if rest < 0 {
      rest += 86_400
      days -= 1
    }
    // Years that begin in March have their leap day at the end.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let monthOfYear = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (monthOfYear <= 2 ? 1 : 0)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(monthOfYear))-\(two(day))"
      + "T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
