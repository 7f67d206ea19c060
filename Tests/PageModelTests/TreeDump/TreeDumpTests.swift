import PageModel
import TestSupport
import Testing

@Suite("The tree dump of a page")
struct TreeDumpTests {
  @Test("Each case of a rich text on one line")
  func texts() {
    let lines = Samples.texts.map { $0.treeDump() }
    #expect(
      lines == [
        "empty", #""a""#, #"bold("b")"#, #"italic("c")"#, #"underline("d")"#,
        #"strikethrough("e")"#, #"fixed("f")"#,
        #"url("g", url="https://x.org", webpage=cloudWebpage:7)"#,
        #"email("h", email="a@x.org")"#, #""i" "j""#, #"subscript("k")"#, #"superscript("l")"#,
        #"marked("m")"#, #"phone("n", phone="+41")"#, "image(cloudFile:5, size=20x10)",
        #"anchor("o", name="top")"#, #"formula("x^2")"#, #"customEmoji("👍", file=9)"#,
        #"autoEmail("p")"#, #"autoPhone("q")"#, #"autoUrl("r")"#, #"bankCard("s")"#,
        #"botCommand("t")"#, #"cashtag("u")"#, #"hashtag("v")"#, #"mention("w")"#,
        #"mentionName("x", peer=42)"#, #"spoiler("y")"#,
        #"date("z", date=1700000000, format=relative)"#, #"button("Go", url="u")"#,
        #"tonAddress("ton")"#,
      ])
  }

  @Test("Each case of a block")
  func blocks() {
    #expect(
      InstantPage(blocks: Samples.blocks).treeDump() == """
        page
          unsupported
          title "a"
          subtitle "b"
          authorDate date=5 "c"
          header "d"
          subheader "e"
          paragraph "f"
          preformatted language="swift" "g"
          footer "h"
          divider
          anchor "top"
          list ordered
            item "i"
            item num="2" checked "j"
            item num="3" unchecked
              paragraph "k"
            item unknown
          blockQuote collapsed=true
            paragraph "l"
            caption "m"
          pullQuote "n"
            caption "o"
          image cloudImage:1 spoiler url="u" webpage=cloudWebpage:2
            caption "c"
            credit "by"
          video cloudFile:2 autoplay loop spoiler
            caption "c"
            credit "by"
          cover
            paragraph "p"
          webEmbed url="u" html="<b>" size=3x2 stretch scrolling cover=cloudImage:3
            caption "c"
            credit "by"
          postEmbed url="u" webpage=cloudWebpage:4 avatar=cloudImage:5 author="Ann" date=6
            paragraph "q"
            caption "c"
            credit "by"
          collage
            divider
            caption "c"
            credit "by"
          slideshow
            divider
            caption "c"
            credit "by"
          channelBanner
            channel channel:5 username="news" "News"
          audio cloudFile:7
            caption "c"
            credit "by"
          kicker "r"
          table bordered striped compact "s"
            row
              cell header center middle colspan=2 rowspan=3 "t"
              cell
          details expanded "u"
            paragraph "v"
          relatedArticles "w"
            article url="u" webpage=cloudWebpage:8 title="T" description="D" photo=cloudImage:9 \
        author="A" date=10
          map 47.5 -8.25 zoom=12 size=6x4
            caption "c"
            credit "by"
          heading 2 "x"
          formula "y^2"
          thinking "z"
          buttonRow center
            button callback=<01ff> password color=danger link "No"
          document cloudFile:11
            caption "c"
            credit "by"
        """)
  }

  @Test("Each action of a button")
  func actions() {
    let lines = Samples.actions.map { action in
      RichText.textButton(InstantPageButton(text: .empty, action: action)).treeDump()
    }
    #expect(
      lines == [
        "button(empty, text)", #"button(empty, url="u")"#, #"button(empty, callback="ok")"#,
        "button(empty, requestPhone)", "button(empty, requestMap)",
        #"button(empty, switchInline="q", samePeer, peers=users+groups)"#,
        "button(empty, openWebApp)", "button(empty, payment)",
        #"button(empty, urlAuth="u", id=3)"#, "button(empty, setupPoll, quiz=true)",
        "button(empty, openUserProfile=user:4)", #"button(empty, openWebView="u", simple)"#,
        "button(empty, requestPeer=user(bot=true), id=5, max=2)",
        #"button(empty, copyText="p")"#, "button(empty, disabled)",
      ])
  }

  @Test("The page's own properties and its media")
  func media() {
    var photo = TelegramMediaImage(
      imageId: .cloudImage(7),
      representations: [
        TelegramMediaImageRepresentation(
          dimensions: PixelDimensions(width: 90, height: 60),
          resource: .cloudPhotoSize(
            .init(
              datacenterId: 2, photoId: 7, accessHash: 3, sizeSpec: "s", size: 900,
              fileReference: [1])), progressiveSizes: [10, 20])
      ], flags: .isLivePhoto)
    photo.video = TelegramMediaFile(
      fileId: .cloudFile(8), resource: .empty, mimeType: "video/mp4", size: 5,
      attributes: [
        .fileName("a.mp4"),
        .video(
          TelegramMediaVideoAttribute(
            duration: 1.5, size: PixelDimensions(width: 4, height: 3), flags: .isSilent)),
      ])
    let page = InstantPage(
      blocks: [.divider], media: [.cloudImage(7): .image(photo), .localFile(1): .image(photo)],
      isComplete: false, rtl: true, url: "https://x.org", views: 0)
    #expect(
      page.treeDump() == """
        page partial rtl url="https://x.org" views=0
          divider
          media
            image cloudImage:7 isLivePhoto
              size 90x60 progressive=10,20 cloudPhotoSize(dc=2, photo=7, hash=3, spec="s", size=900, \
        reference=<01>)
              livePhoto cloudFile:8 mime="video/mp4" size=5 nowhere
                attribute fileName "a.mp4"
                attribute video 4x3 duration=1.5 silent
            image key=localFile:1 cloudImage:7 isLivePhoto
              size 90x60 progressive=10,20 cloudPhotoSize(dc=2, photo=7, hash=3, spec="s", size=900, \
        reference=<01>)
              livePhoto cloudFile:8 mime="video/mp4" size=5 nowhere
                attribute fileName "a.mp4"
                attribute video 4x3 duration=1.5 silent
        """)
  }

  @Test(
    "Concatenations are named where side by side would read as something else",
    arguments: [
      (.concat([]), "concat()"), (.concat([.plain("a")]), #"concat("a")"#),
      (.concat([.plain("a"), .empty]), #""a" empty"#),
      (.concat([.plain("a"), .concat([.plain("b"), .plain("c")])]), #""a" concat("b" "c")"#),
      (.concat([.concat([.plain("a"), .plain("b")])]), #"concat(concat("a" "b"))"#),
      (.bold(.concat([.plain("a"), .italic(.plain("b"))])), #"bold("a" italic("b"))"#),
    ] as [(RichText, String)])
  func concatenations(text: RichText, line: String) {
    #expect(text.treeDump() == line)
  }

  @Test(
    "What cannot be seen is escaped, so that a node stays on its line",
    arguments: [
      ("\"\\\n\r\t\u{0}\u{1b}\u{7f}", #""\"\\\n\r\t\u{0}\u{1B}\u{7F}""#),
      (
        "\u{a0}\u{ad}\u{200b}\u{202e}\u{2028}\u{3000}\u{feff}",
        #""\u{A0}\u{AD}\u{200B}\u{202E}\u{2028}\u{3000}\u{FEFF}""#
      ),
      ("\u{fffc}\u{10ffff}\u{e0001}", #""\u{FFFC}\u{10FFFF}\u{E0001}""#),
      ("\r\n", #""\r\n""#),
      ("👩‍👩‍👧 e\u{301} क्‍ष نمی‌خواهم", #""👩‍👩‍👧 e\#u{301} क्‍ष نمی‌خواهم""#),
      ("", #""""#),
    ])
  func escapes(string: String, quoted: String) {
    #expect(RichText.plain(string).treeDump() == quoted)
  }

  @Test(
    "A page is one node a line, whatever is in its strings", arguments: PageGenerator.seeds(100))
  func lines(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    let dump = page.treeDump()
    for scalar in dump.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && scalar.value != 0x7f)
    }
    var depth = 0
    for line in dump.split(separator: "\n", omittingEmptySubsequences: false) {
      let spaces = line.prefix { $0 == " " }.count
      #expect(spaces.isMultiple(of: 2) && spaces / 2 <= depth + 1, "\(line)")
      depth = spaces / 2
    }
  }
}
