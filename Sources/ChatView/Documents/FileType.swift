/// What kind of file a message brings, by its type's name: "application/pdf".
package struct FileType: Hashable {
  package let name: String

  package init(_ name: String) { self.name = name.lowercased() }

  /// Whether opening it may run what is in it. A message's file never is run.
  package var runs: Bool {
    Self.programs.contains(name) || Self.programEndings.contains { name.hasSuffix($0) }
  }

  private static let programs: Set<String> = [
    "application/x-executable", "application/x-pie-executable", "application/x-sharedlib",
    "application/x-desktop", "application/x-shellscript", "application/x-java-archive",
    "application/java-archive", "application/x-java-jnlp-file", "application/vnd.appimage",
    "application/x-iso9660-appimage", "application/x-ms-dos-executable",
    "application/x-msdownload", "application/x-msi", "application/x-ms-shortcut",
    "application/vnd.microsoft.portable-executable", "application/x-bat",
    "application/x-msdos-program", "application/x-mswinurl", "application/x-powershell",
    "application/x-java", "application/x-python-bytecode",
    "application/vnd.flatpak", "application/vnd.flatpak.ref", "application/vnd.snap",
    "application/x-perl", "application/x-ruby", "application/javascript", "text/javascript",
    "application/vnd.debian.binary-package", "application/x-deb", "application/x-rpm",
  ]

  private static let programEndings = ["/x-python", "/x-python3", "/x-csh", "/x-elf"]
}
