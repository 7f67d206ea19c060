import ChatView
import MessageFiles
import Recto

/// Makes messages of files, as the options say they are to be read.
struct MessageLoader {
  let options: ViewOptions

  struct Loaded {
    var page: InstantPage
    var pictures: MessagePictures
    /// What was read differently than meant.
    var notes: [Diagnostic]
  }

  func load(_ source: InputSource) throws(ToolError) -> Loaded {
    let (page, notes) = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    return Loaded(page: page, pictures: try pictures(of: page, in: source.folder), notes: notes)
  }

  func pictures(of page: InstantPage, in folder: String) throws(ToolError) -> MessagePictures {
    // Most messages have none, and each folder that is looked through costs.
    guard options.mediaFolder != nil || options.tileFolder != nil || !page.mediaUses.isEmpty
    else { return MessagePictures() }
    let pictures = try PagePictures(
      page: page, folder: folder, mediaFolder: options.mediaFolder, tileFolder: options.tileFolder,
      command: ["recto-app"])
    return MessagePictures(
      store: pictures.store, sizes: pictures.sizes, durations: pictures.durations)
  }

  /// Whether an input is a message a line.
  func readsLines(_ path: String) -> Bool {
    options.readsLines || path.fileExtension == "ndjson"
  }

  /// The message of each line, read when it comes into view, and what it is read from.
  func lines(of source: InputSource) -> [(ChatMessage, InputSource?)] {
    var messages: [(ChatMessage, InputSource?)] = []
    for (number, line) in source.bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      messages.append(message(Array(line), name: "\(source.name):\(number + 1)", of: source))
    }
    return messages
  }

  private func message(
    _ line: [UInt8], name: String, of file: InputSource
  ) -> (ChatMessage, InputSource?) {
    var facts = LineFacts()
    let source: InputSource
    do {
      source = InputSource(
        name: name, folder: file.folder, bytes: try facts.read(line, isMessage: takesObjects))
    } catch {
      return (
        ChatMessage(name: name, content: .page(.telling("\(name): \(error.description)"))), nil
      )
    }
    let reader = MessageReader(
      source: source, form: options.source ?? .markdown, isDocument: options.isDocument)
    let message = ChatMessage(
      name: facts.id ?? name,
      content: .lazy {
        do throws(ToolError) {
          let page = try reader.read().page
          return (page, try pictures(of: page, in: source.folder))
        } catch {
          return (.telling(error.sentence), MessagePictures())
        }
      }, isOutgoing: facts.isOutgoing ?? options.isOutgoing, date: facts.date)
    return (message, source)
  }

  /// Whether a line is the message itself.
  private var takesObjects: Bool { options.source?.isJSON ?? false }
}

/// What a line says besides its message.
private struct LineFacts {
  var id: String?
  var isOutgoing: Bool?
  var date: Int32?

  /// - Returns: the message.
  mutating func read(
    _ line: [UInt8], isMessage: Bool
  ) throws(JSONDecodingError) -> [UInt8] {
    let root = try JSONDocument(line).root
    guard root.type == .object else { return Array(try root.string().utf8) }
    if let id = root["id"] {
      self.id = id.type == .string ? try id.string() : String(try id.integer(Int64.self))
    }
    if let outgoing = root["outgoing"] { isOutgoing = try outgoing.boolean() }
    if let date = root["date"], date.type == .number { self.date = try date.integer(Int32.self) }
    return isMessage ? line : Array(try root.required("text").string().utf8)
  }
}

extension InstantPage {
  /// A page that says what is wrong, where a message would stand.
  static func telling(_ problem: String) -> InstantPage {
    InstantPage(blocks: [.preformatted(text: .plain(problem), language: nil)])
  }
}
