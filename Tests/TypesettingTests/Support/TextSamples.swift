@testable import Typesetting

/// Words of many scripts, and texts made of them.
enum TextSamples {
  static let latin = words(
    """
    the quick brown fox jumps over a lazy dog with efficient offices, "quoted" words, don't, \
    co-operate; 3.14 and 1,000 (see §7) e-mail@example.org AVATAR Tokyo To Yo WAVE fjord ffi
    """)
  static let cyrillic = words("быстрая коричневая лиса прыгает через ленивую собаку, объём №5")
  static let greek = words("η γρήγορη καφέ αλεπού πηδάει πάνω από το τεμπέλικο σκυλί")
  static let arabic = words("مرحبا بالعالم هذا نصٌّ عربيّ طويل، لا شيء ١٢٣ رسالة كتبها الناس")
  static let hebrew = words("שלום עולם זהו טקסט בעברית, עם נקודות ומספרים 12.5 הוֹדָעָה חלון")
  static let devanagari = words("नमस्ते दुनिया यह एक लंबा पाठ है क्षत्रिय विद्यार्थी स्त्री ज्ञान।")
  static let bengali = words("নমস্কার বিশ্ব এটি একটি দীর্ঘ পাঠ্য ক্ষমা বিজ্ঞান")
  static let thai = words("ภาษาไทยง่ายนิดเดียว สวัสดีชาวโลก กรุงเทพมหานคร น้ำท่วม")
  static let chinese = words("快速的棕色狐狸，跳过「懒狗」。 消息窗口（表格）、编辑器：读者！")
  static let japanese = words("日本語のテスト。「かぎ括弧」、句読点（カッコ）ー・っゃ。 東京タワー")
  static let korean = words("다람쥐 헌 쳇바퀴에 타고파 안녕하세요 세계")
  static let emoji = words("😀 👍🏽 👨‍👩‍👧 🇩🇪🇫🇷 1️⃣ ❤️ 🏳️‍🌈 😀😀")
  static let marks = words("é̂ ä̈ e\u{301} o\u{302}\u{301} n\u{303}o Zalgo\u{300}\u{301}\u{302}")

  static let all = [
    latin, cyrillic, greek, arabic, hebrew, devanagari, bengali, thai, chinese, japanese, korean,
    emoji, marks,
  ]

  /// A paragraph in mostly one script, with words of another and a few odd spaces.
  static func paragraph(
    using generator: inout SeededGenerator, words count: ClosedRange<Int> = 5...40
  ) -> String {
    let main = all.randomElement(using: &generator) ?? latin
    let other = all.randomElement(using: &generator) ?? latin
    var text = ""
    for _ in 0..<Int.random(in: count, using: &generator) {
      let list = Int.random(in: 0..<5, using: &generator) == 0 ? other : main
      text += list.randomElement(using: &generator) ?? ""
      switch Int.random(in: 0..<30, using: &generator) {
      case 0: text += "  "
      case 1: text += "\u{A0}"
      case 2: text += ""
      default: text += " "
      }
    }
    return text
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

extension TextStyle {
  static let body = TextStyle(font: FontStyle(role: .sans, size: 17))
}

extension AttributedText {
  /// Text in the body style.
  init(body text: String) {
    self.init(text, style: .body)
  }
}

extension LaidOutParagraph {
  /// The text of each line.
  var lineTexts: [String] {
    lines.map { text.substring($0.range) }
  }
}

/// Swift Testing has an `Attachment` too.
typealias TextAttachment = Typesetting.Attachment
