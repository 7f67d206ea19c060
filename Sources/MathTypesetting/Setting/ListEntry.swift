/// A node of a list being set, its transparent surroundings already applied.
struct ListEntry {
  var node: MathNode
  var style: SettingStyle
  var color: MathColor?
  var isHidden: Bool
  /// nil for what is no atom. A binary operator without operands is an ordinary atom here.
  var atomClass: AtomClass?
}
