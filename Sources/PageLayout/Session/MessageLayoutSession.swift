import PageModel
import Typesetting

/// The layout of a message that changes, bubble and all: a ``LayoutSession`` and what follows from it.
public final class MessageLayoutSession {
  public private(set) var message: MessageLayout
  /// The session of the page inside.
  public let pageSession: LayoutSession
  /// The strip's, see ``layoutMessage(_:style:inputs:context:)``.
  private var inputs: LayoutInputs

  /// Lays the message out for the first time.
  public init(
    _ page: InstantPage, style: MessageStyle, inputs: LayoutInputs, context: TypesettingContext
  ) {
    self.inputs = inputs
    pageSession = LayoutSession(page, inputs: style.pageInputs(inputs), context: context)
    message = MessageLayout(pageSession.layout, style: style, stripWidth: inputs.width)
  }

  /// Shows another page; see ``LayoutSession/update(_:firstChangedBlock:)``.
  @discardableResult
  public func update(_ page: InstantPage, firstChangedBlock: Int? = nil) -> MessageLayout {
    let layout = pageSession.update(page, firstChangedBlock: firstChangedBlock)
    message = MessageLayout(layout, style: message.style, stripWidth: inputs.width)
    return message
  }

  /// Lays the message out with other inputs or in another style; see ``LayoutSession/update(inputs:)``.
  @discardableResult
  public func update(inputs: LayoutInputs, style: MessageStyle? = nil) -> MessageLayout {
    let style = style ?? message.style
    self.inputs = inputs
    message = MessageLayout(
      pageSession.update(inputs: style.pageInputs(inputs)), style: style, stripWidth: inputs.width)
    return message
  }
}
