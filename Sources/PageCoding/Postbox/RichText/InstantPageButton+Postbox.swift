import PageModel

extension InstantPageButton: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageButton")

  /// What the form stores for a button without a colour.
  private static let noColor: Int32 = -1

  /// The action's entries stand among those of the button.
  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPageButton? {
    let text = try record.text("t")
    let action = try ReplyMarkupButtonAction.read(from: &record) ?? .text
    let color = record.int32("c").flatMap { ReplyMarkupButtonColor(rawValue: $0) }
    return InstantPageButton(
      text: text, action: action, color: color, isLink: record.int32("l") ?? 0 != 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: text, "t")
    action.write(to: &writer)
    writer.write(color?.rawValue ?? InstantPageButton.noColor, "c")
    writer.write(flag: isLink, "l")
  }
}
