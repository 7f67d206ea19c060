/// How deep a page may nest in memory.
///
/// Whoever builds trees from input (parsers, codecs, editors) keeps these bounds; whoever goes
/// down a tree may then call itself once a level. Comparing, dumping, walking and releasing a
/// page of this depth fits a thread with a stack of 512 KB. They are bounds of the machine: what
/// a server accepts is much less, see ``PageLimits``.
public enum NestingLimit {
  /// Levels of blocks: a block of the page is on level 1, a block inside it on level 2. A list's
  /// items are no level of their own: a list of texts is one level, the blocks of an item are on
  /// the next.
  public static let blocks = 64
  /// Levels of rich text: a plain text is one level, `bold("x")` has two. A concatenation is a
  /// level, a button's label is one below the button.
  public static let richText = 64
  /// Levels of media: the video of a live photo is on level 2, its cover on level 3.
  public static let media = 4
}
