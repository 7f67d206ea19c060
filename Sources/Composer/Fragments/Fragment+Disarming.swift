import PageModel

extension Fragment {
  /// The fragment with buttons that only open an address or copy a text: what else a button does
  /// was meant for the bot that sent it, and whoever pastes it is not that bot.
  public var disarmed: Fragment {
    Fragment(blocks.map(\.disarmed), media: media)
  }
}

extension Block {
  fileprivate var disarmed: Block {
    let disarmed = texts.reduce(self) { $0.replacingText(of: $1.region, with: $1.text.disarmed) }
    let block = disarmed.mappingStacks { BlockSequence($0.map(\.disarmed)) }
    switch block {
    case .buttonRow(var row):
      row.buttons = row.buttons.map(\.disarmed)
      return .buttonRow(row)
    case .media(var media):
      media.credit = media.credit.disarmed
      media.items = media.items.map { item in
        var item = item
        item.ownCaption.text = item.ownCaption.text.disarmed
        item.ownCaption.credit = item.ownCaption.credit.disarmed
        return item
      }
      return .media(media)
    case .table(var table):
      table.title = table.title.disarmed
      return .table(table)
    case .carried(let carried): return .carried(carried.disarmed)
    case .paragraph, .code, .pullQuote, .blockQuote, .details: return block
    }
  }
}

extension CarriedBlock {
  fileprivate var disarmed: CarriedBlock {
    let rewriter = PageRewriter(
      block: { block, _ in
        guard case .buttonRow(let alignment, let buttons) = block else { return [block] }
        return [.buttonRow(alignment: alignment, buttons: buttons.map(\.disarmed))]
      }, text: { text, _, _ in text.disarmed })
    return CarriedBlock(rewriter.rewrite([block]).first ?? block, id: id)
  }
}

extension RichText {
  fileprivate var disarmed: RichText {
    rewriting { text in
      guard case .textButton(let button) = text else { return text }
      return .textButton(button.disarmed)
    }
  }
}

extension StyledText {
  fileprivate var disarmed: StyledText {
    mapping { attributes in
      guard case .button(let button)? = attributes.atom else { return attributes }
      var attributes = attributes
      attributes.atom = .button(button.disarmed)
      return attributes
    }
  }
}

extension InstantPageButton {
  fileprivate var disarmed: InstantPageButton {
    switch action {
    case .url, .copyText, .disabled: return self
    case .text, .callback, .requestPhone, .requestMap, .switchInline, .openWebApp, .payment,
      .urlAuth, .setupPoll, .openUserProfile, .openWebView, .requestPeer:
      var button = self
      button.action = .disabled
      return button
    }
  }
}
