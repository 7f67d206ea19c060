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
    do {
      var root = try JSONDocument(json).root
      if let message = root["rich_message"] { root = message }
      return BotAPICheck(limit: limit).notes(on: root)
    } catch {
      return [BotAPINote(error)]
    }
  }
}

/// One message being checked.
private struct BotAPICheck {
  let limit: Int

  func notes(on message: JSONCursor) -> [BotAPINote] {
    var notes: [BotAPINote] = refusals(of: message).prefix(limit).map(BotAPINote.init)
    if let contents = severalContents(of: message) { notes.append(contents) }
    var search = BotAPIMemberSearch(limit: limit)
    search.search(message)
    notes += search.found.map { found in
      found.cursor.note(.unknownMember(found.name, meant: found.meant))
    }
    return notes.sorted { $0.position.offset < $1.position.offset }
  }

  private func severalContents(of message: JSONCursor) -> BotAPINote? {
    let names = ["blocks", "markdown", "html"].filter { message[$0] != nil }
    return names.count > 1 ? message.note(.severalContents(names)) : nil
  }

  private func refusals(of message: JSONCursor) -> [JSONDecodingError] {
    let blocks = message.type == .array ? message : message["blocks"]
    guard let blocks, let elements = try? blocks.elements() else {
      return refusal { () throws(JSONDecodingError) in
        _ = try InputRichMessage.decode(message)
      }
    }
    var errors = refusal { () throws(JSONDecodingError) in
      if message.type != .array { try InputRichMessage.checkSurroundings(of: message) }
    }
    var decoder = BotAPIDecoder(form: .input)
    var page = InstantPage(blocks: [])
    for element in elements {
      do {
        page.blocks.append(try decoder.block(element, level: 1))
      } catch {
        errors.append(error)
      }
      if errors.count >= limit { return errors }
    }
    // With blocks missing, the paths of what is left would name others.
    return errors.isEmpty ? decoder.faults(of: page, blocks) : errors
  }

  private func refusal(
    in body: () throws(JSONDecodingError) -> Void
  ) -> [JSONDecodingError] {
    do {
      try body()
      return []
    } catch {
      return [error]
    }
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
