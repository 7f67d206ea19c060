import PageModel

extension RichTextMessageAttribute {
  /// The attribute after a server has sent the message again.
  ///
  /// A message in part comes without its full page each time. As long as the part is the same the
  /// page that was fetched stays; a new part, or an update that brings a full page, replaces it.
  public func updated(with new: RichTextMessageAttribute) -> RichTextMessageAttribute {
    if new.fullInstantPage == nil, new.instantPage == instantPage { return self }
    return new
  }
}
