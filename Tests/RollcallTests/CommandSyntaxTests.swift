import Testing

@testable import RollcallCommand

@Suite("The command line")
struct CommandSyntaxTests {
  let syntax = CommandSyntax(
    name: "call", summary: "Call a method", operands: "ADDRESS METHOD [JSON]",
    operandCounts: 2...3,
    options: [
      .init(names: ["--certs"], value: "DIR", help: "Where the certificates are"),
      .init(names: ["-H", "--header"], value: "KEY:VALUE", help: "Metadata\nMay be repeated"),
      .init(names: ["--pretty"], value: nil, help: "Print JSON over several lines"),
    ])

  func problem(_ words: [String]) -> String? {
    do {
      _ = try syntax.parse(words)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("takes options anywhere, with their value behind a space or \"=\"")
  func options() throws {
    let words = ["--certs", "a", "x:1", "-H", "k:v", "--header=l:w=2", "GetUser", "--pretty"]
    let arguments = try syntax.parse(words)
    #expect(arguments.operands == ["x:1", "GetUser"])
    #expect(arguments["--certs"] == "a")
    #expect(arguments.all("--header") == ["k:v", "l:w=2"])
    #expect(arguments.has("--pretty"))
  }

  @Test("the last value of an option counts")
  func lastValue() throws {
    #expect(try syntax.parse(["--certs=a", "x", "y", "--certs", "b"])["--certs"] == "b")
  }

  @Test("\"-\" and everything behind \"--\" are operands")
  func dashes() throws {
    #expect(try syntax.parse(["x", "y", "-"]).operands == ["x", "y", "-"])
    #expect(try syntax.parse(["x", "--", "--certs", "-H"]).operands == ["x", "--certs", "-H"])
  }

  @Test("names the option that is unknown, and the one that was meant")
  func unknownOption() {
    #expect(problem(["--cert", "a"]) == "unknown option --cert; did you mean --certs?")
    #expect(problem(["--frobnicate"]) == "unknown option --frobnicate")
  }

  @Test("says that a value is missing, or that none is taken")
  func values() {
    #expect(problem(["x", "y", "--certs"]) == "option --certs needs a value: --certs DIR")
    #expect(problem(["--pretty=yes"]) == "option --pretty takes no value")
  }

  @Test("says what to write if there are too few or too many operands", arguments: [1, 4])
  func operandCount(count: Int) {
    let word = count == 1 ? "few" : "many"
    #expect(
      problem(Array(repeating: "x", count: count))
        == "too \(word) arguments; use: rollcall call [OPTION…] ADDRESS METHOD [JSON]")
  }

  @Test("asks nothing more of a command line that asks for help", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try syntax.parse([option]).has("--help"))
  }

  @Test("the help shows every option with its value, and the lines of its text aligned")
  func helpText() {
    #expect(
      syntax.help == """
        Usage: rollcall call [OPTION…] ADDRESS METHOD [JSON]

        Call a method.

        Options:
          --certs DIR             Where the certificates are
          -H, --header KEY:VALUE  Metadata
                                  May be repeated
          --pretty                Print JSON over several lines
          -h, --help              Print this

        """)
  }
}
