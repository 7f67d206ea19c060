import MessageFiles
import Recto

/// One formula on its way through the engine.
enum FormulaRun {
  /// The formula as the bytes of a file.
  @Sendable static func bytes(
    _ source: InputSource, _ options: FormulaOptions
  ) throws(ToolError) -> [UInt8] {
    let latex = try source.text()
    do {
      return try bytes(latex, options)
    } catch let error as TypesettingError {
      throw .input(Diagnostic(file: "recto", sentence: "\(error)"))
    } catch {
      // A formula is a line: its own sentence says in which column, no line of the file's.
      throw source.problem("\(error)")
    }
  }

  private static func bytes(_ latex: String, _ options: FormulaOptions) throws -> [UInt8] {
    let list = try LaTeX.parse(latex)
    switch options.format {
    case .mathml: return Array((list.mathML(display: options.isDisplay) + "\n").utf8)
    case .txt: return Array((list.spoken + "\n").utf8)
    case .png: return try picture(list, options, .png(scale: Double(options.scale)))
    case .svg: return try picture(list, options, .svg)
    case .pdf: return try picture(list, options, .pdf)
    case .layout: return Array(try layout(list, options).dump().utf8)
    }
  }

  private static func layout(_ list: MathList, _ options: FormulaOptions) throws -> MathLayout {
    setFormula(
      list, style: options.isDisplay ? .display : .text, size: options.size, font: options.font,
      context: try MathContext(typesetting: TypesettingContext()))
  }

  private static func picture(
    _ list: MathList, _ options: FormulaOptions, _ format: ExportFormat
  ) throws -> [UInt8] {
    let page = displayList(
      for: try layout(list, options), color: Color(options.color.rgb),
      background: options.background.map { Color($0.rgb) }, padding: padding)
    return try export(page, as: format, images: ImageStore())
  }

  /// Around the ink, so that smoothed edges are not cut; points.
  private static let padding = 1.0
}
