import RollcallCommand

@main
struct Main {
  static func main() async {
    await Rollcall.main()
  }
}
