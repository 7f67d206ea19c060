import CommandTable
import MessageFiles
import Recto

extension Pipeline {
  /// The engine.
  static let engine = Pipeline(
    render: { source, options throws(ToolError) in
      try EngineRun(source: source, options: options).render()
    },
    convert: { source, options throws(ToolError) in
      try Conversion(source: source, options: options).run()
    })
}

/// One message on its way through the engine.
struct EngineRun {
  let source: InputSource
  let options: RenderOptions

  func render() throws(ToolError) -> RenderedOutput {
    let message = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    var warnings = message.notes
    let pictures = try PagePictures(
      page: message.page, folder: source.folder, mediaFolder: options.mediaFolder,
      tileFolder: options.tileFolder, command: options.command)
    warnings += pictures.problems.map { source.diagnostic($0) }
    let scene = Scene(
      page: message.page, options: options, pictures: pictures, strings: try options.strings(),
      context: try .forTool(), codeHighlights: codeHighlights(of: message.page))
    do {
      let bytes = try scene.bytes()
      warnings += pictures.failures.map { source.diagnostic($0) }
      return RenderedOutput(bytes: bytes, warnings: warnings)
    } catch {
      throw source.problem(error.description)
    }
  }

  /// None for the layout's dump, which shows no colours.
  private func codeHighlights(of page: InstantPage) -> [CodeSpec: CodeHighlight] {
    guard options.format != .txt else { return [:] }
    return CodeHighlighter().highlights(of: page.codeSpecs)
  }
}
