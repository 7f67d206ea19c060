/// One list for each style.
public struct MathChoice: Hashable, Sendable {
  public var display: MathList
  public var text: MathList
  public var script: MathList
  public var scriptScript: MathList

  public init(display: MathList, text: MathList, script: MathList, scriptScript: MathList) {
    self.display = display
    self.text = text
    self.script = script
    self.scriptScript = scriptScript
  }
}
