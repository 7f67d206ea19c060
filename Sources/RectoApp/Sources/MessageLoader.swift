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

    /// The first of them, and how many more there are; nil for none.
    var firstNote: String? {
      let more = notes.count - 1
      return notes.first.map { $0.sentence + (more > 0 ? " (and \(more) more)" : "") }
    }
  }

  func load(_ source: InputSource) throws(ToolError) -> Loaded {
    let (page, notes) = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    let pictures = try pictures(of: page, in: source.folder)
    return Loaded(
      page: page, pictures: pictures, notes: notes + pictures.problems.map { source.diagnostic($0) }
    )
  }

  func pictures(of page: InstantPage, in folder: String) throws(ToolError) -> MessagePictures {
    // Most messages have none, and each folder that is looked through costs.
    guard options.mediaFolder != nil || options.tileFolder != nil || !page.mediaUses.isEmpty
    else { return MessagePictures() }
    let pictures = try PagePictures(
      page: page, folder: folder, mediaFolder: options.mediaFolder, tileFolder: options.tileFolder,
      command: ["recto-app"])
    return MessagePictures(
      store: pictures.store, sizes: pictures.sizes, durations: pictures.durations,
      files: pictures.files,
      identities: pictures.files.compactMapValues { FileIdentity(path: $0) },
      absences: pictures.absences, refusals: pictures.refusals,
      problems: pictures.problems)
  }

  /// Whether an input is a message a line.
  func readsLines(_ path: String) -> Bool {
    options.readsLines || path.fileExtension == "ndjson"
  }

  /// The message of a line; what it says is read when it comes into view, what it says of itself at once.
  ///
  /// - Parameters:
  ///   - name: what the line is called where it has no id.
  ///   - folder: where its pictures' paths start.
  ///   - again: reads the line once more; nil where it is no longer to be had.
  func message(
    _ line: [UInt8], name: String, in folder: String, again: @escaping () -> [UInt8]?
  ) -> ChatMessage {
    var facts = LineFacts()
    do {
      _ = try facts.read(line, isMessage: takesObjects)
    } catch {
      return ChatMessage(name: name, content: .page(.telling("\(name): \(error.description)")))
    }
    return ChatMessage(
      name: facts.id ?? name,
      content: .lazy {
        guard let line = again() else {
          return (.telling("\(name): this line is no longer to be had"), MessagePictures())
        }
        return content(of: line, name: name, in: folder)
      }, isOutgoing: facts.isOutgoing ?? options.isOutgoing, date: facts.date)
  }

  /// What a line says, as a message's source.
  func source(
    of line: [UInt8], name: String, in folder: String
  ) throws(JSONDecodingError) -> InputSource {
    var facts = LineFacts()
    return InputSource(
      name: name, folder: folder, bytes: try facts.read(line, isMessage: takesObjects))
  }

  private func content(
    of line: [UInt8], name: String, in folder: String
  ) -> (InstantPage, MessagePictures) {
    do {
      let source = try source(of: line, name: name, in: folder)
      let page = try MessageReader(
        source: source, form: options.source ?? .markdown, isDocument: options.isDocument
      ).read().page
      return (page, try pictures(of: page, in: folder))
    } catch let error as ToolError {
      return (.telling(error.sentence), MessagePictures())
    } catch {
      return (.telling("\(name): \(error)"), MessagePictures())
    }
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
