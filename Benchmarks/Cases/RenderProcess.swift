import Glibc

extension Benchmark {
  /// What a user waits for: the process from its start to the file.
  static let renderProcess = Benchmark(
    name: "render-process",
    summary: "recto render Examples/tour.md, process start to PNG at scale 2"
  ) { setting in
    let runs = setting.runs
    let tool = try BuiltTool()
    let output = "/tmp/recto-bench-\(getpid()).png"
    defer { unlink(output) }
    let arguments = ["render", tool.example, "-o", output, "--scale", "2"]
    let times = try time(runs: runs) { _ in { try tool.run(arguments) } }
    var result = stat()
    stat(output, &result)
    return Outcome(corpus: "Examples/tour.md, a PNG of \(result.st_size) B", times: times)
  }
}

/// The release build of the tool that stands beside the running benchmark.
private struct BuiltTool {
  private let path: String
  let example: String

  enum Failure: Error {
    case notFound(String)
    case notStarted(Int32)
    case failed(status: Int32)
  }

  init() throws {
    guard let own = realpath("/proc/self/exe", nil) else {
      throw Failure.notFound("/proc/self/exe")
    }
    defer { free(own) }
    var folder = String(cString: own).split(separator: "/").dropLast()
    path = "/" + (folder + ["recto"]).joined(separator: "/")
    guard access(path, X_OK) == 0 else { throw Failure.notFound(path) }
    // The package is above its build folder.
    func file(_ name: String) -> String {
      "/" + (folder + [Substring(name)]).joined(separator: "/")
    }
    while !folder.isEmpty, access(file("Package.swift"), R_OK) != 0 { folder.removeLast() }
    example = file("Examples/tour.md")
    guard access(example, R_OK) == 0 else { throw Failure.notFound(example) }
  }

  /// Runs the tool to its end; its messages go to standard error.
  func run(_ arguments: [String]) throws -> Int {
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawn(&process, path, nil, nil, words, environ)
    guard error == 0 else { throw Failure.notStarted(error) }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else {
      throw Failure.failed(status: status)
    }
    return Int(process)
  }
}
