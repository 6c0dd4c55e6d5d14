import FoundationEssentials
internal import Glibc
import RollcallCommand

@main
struct Main {
  static func main() async {
    let words = CommandLine.arguments
    let console = Console.standard(
      environment: ProcessInfo.processInfo.environment, program: words.first ?? "rollcall")
    exit(await Rollcall.run(Array(words.dropFirst()), console: console))
  }
}
