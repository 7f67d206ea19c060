/// The types a JSON value can have.
public enum JSONType: String, Hashable, Sendable {
  case null = "Null"
  case boolean = "Boolean"
  case number = "Number"
  case string = "String"
  case array = "Array"
  case object = "Object"
}
