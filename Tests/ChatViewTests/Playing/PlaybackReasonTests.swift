import ChatView
import Testing

struct PlaybackReasonTests {
  @Test(
    "Of what a player says the reason is left",
    arguments: [
      ("Could not determine type of stream.", "Could not determine type of stream"),
      (
        "Error from element /GstPlayBin:playbin/GstTypeFind:find: Could not determine type.\n"
          + "Could not determine type.\n../plugins/elements/find.c(1186): loop ()",
        "Could not determine type"
      ),
      ("Error from element /GstPlayBin:playbin", "it cannot be read"),
      ("", "it cannot be read"), ("\n\n", "it cannot be read"), (" . ", "it cannot be read"),
    ])
  func reasons(_ message: String, _ reason: String) {
    #expect(playbackReason(message) == reason)
  }
}
