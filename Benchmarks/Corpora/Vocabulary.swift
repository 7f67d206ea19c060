import Glibc

/// Words to make text of, by script: the frequent ones written out, the rare ones put together from them.
enum Vocabulary {
  static let english = words(
    """
    the a of and to in is that it was for on with as at by this but from they or an were which there \
    when all more water walk hill train morning evening small large between under morning letter \
    people because without something another carried window kitchen different question answer \
    important together yesterday possible remember mountain language understand afternoon message
    """)
  static let russian = words(
    """
    и в не на что я с он как это по но они мы вода утро вечер поезд гора письмо человек вопрос ответ \
    вместе вчера можно помнить язык понимать сообщение большой маленький между окно кухня другой
    """)
  static let arabic = words(
    """
    في من على إلى هذا التي كان قال عن مع ماء صباح مساء قطار جبل رسالة الناس سؤال جواب معا أمس ممكن \
    لغة فهم كبير صغير بين نافذة مطبخ مختلف طريق مدينة
    """)
  static let hebrew = words(
    """
    של על את הוא לא זה עם כי גם אני מים בוקר ערב רכבת הר מכתב אנשים שאלה תשובה ביחד אתמול אפשר שפה \
    להבין גדול קטן בין חלון מטבח אחר דרך עיר
    """)
  static let hindi = words(
    """
    और का में है की से को यह पर नहीं पानी सुबह शाम रेल पहाड़ पत्र लोग प्रश्न उत्तर साथ कल संभव भाषा समझना \
    बड़ा छोटा बीच खिड़की रसोई अलग रास्ता शहर
    """)
  /// No spaces between these.
  static let chinese = words(
    """
    我们 今天 早上 坐火车 去 山里 走路 水 很 清 天气 好 问题 回答 一起 昨天 可能 语言 明白 消息 大 小 之间 窗户 \
    厨房 不同 路 城市 朋友 晚上 慢慢 喝茶 地图 已经
    """)
  static let emoji = words("👍 😀 🎉 ❤️ 👩‍👩‍👧‍👦 👋🏽 🇳🇿 ☕️ 🏔️ 3️⃣")

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

/// A language's worth of word forms, the most frequent first. Drawn with Zipf's law, so that a text has as
/// many different words as real prose: a cache of words is neither useless nor always right.
struct Lexicon: Sendable {
  private let forms: [String]

  private static let size = 8000

  init(frequent: [String], seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var known = Set(frequent)
    var forms = frequent
    while forms.count < Lexicon.size {
      // The beginning of a word, perhaps a whole one between, the end of another.
      let start = numbers.pick(frequent)
      let end = numbers.pick(frequent)
      var form = start.prefix(max(1, start.count * 2 / 3))
      if !numbers.once(in: 4) { form += numbers.pick(frequent).prefix(3) }
      form += end.suffix(max(1, end.count * 2 / 3))
      if known.insert(String(form)).inserted { forms.append(String(form)) }
    }
    self.forms = forms
  }

  /// The word of rank r comes up in proportion to 1 / r.
  func word(_ numbers: inout SeededNumbers) -> String {
    let rank = Glibc.exp(Double.random(in: 0..<1, using: &numbers) * Glibc.log(Double(forms.count)))
    return forms[min(forms.count - 1, Int(rank) - 1)]
  }
}
