import Foundation

/// The format's own compiler, when it is installed (Debian: `flatbuffers-compiler`).
struct Flatc {
  private let compiler: URL
  private let folder: URL

  static var isInstalled: Bool { path != nil }

  private static var path: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("flatc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static let schema = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/PageCoding/FlatBuffers/Schema/InstantPage.fbs")

  init() throws {
    guard let path = Flatc.path else { throw Failure(message: "flatc is not installed") }
    compiler = path
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-flatc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  func json(of buffer: [UInt8]) throws -> String {
    let input = folder.appendingPathComponent("page.bin")
    try Data(buffer).write(to: input)
    try run(["--json", "--strict-json", "--raw-binary"], input)
    let output = folder.appendingPathComponent("page.json")
    return try String(contentsOf: output, encoding: .utf8)
  }

  func buffer(of json: String) throws -> [UInt8] {
    let input = folder.appendingPathComponent("page.json")
    try json.write(to: input, atomically: true, encoding: .utf8)
    try run(["--binary"], input)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("page.bin")))
  }

  private func run(_ options: [String], _ input: URL) throws {
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      options + ["-o", folder.path, Flatc.schema.path]
      + (options.contains("--json") ? ["--", input.path] : [input.path])
    let messages = Pipe()
    process.standardOutput = messages
    process.standardError = messages
    try process.run()
    let output = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: String(decoding: output, as: UTF8.self))
    }
  }
}
