/// The box of a list item as FlatBuffers and Postbox store it; there is no box without one.
enum CheckState: Int32 {
  case unchecked = 1
  case checked = 2

  init(_ checked: Bool) {
    self = checked ? .checked : .unchecked
  }
}
