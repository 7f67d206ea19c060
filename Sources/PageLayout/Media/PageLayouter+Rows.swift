import PageModel
import Typesetting

extension PageLayouter {
  /// A track with its line, or a voice note with its waveform.
  func audioBlock(
    _ id: MediaId, caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let width = max(0, column.width - RowMetrics.audioText - max(column.inset, RowMetrics.trailing))
    let side = RowMetrics.audioControlSide
    var item = AudioItem(
      id: id, index: nextMediaIndex(),
      control: Rect(x: RowMetrics.audioControl, y: 0, width: side, height: side),
      controlFill: colors.control, controlGlyph: colors.checkboxForeground, texts: [],
      progress: .scrubber(.zero), trackColor: colors.control.withAlpha(RowMetrics.trackAlpha))
    let file = file(id)
    var height = RowMetrics.audioHeight
    if width >= RowMetrics.leastTextWidth {
      if let audio = file?.audio, audio.isVoice {
        height = addVoice(audio, width: width, to: &item)
      } else {
        height = addTrack(file, width: width, to: &item)
      }
    }
    item.control.y = metrics.floorToPixel((height - side) / 2)
    return captioned(
      .audio(item), frame: Rect(x: 0, y: 0, width: column.width, height: height),
      caption: caption, in: column, isCover: isCover)
  }

  /// Title and performer on one line with the length at its end, the scrubber's line below. Returns the
  /// row's height, which grows with the largest texts.
  private func addTrack(
    _ file: TelegramMediaFile?, width: Double, to item: inout AudioItem
  ) -> Double {
    // 0 is what is said of a track nobody has opened.
    let length = file?.duration.flatMap { seconds in
      seconds > 0 ? rowText(DurationText.string(seconds), rowDetailStyle, width: width) : nil
    }
    let lengthRoom = length.map { $0.paragraph.size.width + RowMetrics.wordGap } ?? 0
    let title = trackTitle(file, width: max(1, width - lengthRoom))
    let titleSize = title?.paragraph.size ?? .zero
    let content = titleSize.height + RowMetrics.scrubberGap + RowMetrics.scrubberHeight
    let height = max(RowMetrics.audioHeight, content)
    let top = metrics.floorToPixel((height - content) / 2)
    if let title {
      item.texts.append((Point(x: RowMetrics.audioText, y: top), title))
      if let length, let line = title.paragraph.lines.first,
        let lengthLine = length.paragraph.lines.first
      {
        let x = RowMetrics.audioText + width - length.paragraph.size.width
        item.time = AudioItem.Time(index: item.texts.count, isTrailing: true)
        item.texts.append((Point(x: x, y: top + line.baseline - lengthLine.baseline), length))
      }
    }
    item.progress = .scrubber(
      Rect(
        x: RowMetrics.audioText, y: top + titleSize.height + RowMetrics.scrubberGap,
        width: width, height: RowMetrics.scrubberHeight))
    return height
  }

  private func trackTitle(_ file: TelegramMediaFile?, width: Double) -> TextItem? {
    let style = scale.categories[.paragraph]
    let title =
      file?.audio?.title.nonEmpty ?? file?.fileName.nonEmpty ?? inputs.strings.audioName
    var styled = StyledText(lineFactor: style.lineFactor)
    styled.append(
      title.onOneLine, font: style.font, offset: 0, InlineAttributes(color: colors.panelPrimary))
    if let performer = file?.audio?.performer.nonEmpty {
      styled.append(
        " – " + performer.onOneLine, font: style.font, offset: 0,
        InlineAttributes(color: colors.panelSecondary))
    }
    return makeText(styled, TextRequest(style: style, width: width, maximumLines: 1))
  }

  /// The waveform with the note's length below. Returns the row's height.
  private func addVoice(
    _ audio: TelegramMediaAudioAttribute, width: Double, to item: inout AudioItem
  ) -> Double {
    let length = rowText(
      DurationText.string(Double(audio.duration)), rowDetailStyle, width: width)
    let lengthHeight = length?.paragraph.size.height ?? 0
    let step = RowMetrics.barWidth + RowMetrics.barGap
    let count = Int(
      min((width + RowMetrics.barGap) / step, RowMetrics.mostBars).rounded(.down))
    let content = RowMetrics.waveformHeight + RowMetrics.waveformGap + lengthHeight
    let height = max(RowMetrics.audioHeight, content)
    let top = metrics.floorToPixel((height - content) / 2)
    let frame = Rect(
      x: RowMetrics.audioText, y: top, width: Double(count) * step - RowMetrics.barGap,
      height: RowMetrics.waveformHeight)
    item.progress = .waveform(frame, bars: Waveform(packed: audio.waveform ?? []).bars(count))
    if let length {
      item.time = AudioItem.Time(index: item.texts.count, isTrailing: false)
      item.texts.append(
        (Point(x: RowMetrics.audioText, y: frame.maxY + RowMetrics.waveformGap), length))
    }
    return height
  }

  /// A file's row: name and, below, its size and kind.
  func documentBlock(
    _ id: MediaId, caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    var height = RowMetrics.documentHeight
    let side = RowMetrics.documentControlSide
    let file = file(id)
    var item = DocumentItem(
      id: id, index: nextMediaIndex(),
      control: Rect(
        x: RowMetrics.documentControl, y: 0, width: side, height: side),
      controlFill: colors.control, controlGlyph: colors.checkboxForeground, thumbnail: nil,
      placeholder: colors.mediaPlaceholder, texts: [])
    if inputs.mediaSizes[id] != nil || file?.previewRepresentations.isEmpty == false {
      item.thumbnail = id
    }
    let width =
      column.width - RowMetrics.documentText - max(column.inset, RowMetrics.trailing)
    if width >= RowMetrics.leastTextWidth {
      let name = file?.fileName.nonEmpty ?? inputs.strings.documentName
      let style = scale.categories[.paragraph]
      let shortened = MiddleTruncation(context: context, font: style.font)
        .shortened(name.onOneLine, to: width)
      let lines = [
        rowText(shortened, rowTitleStyle, width: width),
        file.flatMap { rowText(documentDetail($0), rowDetailStyle, width: width) },
      ].compactMap { $0 }
      let content =
        lines.reduce(0) { $0 + $1.paragraph.size.height } - (lines.count > 1 ? 1 : 0)
      height = max(height, content)
      // The lower line overlaps the upper one's depth by a point.
      var y = metrics.floorToPixel((height - content) / 2)
      for line in lines {
        item.texts.append((Point(x: RowMetrics.documentText, y: y), line))
        y += line.paragraph.size.height - 1
      }
    }
    item.control.y = metrics.floorToPixel((height - side) / 2)
    return captioned(
      .document(item), frame: Rect(x: 0, y: 0, width: column.width, height: height),
      caption: caption, in: column, isCover: isCover)
  }

  /// "1.2 MB · PDF", what is known of it.
  private func documentDetail(_ file: TelegramMediaFile) -> String {
    [file.size.map(inputs.strings.fileSize), file.kindLabel].compactMap { $0 }
      .joined(separator: " · ")
  }

  private var rowTitleStyle: TextCategoryStyle {
    var style = scale.categories[.paragraph]
    style.color = colors.panelPrimary
    return style
  }

  private var rowDetailStyle: TextCategoryStyle {
    var style = scale.categories[.caption]
    style.color = colors.panelSecondary
    return style
  }

  private func rowText(_ string: String, _ style: TextCategoryStyle, width: Double) -> TextItem? {
    makeText(.plain(string), TextRequest(style: style, width: max(1, width), maximumLines: 1))
  }
}

extension TelegramMediaFile {
  /// What the file's name ends in, or else the part of its type after the slash: "PDF".
  fileprivate var kindLabel: String? {
    let name = fileName ?? ""
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      let ending = name[name.index(after: dot)...]
      if (1...8).contains(ending.count), !ending.contains(where: \.isWhitespace) {
        return ending.uppercased()
      }
    }
    guard let slash = mimeType.lastIndex(of: "/") else { return nil }
    let subtype = mimeType[mimeType.index(after: slash)...]
    return (1...8).contains(subtype.count) ? subtype.uppercased() : nil
  }
}
