import Foundation
import Recto
import TestSupport

/// A screen of its own for the windows of these tests, with a window manager.
final class Display: Sendable {
  let name: String
  private let server: Process
  private let manager: Process?

  /// What a display takes; without it the tests are skipped.
  static let isAvailable = ["Xvfb", "xdotool", "import"].allSatisfy(Tool.exists)

  init() throws {
    // The server says itself which number it took.
    let number = Pipe()
    let server = Process()
    server.executableURL = URL(fileURLWithPath: Tool.path(of: "Xvfb") ?? "Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "1000x900x24", "-nolisten", "tcp"]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let part = number.fileHandleForReading.availableData
      guard !part.isEmpty else { throw DisplayError.noServer }
      text += String(decoding: part, as: UTF8.self)
    }
    name = ":" + text.dropLast()
    self.server = server
    guard let path = Tool.path(of: "openbox") else {
      manager = nil
      return
    }
    let manager = Process()
    manager.executableURL = URL(fileURLWithPath: path)
    manager.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    manager.standardOutput = FileHandle.nullDevice
    manager.standardError = FileHandle.nullDevice
    try manager.run()
    self.manager = manager
  }

  deinit {
    // Children of a test have the ordinary signals blocked.
    for process in [manager, server] {
      if let process { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// Ends the server while windows are shown on it.
  func goAway() { kill(server.processIdentifier, SIGKILL) }

  /// Moves the pointer, clicks, types.
  func xdotool(_ arguments: String...) throws {
    _ = try TestSupport.run("xdotool", arguments, environment: ["DISPLAY": name])
  }

  func output(of arguments: String...) throws -> String {
    try TestSupport.run("xdotool", arguments, environment: ["DISPLAY": name]).standardOutput
  }

  /// What a window shows.
  func picture(of window: String) throws -> PixelImage {
    let result = try TestSupport.run(
      "import", ["-window", window, "png:-"], environment: ["DISPLAY": name])
    return try ImageDecoder().decode(Array(result.output)).pixels
  }
}

enum DisplayError: Error {
  case noServer
  case noWindow
  /// A condition that did not come true, and what was said meanwhile.
  case timeout(String, said: String)
}
