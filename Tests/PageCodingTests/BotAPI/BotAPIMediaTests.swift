import PageCoding
import PageModel
import Testing

struct BotAPIMediaTests {
  @Test func mediaComeBackWhole() throws {
    let page = JSONSamples.mediaPage
    let encoded = page.encodeBotAPI()
    #expect(encoded.losses.isEmpty)
    #expect(try InstantPage.decodeBotAPI(Array(encoded.text.utf8)) == page)
  }

  @Test func namesOfAServerAreKept() throws {
    let json =
      #"{"blocks":[{"type":"photo","photo":["#
      + #"{"file_id":"AgAC-s","file_unique_id":"AQAD-s","width":90,"height":60,"file_size":1000},"#
      + #"{"file_id":"AgAC-y","file_unique_id":"AQAD-y","width":900,"height":600}],"#
      + #""has_spoiler":true,"caption":{"text":"a"}},"#
      + #"{"type":"video","video":{"file_id":"BAAC","file_unique_id":"AgAD","width":6,"height":4,"#
      + #""duration":12,"thumbnail":{"file_id":"AAMC","file_unique_id":"AQAD-t","width":3,"#
      + #""height":2},"file_name":"a.mp4","mime_type":"video/webm","file_size":77}}]}"#
    let page = try InstantPage.decodeBotAPI(Array(json.utf8))
    #expect(page.media.count == 2)
    #expect(page.encodeBotAPI() == EncodedJSON(text: json, losses: []))
  }

  @Test func oneFileIsInTheTableOnce() throws {
    let file = #"{"file_id":"A","file_unique_id":"U","duration":1}"#
    let json = #"[{"type":"audio","audio":"# + file + #"},{"type":"audio","audio":"# + file + "}]"
    #expect(try InstantPage.decodeBotAPI(Array(json.utf8)).media.count == 1)
  }

  @Test(arguments: [
    (
      #"{"type":"photo","photo":{"type":"photo","media":"https://x.org/a.png","has_spoiler":true}}"#,
      "a photo of the web"
    ),
    (
      #"{"type":"video","video":{"type":"video","media":"attach://v","width":6,"height":4,"duration":2,"supports_streaming":true}}"#,
      "a video beside the request"
    ),
    (
      #"{"type":"audio","audio":{"type":"audio","media":"CQAC","duration":2,"performer":"P","title":"T"}}"#,
      "an audio file the server has"
    ),
    (
      #"{"type":"voice_note","voice_note":{"type":"voice_note","media":"AwAC","duration":2}}"#,
      "a voice note"
    ),
    (
      #"{"type":"document","document":{"type":"document","media":"BQAC"},"caption":{"text":"c"}}"#,
      "a document"
    ),
    (
      #"{"type":"animation","animation":{"type":"animation","media":"CgAC","width":1,"height":1,"duration":2}}"#,
      "an animation"
    ),
  ])
  func inputMediaComeBack(block: String, why: String) throws {
    let json = #"{"blocks":["# + block + "]}"
    let page = try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    #expect(page.media.count == 1)
    #expect(page.encodeBotAPI(form: .input) == EncodedJSON(text: json, losses: []), "\(why)")
  }

  @Test func captionsInsideInputMediaAreIgnored() throws {
    let json =
      #"[{"type":"photo","photo":{"type":"photo","media":"A","caption":"no"},"#
      + #""caption":{"text":"yes"}}]"#
    let page = try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    guard case .image(_, let caption, _, _, _)? = page.blocks.first else { return }
    #expect(caption == InstantPageCaption(text: .plain("yes")))
  }
}
