/// Finds what a text names by itself: web addresses, e-mail addresses, people, tags, commands,
/// phone numbers and bank cards.
///
/// The rules are those a server has for ordinary messages, with three differences: East Asian
/// punctuation ends an address, `tonsite://` addresses are found whole, and phone numbers are
/// found here at all, in their international form.
public enum EntityDetection {
  /// What the text names, in its order; nothing overlaps.
  public static func detect(in text: String) -> [MessageEntity] {
    var text = text
    return text.withUTF8 { bytes in
      var offsets = Utf16Offsets(bytes)
      return stretches(in: bytes).map { stretch in
        MessageEntity(range: offsets.range(of: stretch.range), kind: stretch.kind.entityKind)
      }
    }
  }

  /// Of stretches that overlap the one that begins first stays, the longer one when they begin
  /// together.
  static func stretches(in text: Bytes) -> [DetectedStretch] {
    var signs = EntitySigns()
    signs.read(text)
    if signs.isEmpty { return [] }
    var found: [DetectedStretch] = []
    if signs.has(Ascii.at) { found += SigilSearch.mentions(in: text) }
    if signs.has(Ascii.slash) {
      found += SigilSearch.commands(in: text)
      found += AppLinkSearch.links(in: text)
    }
    if signs.has(UInt8(ascii: "#")) { found += SigilSearch.hashtags(in: text) }
    if signs.has(Ascii.dollar) { found += SigilSearch.cashtags(in: text) }
    if signs.mayHaveCard { found += NumberSearch.bankCards(in: text) }
    if signs.has(UInt8(ascii: "+")) { found += NumberSearch.phoneNumbers(in: text) }
    if signs.has(Ascii.period) { found += WebAddressSearch.addresses(in: text) }
    if found.count < 2 { return found }
    found.sort {
      $0.range.lowerBound == $1.range.lowerBound
        ? $0.range.upperBound > $1.range.upperBound : $0.range.lowerBound < $1.range.lowerBound
    }
    var end = 0
    return found.filter { stretch in
      guard stretch.range.lowerBound >= end else { return false }
      end = stretch.range.upperBound
      return true
    }
  }
}
