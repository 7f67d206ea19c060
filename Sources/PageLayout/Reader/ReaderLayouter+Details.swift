import PageModel
import Typesetting

extension ReaderLayouter {
  /// A header with a chevron between hairlines, and below it, when open, a sequence of blocks.
  func detailsBlock(
    title: RichText, blocks: [InstantPageBlock], expanded: Bool, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    let index = setter.detailsCount
    setter.detailsCount += 1
    let isExpanded = inputs.expandsAllDetails || inputs.expandedDetails[index] ?? expanded

    var style = categories[.paragraph]
    style.lineFactor = ReaderMetrics.detailsLineFactor
    let inset = column.inset + ReaderMetrics.detailsTitleInset
    let width = column.width - inset - column.inset
    let request = request(style, width: width, role: .detailsTitle)
    let titleText = setter.within(.details(index: index)) { setter.makeText(title, request) }
    let lines = titleText?.lineBoxes ?? 0...0
    let headerHeight = max(
      ReaderMetrics.detailsHeight, lines.length + ReaderMetrics.detailsPadding)
    let center = column.inset + PageMetrics.detailsChevronCenter
    var item = DetailsItem(
      index: index, isExpanded: isExpanded, isRightToLeft: isRightToLeft,
      headerHeight: headerHeight,
      titleOrigin: Point(
        x: isRightToLeft ? column.inset : inset,
        y: setter.metrics.floorToPixel((headerHeight - lines.length) / 2) - lines.lowerBound),
      title: titleText,
      chevronCenter: Point(
        x: isRightToLeft ? column.width - center : center, y: headerHeight / 2),
      chevronColor: colors.panelSecondary)
    var height = headerHeight
    if isExpanded {
      let body = setter.within(.details(index: index)) {
        layoutSequence(blocks, in: column, kind: .details, path: path)
      }
      item.body = body
      height += body.size.height
    } else {
      // Ordinals count closed details too, so that they name the same ones once opened.
      setter.detailsCount += blocks.detailsCount
    }
    // The lower line of one is the upper line of the next.
    return LaidOutBlock(
      items: [
        hairline(y: 0, in: column),
        LayoutItem(
          frame: Rect(x: 0, y: 0, width: column.width, height: height), content: .details(item)),
        hairline(y: height, in: column),
      ], height: height)
  }

  private func hairline(y: Double, in column: Column) -> LayoutItem {
    LayoutItem(
      frame: Rect(x: 0, y: y, width: column.width, height: pixel),
      content: .panel(PanelItem(fill: colors.separator, radius: 0)))
  }
}
