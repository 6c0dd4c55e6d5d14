import Protobuf
import RPCCore
import RPCTransport

/// Calls a method.
enum CallCommand {
  static let syntax = CommandSyntax(
    name: "call", summary: "Call a method, with JSON in and out",
    operands: "ADDRESS SERVICE/METHOD [JSON|@FILE|-]", operandCounts: 2...3,
    options: ConnectionOptions.options + SchemaSource.options + [
      .init(
        names: ["--reflect"], value: nil,
        help: "Learn the schema from the server even if the\nmethod is one of Rollcall's own"),
      .init(
        names: ["-H", "--header"], value: "KEY:VALUE",
        help: "Metadata to send; the value of a KEY-bin is base64.\nMay be repeated"),
      AccessTokenOption.option,
      .init(
        names: ["--timeout"], value: "SPAN",
        help: "How long to wait at most: 500ms, 2s, 1m (default: no limit)"),
      .init(
        names: ["--wait"], value: nil,
        help: "While nobody listens there, wait instead of failing"),
      .init(names: ["--pretty"], value: nil, help: "Print each message over several lines"),
      .init(
        names: ["--defaults"], value: nil, help: "Print fields that are empty, 0 or false too"),
      .init(
        names: ["--errors"], value: "text|json",
        help: "How to print a status that isn't OK (default: text)"),
    ],
    details: """
      ADDRESS is HOST:PORT, dns:///HOST:PORT, static:HOST:PORT,HOST:PORT or unix:PATH. The method
      may be GetUser where that is unique, UserDirectory/GetUser, or the full name. One that isn't
      Rollcall's own is looked up in --descriptors, or asked of the server, if that has gRPC's
      server reflection.

      The request is JSON (without it, an empty message), the contents of FILE, or "-" for
      standard input. A method that takes a stream reads one message after another, each as soon as
      its last line is there, and without a third argument from standard input. Each message of the answer is printed on a line as it comes.
      A status that isn't OK is told on standard error, each field that broke a rule on its own
      line, and gives the exit code 64 plus its number; `rollcall help` lists them. With --errors
      json it is one line of JSON with the status, its code, its message and its details.

      Examples:
        rollcall call 127.0.0.1:7401 SearchUsers '{"term": "mar", "page_size": 5}'
        rollcall call --timeout 2s 127.0.0.1:7402 GetGroup '{"id": "…"}'
        echo '{"start": {"creator_id": "…"}}' | rollcall call 127.0.0.1:7402 Compose
        rollcall call --protocol grpc --plaintext 127.0.0.1:50051 helloworld.Greeter/SayHello
      """)

  static func command(_ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { try await run($0, catalogue, console: $1) }
  }

  private static func run(
    _ arguments: CommandSyntax.Arguments, _ catalogue: ServiceCatalogue, console: Console
  ) async throws -> Int32 {
    let report = try ErrorReport.Form(arguments)
    let begin = ContinuousClock.now
    var options = CallOptions(
      timeout: try arguments["--timeout"].map(TimeoutText.parse),
      metadata: try AccessTokenOption.metadata(
        arguments, beside: try HeaderText.parse(arguments.all("--header")), console: console),
      waitForReady: arguments.has("--wait"))
    let channel = try ConnectionOptions(arguments, console: console)
      .channel(to: arguments.operands[0])
    defer { channel.close() }
    var known = KnownTypes(catalogue.messageTypes)
    do {
      let method: MethodSchema
      (method, known) = try await SchemaSource.method(
        arguments, builtIn: catalogue, channel, options)
      // The time that it took to learn of the method counts.
      options.timeout = options.timeout.map { $0 - begin.duration(to: .now) }
      let kind = method.descriptor.kind
      let input = CallInput(
        arguments.operands.dropFirst(2).first,
        isStream: kind == .clientStreaming || kind == .bidirectionalStreaming)
      let call = MessageCall(
        channel: channel, schema: method, options: options, input: input,
        printing: JSONOptions(
          isPretty: arguments.has("--pretty"), includesDefaults: arguments.has("--defaults"),
          types: known.types),
        known: known, console: console)
      try await call.run()
      return ExitCode.success
    } catch let error as RPCError {
      _ = await known.learn(ErrorReport.unknownTypes(error, known.types))
      console.complainLine(ErrorReport.text(error, report, known.types))
      return ExitCode.of(error.code)
    }
  }
}
