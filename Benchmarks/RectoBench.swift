@main
struct RectoBench {
  static func main() {}
}
