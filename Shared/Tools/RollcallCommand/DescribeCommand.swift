import Protobuf

/// Tells what a service, a method or a message is, as its .proto file does.
enum DescribeCommand {
  static let syntax = CommandSyntax(
    name: "describe", summary: "Tell what a service, method, message or enum is",
    operands: "[ADDRESS] [SERVICE|SERVICE/METHOD|MESSAGE]", operandCounts: 0...2,
    options: ConnectionOptions.options + SchemaSource.options,
    details: """
      Short names do where they are unique: UserDirectory, GetUser, Group. Without a name, all
      services are described. A method comes with its messages and a call to copy. With an ADDRESS,
      which has a colon in it, the server there is asked, whosever it is, if it has gRPC's server
      reflection; with --descriptors, the file is.

      Examples:
        rollcall describe Groups
        rollcall describe CreateGroup
        rollcall describe rollcall.groups.v1.Member
        rollcall describe 127.0.0.1:7401 GetUser
      """)

  static func command(_ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { arguments, console in
      let (catalogue, name) = try await SchemaSource.catalogue(
        arguments, builtIn: catalogue, console: console)
      console.write(try text(name, of: catalogue))
      return ExitCode.success
    }
  }

  static func text(_ name: String?, of catalogue: ServiceCatalogue) throws(UsageError) -> String {
    guard let name else {
      return catalogue.entries.map(DescribeText.service).joined(separator: "\n")
    }
    if let entry = try? catalogue.service(name) { return DescribeText.service(entry) }
    let types = catalogue.types.all.filter {
      $0.fullName == name || MethodNames.short($0.fullName) == name
    }
    if let type = types.first, types.count == 1 { return DescribeText.type(type) + "\n" }
    guard types.isEmpty else {
      let choices = types.map(\.fullName).joined(separator: " or ")
      throw UsageError("\"\(name)\" could be \(choices)")
    }
    if let type = catalogue.messageTypes.type(named: name) {
      return DescribeText.type(.message(type)) + "\n"
    }
    if name.contains("/") || catalogue.names.methodNames.contains(name) {
      let (entry, method) = try catalogue.method(name)
      return DescribeText.method(method, in: entry)
    }
    let names =
      catalogue.names.services.map(MethodNames.short) + catalogue.names.methodNames
      + catalogue.types.all.map { MethodNames.short($0.fullName) }
    throw UsageError(
      "there is no service, method, message or enum \"\(name)\""
        + Suggestion.phrase(for: name, among: names))
  }
}
