import PageModel
import Testing

@testable import Composer

private let image = MediaBlockItem(.image(.cloudImage(9)))

/// The rule, the media before, the command, and the media after; nil when it does not apply.
private let rows: [(String, String, MediaCommand, String?)] = [
  (
    "added at the end", "media |\n  image=0:1\n  caption: c", .add([image], at: nil),
    "media |\n  image=0:1\n  image=0:9\n  caption: c"
  ),
  (
    "added in front", "media |\n  image=0:1\n  caption: c", .add([image], at: -5),
    "media |\n  image=0:9\n  image=0:1\n  caption: c"
  ),
  ("nothing joins a sound", "media |\n  audio=5:1", .add([image], at: nil), nil),
  (
    "one of several goes, the caption stays", "media\n  image=0:1\n  video=5:2\n  caption: c|",
    .remove(0), "media\n  video=5:2\n  caption: c|"
  ),
  (
    "the last one goes with its block", "p: a\nmedia\n  image=0:1\n  caption: c|", .remove(0),
    "p: a|"
  ),
  (
    "moved", "media |\n  image=0:1\n  image=0:2\n  image=0:3", .move(from: 0, to: 2),
    "media |\n  image=0:2\n  image=0:3\n  image=0:1"
  ),
  (
    "a slideshow", "media |\n  image=0:1\n  image=0:2", .setArrangement(.slideshow),
    "media slideshow |\n  image=0:1\n  image=0:2"
  ),
  (
    "one cover", "media |\n  image=0:1\n  image=0:2", .toggleSpoiler(1),
    "media |\n  image=0:1\n  image=0:2 spoiler"
  ),
  (
    "all covers, as the first is not", "media |\n  image=0:1\n  image=0:2 spoiler",
    .toggleSpoiler(nil), "media |\n  image=0:1 spoiler\n  image=0:2 spoiler"
  ),
  (
    "a sound's caption", "media |\n  audio=5:1", .setCaption(StyledText("c")),
    "media |\n  audio=5:1\n  caption: c"
  ),
  (
    "a shorter caption", "media\n  image=0:1\n  caption: abc|", .setCaption(StyledText("c")),
    "media\n  image=0:1\n  caption: c|"
  ),
  (
    "a caption of characters as wide as two", "media\n  image=0:1\n  caption: a|b",
    .setCaption(StyledText("👍")), "media\n  image=0:1\n  caption: |👍"
  ),
  (
    "a place's coordinates", "media |\n  location=1.5,2.5",
    .setLocation(latitude: -10, longitude: 20.25), "media |\n  location=-10.0,20.25"
  ),
  ("on the globe", "media |\n  location=1.5,2.5", .setLocation(latitude: 91, longitude: 0), nil),
  ("a picture has none", "media |\n  image=0:1", .setLocation(latitude: 1, longitude: 0), nil),
  ("no width below nothing", "media |\n  image=0:1", .setWidth(-.infinity), nil),
]

@Suite("Commands about media")
struct MediaCommandTests {
  @Test(arguments: rows.indices)
  func command(row: Int) throws {
    let (sentence, before, command, after) = rows[row]
    let state = try Scene(before).state
    let media = try #require(
      state.document.blocks.first { if case .media = $0 { true } else { false } })
    let outcome = state.performing(.media(media.id, command))
    #expect(outcome.isHandled == (after != nil), "\(sentence)")
    #expect(Problems.of(outcome, from: state) == [], "\(sentence)")
    let notation = outcome.state.document.notation(outcome.state.selection)
    #expect(notation == after ?? before, "\(sentence)")
  }

  @Test("Buttons")
  func buttons() throws {
    let state = try Scene("buttons\n  button | disabled label=\"a\"\n  button disabled label=\"b\"")
      .state
    let id = state.document.blocks[0].id
    let new = InstantPageButton(text: .plain("c"), action: .url("u"))
    func after(_ command: ButtonCommand) -> String {
      let outcome = state.performing(.buttons(id, command))
      return outcome.state.document.notation(outcome.state.selection)
    }
    #expect(
      after(.add(new, at: nil))
        == "buttons\n  button disabled label=\"a\"\n  button disabled label=\"b\"\n  button | url=\"u\" label=\"c\""
    )
    #expect(
      after(.replace(0, with: new))
        == "buttons\n  button | url=\"u\" label=\"c\"\n  button disabled label=\"b\"")
    #expect(
      after(.move(from: 0, to: 1))
        == "buttons\n  button disabled label=\"b\"\n  button | disabled label=\"a\"")
    #expect(after(.remove(0)) == "buttons\n  button | disabled label=\"b\"")
    #expect(
      after(.setAlignment(.right))
        == "buttons right\n  button | disabled label=\"a\"\n  button disabled label=\"b\"")
  }
}
