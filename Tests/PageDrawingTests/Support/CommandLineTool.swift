import Foundation

/// A program of the machine that checks what we wrote.
struct CommandLineTool {
  var path: String

  static let pdftotext = CommandLineTool(path: "/usr/bin/pdftotext")
  static let pdffonts = CommandLineTool(path: "/usr/bin/pdffonts")
  static let pdftoppm = CommandLineTool(path: "/usr/bin/pdftoppm")
  static let rsvgConvert = CommandLineTool(path: "/usr/bin/rsvg-convert")

  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What the program writes to its standard output when it gets `input` as a file in place of "%".
  func output(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input")
    try Data(input).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "%" ? file.path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](data)
  }

  func text(_ arguments: [String], input: [UInt8]) throws -> String {
    String(decoding: try output(arguments, input: input), as: UTF8.self)
  }
}
