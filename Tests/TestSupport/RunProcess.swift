import Foundation

/// What a process said and how it ended.
public struct ProcessResult: Sendable {
  public var status: Int32
  /// The number of the signal that ended it, nil when it exited.
  public var signal: Int32?
  public var output: Data
  public var standardError: String

  public var standardOutput: String { String(decoding: output, as: UTF8.self) }
}

/// A program by name or path.
public enum Tool {
  public static func exists(_ name: String) -> Bool { path(of: name) != nil }

  /// The first file of that name on the PATH.
  public static func path(of name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}

/// Runs a program to its end. Its streams are files, so that no amount of output can block it.
public func run(
  _ program: String, _ arguments: [String], input: Data = Data(), folder: URL? = nil,
  environment: [String: String] = [:]
) throws -> ProcessResult {
  try withTemporaryFolder { temporary in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path(of: program) ?? program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = ["input", "output", "error"].map { temporary.appendingPathComponent($0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
      status: process.terminationStatus,
      signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      output: try Data(contentsOf: files[1]),
      standardError: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}

/// Calls the body with the path of a new folder and removes the folder afterwards.
public func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recto-test-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
