extension MarkupWarning.Kind {
  static func attributeMissing(_ tag: RichTag, _ attribute: RichAttribute) -> Self {
    .attributeMissing(tag: tag.name, attribute: String(describing: attribute.name))
  }

  static func attributeRefused(
    _ tag: RichTag, _ attribute: RichAttribute, value: String
  ) -> Self {
    .attributeRefused(
      tag: tag.name, attribute: String(describing: attribute.name), value: value)
  }
}
