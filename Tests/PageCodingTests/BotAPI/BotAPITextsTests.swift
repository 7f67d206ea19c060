import PageCoding
import PageModel
import Testing

/// Rich texts and their JSON, both ways.
struct BotAPITextsTests {
  static let rows: [(RichText, String, String)] = [
    (.empty, #""""#, "nothing"),
    (.plain("a"), #""a""#, "a plain text is a bare string"),
    (.concat([.plain("a"), .plain("b")]), #"["a","b"]"#, "pieces are not joined"),
    (.bold(.plain("a")), #"{"type":"bold","text":"a"}"#, "bold"),
    (.fixed(.plain("a")), #"{"type":"code","text":"a"}"#, "code"),
    (
      .textSpoiler(.italic(.plain("a"))),
      #"{"type":"spoiler","text":{"type":"italic","text":"a"}}"#, "styles nest"
    ),
    (
      .url(text: .plain("a"), url: "https://x.org/", webpageId: nil),
      #"{"type":"url","text":"a","url":"https://x.org/"}"#, "a link"
    ),
    (
      .email(text: .plain("a"), email: "a@x.org"),
      #"{"type":"email_address","text":"a","email_address":"a@x.org"}"#, "an e-mail address"
    ),
    (
      .textMention(.plain("@a")), #"{"type":"mention","text":"@a","username":"a"}"#,
      "the sign is not in the name"
    ),
    (
      .textHashtag(.textSpoiler(.plain("#a"))),
      ##"{"type":"hashtag","text":{"type":"spoiler","text":"#a"},"hashtag":"a"}"##, "a hashtag"
    ),
    (
      .textBotCommand(.plain("/d@bot")),
      #"{"type":"bot_command","text":"/d@bot","bot_command":"d@bot"}"#, "a command"
    ),
    (
      .textCustomEmoji(fileId: 5_368_324_170_671_202_286, alt: "👍"),
      #"{"type":"custom_emoji","custom_emoji_id":"5368324170671202286","alternative_text":"👍"}"#,
      "64-bit numbers are strings"
    ),
    (
      .textDate(
        text: .plain("a"), date: 5,
        format: .full(timeFormat: .long, dateFormat: .short, dayOfWeek: true)),
      #"{"type":"date_time","text":"a","unix_time":5,"date_time_format":"wdT"}"#,
      "weekday, date, time"
    ),
    (
      .textMentionName(text: .bold(.plain("Ann")), peerId: 42),
      #"{"type":"text_mention","text":{"type":"bold","text":"Ann"},"user":{"id":42,"is_bot":false,"first_name":"Ann"}}"#,
      "a person is called by the words"
    ),
    (.anchor(text: .empty, name: "x"), #"{"type":"anchor","name":"x"}"#, "a place"),
    (
      .anchor(text: .plain("a"), name: "x"), #"{"type":"reference","text":"a","name":"x"}"#,
      "a stretch of text"
    ),
    (
      .formula(latex: "x^2"), #"{"type":"mathematical_expression","expression":"x^2"}"#, "a formula"
    ),
  ]

  @Test(arguments: rows.indices)
  func text(row: Int) throws {
    let (text, json, why) = BotAPITextsTests.rows[row]
    let page = InstantPage(blocks: [.paragraph(text)])
    let message = #"{"blocks":[{"type":"paragraph","text":"# + json + "}]}"
    #expect(page.encodeBotAPI() == EncodedJSON(text: message, losses: []), "\(why)")
    #expect(try InstantPage.decodeBotAPI(Array(message.utf8)) == page, "\(why)")
  }

  @Test(
    arguments: [
      (#"[]"#, .empty, "an empty array is nothing"),
      (#"["a"]"#, .plain("a"), "a single text is itself"),
      (
        #"["a",["b","c"]]"#, .concat([.plain("a"), .concat([.plain("b"), .plain("c")])]),
        "arrays nest"
      ),
      (
        #"{"type":"date_time","text":"a","unix_time":5,"date_time_format":"tTDdW"}"#,
        .textDate(
          text: .plain("a"), date: 5,
          format: .full(timeFormat: .long, dateFormat: .short, dayOfWeek: true)),
        "the last of a kind wins"
      ),
      (
        #"{"type":"date_time","text":"a","unix_time":5,"date_time_format":"R"}"#,
        .textDate(text: .plain("a"), date: 5, format: .relative), "R is r"
      ),
      (
        #"{"type":"bold","text":"a","unknown":[1]}"#, .bold(.plain("a")),
        "unknown members are ignored"
      ),
      (#"{"type":"novelty","text":"a"}"#, .plain("a"), "what a later server sends keeps its words"),
      (
        #"{"type":"custom_emoji","custom_emoji_id":7,"alternative_text":"x"}"#,
        .textCustomEmoji(fileId: 7, alt: "x"), "a number is as good as its digits"
      ),
    ] as [(String, RichText, String)])
  func readOnly(json: String, text: RichText, why: String) throws {
    let message = #"[{"type":"paragraph","text":"# + json + "}]"
    let page = try InstantPage.decodeBotAPI(Array(message.utf8))
    #expect(page.blocks == [.paragraph(text)], "\(why)")
  }

  @Test func linksIntoThePageAreTold() {
    let page = InstantPage(blocks: [
      .anchor("top of it"),
      .paragraph(.anchor(text: .plain("note"), name: "fn")),
      .paragraph(.url(text: .plain("a"), url: "#top%20of%20it", webpageId: nil)),
      .paragraph(.url(text: .plain("b"), url: "#fn", webpageId: nil)),
      .paragraph(.url(text: .plain("c"), url: "#", webpageId: nil)),
      .paragraph(.url(text: .plain("d"), url: "#none", webpageId: nil)),
    ])
    let encoded = page.encodeBotAPI()
    #expect(encoded.losses.isEmpty)
    for link in [
      #"{"type":"anchor_link","text":"a","anchor_name":"top of it"}"#,
      #"{"type":"reference_link","text":"b","reference_name":"fn"}"#,
      #"{"type":"anchor_link","text":"c","anchor_name":""}"#,
      ##"{"type":"url","text":"d","url":"#none"}"##,
    ] {
      #expect(encoded.text.contains(link), "\(link)")
    }
  }

  @Test func aServerFindsMentionsItself() throws {
    let json = ##"[{"type":"paragraph","text":{"type":"hashtag","text":"#a","hashtag":"a"}}]"##
    let page = try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    #expect(page.blocks == [.paragraph(.plain("#a"))])
  }
}
