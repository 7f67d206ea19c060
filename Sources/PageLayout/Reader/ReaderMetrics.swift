/// An article's distances, points; none of them follows the text's size.
enum ReaderMetrics {
  static let inset = 17.0
  static let headingLineFactor = 0.685
  static let codeSize = 14.0

  static let captionTop = 14.0
  static let creditTop = 10.0
  static let codeInset = 14.0

  // Lists.
  static let orderedGap = 12.0
  static let orderedBoxGap = 16.0
  /// From a bullet's or a box's left edge to the text.
  static let bulletIndent = 20.0
  static let boxIndent = 24.0
  static let itemGap = 18.0
  static let bulletSide = 6.0
  static let boxSide = 18.0
  /// Between a number and the box after it.
  static let numberBoxGap = 8.0

  // Quotes and posts of other places.
  static let bar = 3.0
  static let quoteIndent = 20.0
  static let quoteVertical = 4.0
  static let quoteChildGap = 10.0
  static let postAvatarX = 21.0
  static let postAvatarSide = 50.0
  static let postAvatarGap = 10.0
  static let postDateGap = 10.0

  // Media.
  static let mediaHeight = 1200.0
  /// A cover's height as a fraction of the page's width.
  static let coverRatio = 3.0 / 5
  static let embedHeight = 44.0
  static let embedCoverHeight = 240.0
  static let audioHeight = 48.0

  // Tables.
  static let cellVertical = 14.0
  static let cellHorizontal = 12.0
  static let tableBorder = 1.0
  static let tableRadius = 5.0
  static let tableTitleGap = 10.0

  // Details.
  static let detailsTitleInset = 22.0
  static let detailsHeight = 44.0
  static let detailsPadding = 26.0
  static let detailsLineFactor = 0.685

  // Rows across the page.
  static let bannerHeight = 40.0
  static let bannerGap = 8.0
  static let feedbackHeight = 40.0
  static let relatedHeadingPadding = 14.0
}
