import PageModel

/// Reads Rich Markdown (Bot API 10.3, rich message formatting options): GitHub's Markdown, `==marked==`
/// and `||spoiler||`, formulas, footnotes, custom emoji and dates in the syntax of pictures, media
/// alone in their paragraphs, and the tags of Rich HTML.
///
///     let document = try parseRichMarkdown("||secret|| and <u>this</u>")
///
/// It follows what the live server was seen to return. Where that server refuses a whole message,
/// for a link that leads nowhere or a medium it does not find, the text stays and a warning says
/// so. The time is proportional to the length of the text, whatever is in it.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit.
public func parseRichMarkdown(
  _ source: String, options: RichMarkupOptions = RichMarkupOptions()
) throws(MarkupError) -> MarkupDocument {
  var source = source
  let result = source.withUTF8 { bytes in
    Result { () throws(MarkupError) in
      let reading = MarkdownReading(of: bytes, dialect: .rich, limits: options.limits)
      return try reading.document { tree throws(MarkupError) in
        let root = tree.root
        var reader = RichMarkdownReader(tree, options: options)
        return try reader.document(from: root)
      }
    }
  }
  return try result.get()
}
