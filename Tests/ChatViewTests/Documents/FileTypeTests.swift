import ChatView
import Testing

struct FileTypeTests {
  @Test(
    "Programs are not opened, documents are",
    arguments: [
      ("application/pdf", false), ("text/plain", false), ("image/svg+xml", false),
      ("application/zip", false), ("application/vnd.oasis.opendocument.text", false),
      ("application/x-shellscript", true), ("application/x-desktop", true),
      ("application/X-Executable", true), ("application/java-archive", true),
      ("text/x-python3", true), ("application/vnd.microsoft.portable-executable", true),
    ])
  func runs(_ name: String, _ runs: Bool) {
    #expect(FileType(name).runs == runs)
  }
}
