import MessageFiles
import Recto

/// One message on its way from one form into another.
struct Conversion {
  let source: InputSource
  let options: ConvertOptions

  func run() throws(ToolError) -> ConvertedOutput {
    let message = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    let (bytes, losses) = try PageEncoder(source: source).encoded(message.page, as: options.target)
    return ConvertedOutput(bytes: bytes, losses: message.notes + losses.map(source.diagnostic))
  }
}
