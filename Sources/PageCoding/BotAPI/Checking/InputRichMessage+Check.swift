import PageModel

extension InputRichMessage {
  /// Everything a server would refuse or ignore in an `InputRichMessage` (Bot API 10.3), or in the
  /// request that carries one as `rich_message`, in the order of the text.
  ///
  /// Where ``decodeBotAPI(_:)`` ends at the first fault, this goes on with the next block; of one
  /// block only the first fault is told.
  ///
  /// - Parameter json: UTF-8.
  /// - Parameter limit: Notes of one kind beyond these are left out.
  public static func check(_ json: [UInt8], limit: Int = 100) -> [BotAPINote] {
    checked(json, limit: limit).notes
  }

  /// What ``check(_:limit:)`` finds, and the message, whether it lies bare, is an array of blocks or is
  /// in a request. A message that a server would refuse is nil.
  public static func checked(
    _ json: [UInt8], limit: Int = 100
  ) -> (message: InputRichMessage?, notes: [BotAPINote]) {
    do {
      var root = try JSONDocument(json).root
      if let message = root["rich_message"] { root = message }
      return BotAPICheck(limit: limit).run(on: root)
    } catch {
      return (nil, [BotAPINote(error)])
    }
  }
}

/// One message being checked.
private struct BotAPICheck {
  let limit: Int

  func run(on root: JSONCursor) -> (message: InputRichMessage?, notes: [BotAPINote]) {
    let (message, refusals) = decoded(root)
    var notes: [BotAPINote] = refusals.prefix(limit).map(BotAPINote.init)
    if let contents = severalContents(of: root) { notes.append(contents) }
    var search = BotAPIMemberSearch(limit: limit)
    search.search(root)
    notes += search.found.map { found in
      found.cursor.note(.unknownMember(found.name, meant: found.meant))
    }
    return (message, notes.sorted { $0.position.offset < $1.position.offset })
  }

  private func severalContents(of message: JSONCursor) -> BotAPINote? {
    let names = ["blocks", "markdown", "html"].filter { message[$0] != nil }
    return names.count > 1 ? message.note(.severalContents(names)) : nil
  }

  /// The message, or else why it is refused.
  private func decoded(
    _ root: JSONCursor
  ) -> (message: InputRichMessage?, refusals: [JSONDecodingError]) {
    let isBare = root.type == .array
    let blocks = isBare ? root : root["blocks"]
    guard let blocks, let elements = try? blocks.elements() else {
      do {
        return (try InputRichMessage.decode(root), [])
      } catch {
        return (nil, [error])
      }
    }
    var message = InputRichMessage(content: .markdown(""))
    var errors: [JSONDecodingError] = []
    do {
      if !isBare { message = try InputRichMessage.checkSurroundings(of: root) }
    } catch {
      errors.append(error)
    }
    var decoder = BotAPIDecoder(form: .input)
    var page = InstantPage(blocks: [])
    for element in elements {
      do {
        page.blocks.append(try decoder.block(element, level: 1))
      } catch {
        errors.append(error)
      }
      if errors.count >= limit { return (nil, errors) }
    }
    // With blocks missing, the paths of what is left would name others.
    if errors.isEmpty { errors = decoder.faults(of: page, blocks) }
    guard errors.isEmpty else { return (nil, errors) }
    page.media = decoder.media
    page.rtl = message.rtl
    message.content = .page(page)
    return (message, [])
  }
}

extension BotAPINote {
  fileprivate init(_ error: JSONDecodingError) {
    self.init(kind: .refused(error), path: error.path, position: error.position)
  }
}

extension JSONCursor {
  fileprivate func note(_ kind: BotAPINote.Kind) -> BotAPINote {
    BotAPINote(kind: kind, path: path, position: position)
  }
}
