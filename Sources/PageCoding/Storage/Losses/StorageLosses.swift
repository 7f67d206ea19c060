import PageModel

/// What a form that databases use cannot hold.
protocol StorageLosses {
  func loss(of action: ReplyMarkupButtonAction) -> String?
  func loss(of article: InstantPageRelatedArticle) -> String?
  func losses(of channel: TelegramChannel) -> [String]
  /// What the block itself loses, apart from its texts, buttons, articles and media.
  func loss(of block: InstantPageBlock) -> String?
  func loss(of piece: MediaPiece) -> String?
  /// What a medium loses for being named by `id` in the page.
  func loss(of medium: Media, namedAs id: MediaId) -> String?
  /// What the page itself loses.
  func loss(of page: InstantPage) -> String?
}

extension InstantPage {
  /// Everything the page loses, in reading order; what media lose last, with the place where they
  /// are first used.
  func losses(in form: some StorageLosses) -> [PageLoss] {
    var losses: [PageLoss] = []
    if let loss = form.loss(of: self) { losses.append(PageLoss(path: [], sentence: loss)) }
    for step in walk {
      var sentences = step.block?.losses(in: form) ?? []
      for case .text(let text, _) in step.node.parts { sentences += text.losses(in: form) }
      losses += sentences.map { PageLoss(path: step.path, sentence: $0) }
    }
    return losses + mediaLosses(in: form)
  }

  private func mediaLosses(in form: some StorageLosses) -> [PageLoss] {
    var places: [MediaId: [Int]] = [:]
    for use in mediaUses where places[use.id] == nil { places[use.id] = use.path }
    var losses: [PageLoss] = []
    for (id, medium) in media.sorted(by: { $0.key < $1.key }) {
      let sentences =
        [form.loss(of: medium, namedAs: id)].compactMap { $0 }
        + medium.pieces.compactMap { form.loss(of: $0) }
      let place = places[id] ?? []
      losses += sentences.map {
        PageLoss(path: place, sentence: "medium \(id.namespace):\(id.id): \($0)")
      }
    }
    return losses
  }
}

extension InstantPageBlock {
  fileprivate func losses(in form: some StorageLosses) -> [String] {
    var losses = [form.loss(of: self)].compactMap { $0 }
    switch self {
    case .buttonRow(_, let buttons):
      losses += buttons.compactMap { form.loss(of: $0.action) }
    case .relatedArticles(_, let articles):
      losses += articles.compactMap { form.loss(of: $0) }
    case .channelBanner(let channel?):
      losses += form.losses(of: channel)
      losses += channel.photo.flatMap(\.pieces).compactMap { form.loss(of: $0) }
    case .channelBanner(nil), .unsupported, .title, .subtitle, .authorDate, .header, .subheader,
      .paragraph, .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote,
      .image, .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow, .audio, .kicker, .table,
      .details, .map, .heading, .formula, .thinking, .document:
      break
    }
    return losses
  }
}

extension RichText {
  fileprivate func losses(in form: some StorageLosses) -> [String] {
    walk.compactMap { text in
      guard case .textButton(let button) = text else { return nil }
      return form.loss(of: button.action)
    }
  }
}

extension PeerId {
  /// Whether the form in which peers are named by one number holds this name.
  var survivesPacking: Bool { PeerId(packed: packed) == self }
}
