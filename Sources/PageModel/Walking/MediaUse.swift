/// A place in a page where a medium stands.
public struct MediaUse: Hashable, Sendable {
  public var id: MediaId
  public var role: MediaRole
  /// The structural path of the block or the list item, see ``PageWalk``.
  public var path: [Int]

  public init(id: MediaId, role: MediaRole, path: [Int]) {
    self.id = id
    self.role = role
    self.path = path
  }
}

extension InstantPage {
  /// Every place a medium stands at, in reading order; a medium used twice is there twice.
  ///
  /// Goes into covers, collages, slideshows, details, quotes, embedded posts and all items of
  /// lists, and finds the pictures inside texts, cells, captions and labels.
  public var mediaUses: [MediaUse] {
    var uses: [MediaUse] = []
    for piece in content {
      switch piece.part {
      case .medium(let id, let role):
        uses.append(MediaUse(id: id, role: role, path: piece.path))
      case .text(let text, _):
        for case .image(let id, _) in text.walk {
          uses.append(MediaUse(id: id, role: .inlineImage, path: piece.path))
        }
      case .string:
        break
      }
    }
    return uses
  }

  /// The media the blocks name, in reading order, each once; names without a medium are left out.
  public var mediaInOrder: [Media] {
    var seen: Set<MediaId> = []
    return mediaUses.compactMap { use in
      seen.insert(use.id).inserted ? media[use.id] : nil
    }
  }
}
