/// One block of a document.
public indirect enum Block: Equatable, Sendable {
  case paragraph(Paragraph)
  case code(CodeBlock)
  case pullQuote(PullQuote)
  case blockQuote(BlockQuote)
  case details(Details)
  case media(MediaBlock)
  case table(Table)
  case buttonRow(ButtonRow)
  case carried(CarriedBlock)

  public var id: BlockID {
    get {
      switch self {
      case .paragraph(let block): return block.id
      case .code(let block): return block.id
      case .pullQuote(let block): return block.id
      case .blockQuote(let block): return block.id
      case .details(let block): return block.id
      case .media(let block): return block.id
      case .table(let block): return block.id
      case .buttonRow(let block): return block.id
      case .carried(let block): return block.id
      }
    }
    set {
      switch self {
      case .paragraph(var block):
        block.id = newValue
        self = .paragraph(block)
      case .code(var block):
        block.id = newValue
        self = .code(block)
      case .pullQuote(var block):
        block.id = newValue
        self = .pullQuote(block)
      case .blockQuote(var block):
        block.id = newValue
        self = .blockQuote(block)
      case .details(var block):
        block.id = newValue
        self = .details(block)
      case .media(var block):
        block.id = newValue
        self = .media(block)
      case .table(var block):
        block.id = newValue
        self = .table(block)
      case .buttonRow(var block):
        block.id = newValue
        self = .buttonRow(block)
      case .carried(var block):
        block.id = newValue
        self = .carried(block)
      }
    }
  }
}

extension Block {
  public var paragraph: Paragraph? {
    if case .paragraph(let paragraph) = self { return paragraph }
    return nil
  }

  /// An empty paragraph that is no item of a list.
  public var isBlank: Bool { paragraph?.isBlank ?? false }

  static func paragraph(_ text: StyledText, id: BlockID) -> Block {
    .paragraph(Paragraph(text, id: id))
  }
}
