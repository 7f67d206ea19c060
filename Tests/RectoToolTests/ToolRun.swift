import MessageFiles
import Recto
import Synchronization
import Testing

@testable import RectoTool

/// A run of the tool inside the test: its streams are buffers, its engine is the test's.
struct ToolRun {
  var status: ExitCode
  var standardOutput: [UInt8]
  var standardError: String

  var outputText: String { String(decoding: standardOutput, as: UTF8.self) }

  /// - Parameters:
  ///   - outputIsTerminal: whether standard output is one.
  ///   - outputFailure: what writing to standard output fails with.
  init(
    _ line: [String], input: [UInt8] = [], pipeline: Pipeline = .echo,
    outputIsTerminal: Bool = false, outputFailure: SystemError? = nil
  ) {
    let output = BufferStream(isTerminal: outputIsTerminal, failure: outputFailure)
    let error = BufferStream()
    let surroundings = Surroundings(
      standardInput: InputBuffer(input), standardOutput: output, standardError: error)
    status = RectoCommand.run(line, in: surroundings, pipeline: pipeline)
    standardOutput = output.bytes
    standardError = String(decoding: error.bytes, as: UTF8.self)
  }

  init(_ line: String, input: String = "", pipeline: Pipeline = .echo) {
    self.init(
      line.split(separator: " ").map(String.init), input: Array(input.utf8), pipeline: pipeline)
  }
}

extension Pipeline {
  /// Writes down what it was asked for instead of drawing.
  static let echo = Pipeline(
    render: { source, options throws(ToolError) in
      RenderedOutput(
        bytes: Array("\(options.format.name):\(String(decoding: source.bytes, as: UTF8.self))".utf8)
      )
    },
    convert: { source, options throws(ToolError) in
      let text = String(decoding: source.bytes, as: UTF8.self)
      let kind = options.target.name + (options.isDocument ? " document" : "")
      return ConvertedOutput(bytes: Array("\(kind):\(text)\n".utf8))
    })

  /// Refuses every input.
  static func failing(_ sentence: String, at position: SourcePosition?) -> Pipeline {
    @Sendable func problem(_ source: InputSource) -> ToolError {
      .input(Diagnostic(file: source.name, position: position, sentence: sentence))
    }
    return Pipeline(
      render: { source, _ throws(ToolError) in throw problem(source) },
      convert: { source, _ throws(ToolError) in throw problem(source) })
  }
}

/// The options a pipeline was last called with.
final class OptionsRecorder: Sendable {
  private let last = Mutex<(InputSource, RenderOptions)?>(nil)

  var options: RenderOptions? { last.withLock { $0?.1 } }
  var source: InputSource? { last.withLock { $0?.0 } }

  var pipeline: Pipeline {
    Pipeline(
      render: { source, options throws(ToolError) in
        self.last.withLock { $0 = (source, options) }
        return RenderedOutput(bytes: [1, 2, 3])
      },
      convert: { _, _ throws(ToolError) in ConvertedOutput(bytes: []) })
  }
}

private final class BufferStream: ByteSink {
  let isTerminal: Bool
  private let failure: SystemError?
  private(set) var bytes: [UInt8] = []

  init(isTerminal: Bool = false, failure: SystemError? = nil) {
    self.isTerminal = isTerminal
    self.failure = failure
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    if let failure { throw failure }
    self.bytes += bytes
  }
}

private final class InputBuffer: ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Three bytes at a time: pipes bring what they bring.
  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    defer { rest = rest.dropFirst(min(count, 3)) }
    return Array(rest.prefix(min(count, 3)))
  }
}
