import CommandTable
import Glibc

/// Measures the engine, each part beside its peer, and prints a table or JSON lines.
@main
struct RectoBench {
  static let names = RepeatedArgument<String>(
    "NAME", .benchmark, help: "The benchmarks to run; all of them when none is named")
  static let json = Flag("json", help: "Print a JSON object a line instead of a table")
  static let list = Flag("list", help: "Print the names of the benchmarks")
  static let runs = Option<Int>(
    "runs", "N", .wholeNumber(in: 3...1000), default: 15, shownDefault: "15",
    help: "Timed runs of each; the median counts")
  static let telethon = OptionalOption<String>(
    "telethon", "PYTHON", .path(),
    help: "A Python with Telethon, the peer of the TL codec (bin/bench --interop makes one)")
  static let flatbuffers = OptionalOption<String>(
    "flatbuffers", "PROGRAM", .path(),
    help: "Tests/Interop/flatbuffers_decode.cpp, built: the peer of the FlatBuffers codec")
  static let katex = OptionalOption<String>(
    "katex", "NODE", .path(), help: "A node that finds KaTeX, the peer of the formulas")

  static let layout = OptionalOption<String>(
    "layout", "PYTHON", .path(),
    help:
      "A Python with PySide6 and WeasyPrint, the peers of the layout (bin/bench --peers makes one)")

  static let table = CommandDescription(
    name: "bench",
    summary: "Measures the engine beside its peers",
    discussion: [
      "A benchmark and its peer run in turn in one process, warmed up, on the same input; the ratio "
        + "says how many times faster than the peer it is, as the median of the runs' ratios. A busy "
        + "machine slows both."
    ],
    arguments: [names.description],
    options: [
      json.description, list.description, runs.description, telethon.description,
      flatbuffers.description, katex.description, layout.description,
    ],
    examples: [
      CommandExample("bin/bench", "All of them, as a table"),
      CommandExample("bin/bench markdown-parse --runs 31", "One of them, longer"),
      CommandExample("bin/bench --json > today.jsonl", "For a machine"),
      CommandExample(
        "bin/bench --interop tl-decode", "The codecs beside Telethon and flatc's C++"),
      CommandExample(
        "bin/bench --peers stream-append-200k", "Layout beside Qt, Chromium and WeasyPrint"),
    ])

  static func main() {
    do {
      switch try table.request(for: Array(CommandLine.arguments.dropFirst())) {
      case .help(let text), .version(let text): write(text, to: STDOUT_FILENO)
      case .run(let arguments): try run(arguments)
      }
    } catch let error as UsageError {
      write(error.message, to: STDERR_FILENO)
      exit(2)
    } catch {
      write("bench: error: \(error)\n", to: STDERR_FILENO)
      exit(1)
    }
  }

  private static func run(_ arguments: ParsedArguments) throws {
    if arguments[list] {
      let lines = Benchmark.all.map { pad($0.name, to: 24) + $0.summary + "\n" }
      return write(lines.joined(), to: STDOUT_FILENO)
    }
    let chosen = arguments[names]
    let benchmarks = Benchmark.all.filter { chosen.isEmpty || chosen.contains($0.name) }
    let report: any Report = arguments[json] ? JSONReport() : TableReport()
    let setting = Benchmark.Setting(
      runs: arguments[runs], telethon: arguments[telethon].map { .telethon(python: $0) },
      flatbuffers: arguments[flatbuffers].map { .flatbuffers(program: $0) },
      katex: arguments[katex].map { .katex(node: $0) },
      layoutPeers: arguments[layout].map { OutsidePeer.layout(python: $0) } ?? [])
    write(report.beginning, to: STDOUT_FILENO)
    for benchmark in benchmarks {
      let outcome = try benchmark.measure(setting)
      write(report.text(for: benchmark, outcome), to: STDOUT_FILENO)
    }
  }
}

extension ValueSyntax where Value == String {
  fileprivate static var benchmark: ValueSyntax<String> {
    let names = Benchmark.all.map(\.name)
    return ValueSyntax(
      expectation: "the name of a benchmark (bin/bench --list)",
      completion: .words(Benchmark.all.map { CompletionHint.Choice($0.name, $0.summary) })
    ) { names.contains($0) ? $0 : nil }
  }
}

/// Writes at once, so that what is done is seen while the rest runs.
private func write(_ text: String, to file: Int32) {
  let bytes = Array(text.utf8)
  var position = 0
  while position < bytes.count {
    let count = bytes[position...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    position += count
  }
}
