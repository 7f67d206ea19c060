import PageModel

extension MarkdownWriter {
  mutating func writeRich(_ block: InstantPageBlock) -> Bool { false }
}
