/// An atom before its scripts are read.
struct Nucleus {
  var node: MathNode
  /// Where its scripts stand when nothing else is said.
  var placement = MathScripts.Placement.beside
  /// `\limits` may follow.
  var isOperator = false
  /// A prime or a raised character stands next and has nothing to stand at.
  var isScriptOfNothing = false
  /// White space, which takes no scripts.
  var isSpace = false
}
