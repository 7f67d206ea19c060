import Recto

@main
struct RectoTool {
  static func main() {}
}
