import PageModel

/// How deep a record lies among others of its kind.
struct PostboxLevels {
  enum Kind {
    case text
    case block
    case medium
  }

  private var text = 0
  private var block = 0
  private var medium = 0

  /// One level further down; `offset` is where the record begins.
  func descending(_ kind: Kind?, at offset: Int) throws(PostboxError) -> PostboxLevels {
    var levels = self
    switch kind {
    case nil: break
    case .text:
      levels.text += 1
      if levels.text > NestingLimit.richText {
        throw .tooDeep(offset: offset, limit: NestingLimit.richText)
      }
    case .block:
      levels.block += 1
      if levels.block > NestingLimit.blocks {
        throw .tooDeep(offset: offset, limit: NestingLimit.blocks)
      }
    case .medium:
      levels.medium += 1
      if levels.medium > NestingLimit.media {
        throw .tooDeep(offset: offset, limit: NestingLimit.media)
      }
    }
    return levels
  }
}
