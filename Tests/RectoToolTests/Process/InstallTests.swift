import Foundation
import TestSupport
import Testing

/// `bin/recto install` with the programs that were built with these tests, into folders that are thrown away.
@Suite(.enabled(if: BuiltPrograms.areThere, "recto-app is not built; install bin/setup desktop"))
struct InstallTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../bin/recto").standardized.path

  private func recto(
    _ action: String, _ prefix: URL, _ environment: [String: String] = [:]
  ) throws -> ProcessResult {
    let from = action == "install" ? ["--from", BuiltPrograms.folder.path] : []
    // From another folder than the package's.
    return try run(
      Self.script, [action, "--prefix", prefix.path] + from,
      folder: FileManager.default.temporaryDirectory, environment: environment)
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test(
    "What is installed in a folder with spaces runs, is valid, and goes again without a trace of its own"
  )
  func there() throws {
    try withTemporaryFolder { folder in
      let prefix = folder.appendingPathComponent("a \"place\" with 100%")
      let installed = try recto("install", prefix)
      #expect(installed.status == 0, "\(installed.standardError)")
      for name in [
        "bin/recto-app", "share/man/man1/recto.1", "share/man/man1/recto-app.1",
        "share/icons/hicolor/48x48/apps/org.recto.Viewer.png",
        "share/icons/hicolor/scalable/apps/org.recto.Viewer.svg",
        "share/mime/packages/org.recto.Viewer.xml", "share/zsh/site-functions/_recto",
        "share/bash-completion/completions/recto", "share/fish/vendor_completions.d/recto.fish",
      ] {
        #expect(
          FileManager.default.fileExists(atPath: prefix.appendingPathComponent(name).path),
          "\(name)")
      }
      let version = try run(prefix.appendingPathComponent("bin/recto").path, ["--version"])
      #expect(version.standardOutput.hasPrefix("recto "))
      let entry = prefix.appendingPathComponent("share/applications/org.recto.Viewer.desktop")
      let line = try text(entry).split(separator: "\n").first { $0.hasPrefix("Exec=") }
      #expect(line?.hasSuffix(#"/a \\"place\\" with 100%%/bin/recto-app" -- %F"#) == true)
      if Tool.exists("desktop-file-validate") {
        let checked = try run("desktop-file-validate", [entry.path])
        #expect(checked.status == 0, "\(checked.standardOutput)")
      }
      if Tool.exists("man") {
        let page = try run(
          "man", ["--warnings", "-l", prefix.appendingPathComponent("share/man/man1/recto.1").path])
        #expect(page.standardError == "")
        #expect(page.standardOutput.contains("recto render INPUT -o OUT [options]"))
      }
      // Again is no mistake.
      #expect(try recto("install", prefix).status == 0)
      #expect(try recto("uninstall", prefix).status == 0)
      let rest = FileManager.default.enumerator(atPath: prefix.path)?.compactMap { $0 as? String }
      #expect(rest?.filter { $0.lowercased().contains("recto") } == [])
    }
  }

  @Test("Foreign files are never replaced, and changed ones never removed")
  func foreign() throws {
    try withTemporaryFolder { prefix in
      let foreign = prefix.appendingPathComponent("bin/recto")
      try FileManager.default.createDirectory(
        at: foreign.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#!/bin/sh\n".utf8).write(to: foreign)
      let refused = try recto("install", prefix)
      #expect(refused.status == 1)
      #expect(refused.standardError.contains(foreign.path))
      #expect(try text(foreign) == "#!/bin/sh\n")
      #expect(
        !FileManager.default.fileExists(atPath: prefix.appendingPathComponent("lib").path),
        "nothing is installed by halves")

      try FileManager.default.removeItem(at: foreign)
      #expect(try recto("install", prefix).status == 0)
      let page = prefix.appendingPathComponent("share/man/man1/recto-app.1")
      try Data("my own notes".utf8).write(to: page)
      #expect(try recto("install", prefix).status == 1)
      let removed = try recto("uninstall", prefix)
      #expect(removed.standardError.contains("was changed and is left there"))
      #expect(try text(page) == "my own notes")
    }
  }

  @Test(
    "What stopped in the middle says what to do, and is installed again or taken away",
    arguments: ["install", "uninstall"])
  func stopped(next: String) throws {
    try withTemporaryFolder { folder in
      let prefix = folder.appendingPathComponent("prefix")
      // Copies three files, and then the disc is full.
      let tools = folder.appendingPathComponent("tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      let count = folder.appendingPathComponent("count").path
      let copy = tools.appendingPathComponent("cp")
      try Data(
        """
        #!/bin/sh
        echo >>"\(count)"
        /bin/cp "$@"
        [ "$(wc -l <"\(count)")" -lt 4 ]
        """.utf8
      ).write(to: copy)
      chmod(copy.path, 0o755)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let failed = try recto("install", prefix, ["PATH": "\(tools.path):\(path)"])
      #expect(failed.status != 0)
      #expect(failed.standardError.contains("bin/recto uninstall"))
      #expect(!files(in: prefix).filter { $0.hasSuffix(".recto-new") }.isEmpty)
      if next == "install" { #expect(try recto("install", prefix).status == 0) }
      let removed = try recto("uninstall", prefix)
      #expect(removed.status == 0 && !removed.standardError.contains("changed"))
      #expect(files(in: prefix).filter { $0.lowercased().contains("recto") } == [])
      if next == "uninstall" { #expect(files(in: prefix) == []) }
    }
  }

  @Test("A newer version that stopped in the middle leaves none of either behind")
  func stoppedUpdate() throws {
    try withTemporaryFolder { folder in
      let prefix = folder.appendingPathComponent("prefix")
      #expect(try recto("install", prefix).status == 0)
      // As an older version's files are, known to the list.
      let list = prefix.appendingPathComponent("share/recto/installed-files")
      let page = prefix.appendingPathComponent("share/man/man1/recto-app.1")
      try Data("older\n".utf8).write(to: page)
      let sum = try run("sha256sum", [page.path]).standardOutput.prefix { $0 != " " }
      let lines = try text(list).split(separator: "\n").map { line in
        line.hasSuffix("share/man/man1/recto-app.1") ? "\(sum) share/man/man1/recto-app.1" : line
      }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: list)
      let tools = folder.appendingPathComponent("tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      let copy = tools.appendingPathComponent("cp")
      try Data("#!/bin/sh\nexit 1\n".utf8).write(to: copy)
      chmod(copy.path, 0o755)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      #expect(try recto("install", prefix, ["PATH": "\(tools.path):\(path)"]).status != 0)
      let removed = try recto("uninstall", prefix)
      #expect(removed.status == 0 && !removed.standardError.contains("changed"))
      #expect(files(in: prefix).filter { $0.lowercased().contains("recto") } == [])
    }
  }

  private func files(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
  }

  @Test("Folders that were there before stay, those that were made for it go")
  func folders() throws {
    try withTemporaryFolder { prefix in
      let programs = prefix.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      #expect(try recto("install", prefix).status == 0)
      #expect(try recto("uninstall", prefix).status == 0)
      #expect(FileManager.default.fileExists(atPath: programs.path))
      #expect(
        !FileManager.default.fileExists(atPath: prefix.appendingPathComponent("lib").path))
    }
  }

  @Test("DESTDIR is where files go and not what they name")
  func staging() throws {
    try withTemporaryFolder { root throws in
      let prefix = URL(fileURLWithPath: "/opt/recto")
      let staged = try recto("install", prefix, ["DESTDIR": root.path])
      #expect(staged.status == 0)
      let entry = root.appendingPathComponent(
        "opt/recto/share/applications/org.recto.Viewer.desktop")
      #expect(try text(entry).contains("Exec=\"/opt/recto/bin/recto-app\" -- %F"))
    }
  }
}

/// The programs that were built with these tests.
private enum BuiltPrograms {
  static let folder = URL(
    fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? ""
  ).deletingLastPathComponent()

  static let areThere = ["recto", "recto-app"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path)
  }
}
