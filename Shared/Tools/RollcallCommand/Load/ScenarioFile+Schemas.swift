import LoadGenerator
import Protobuf
import RPCCore
import RPCTransport

extension ScenarioFile {
  /// The scenario with the schemas of its methods: of those compiled in, in --descriptors, or as the
  /// servers tell.
  ///
  /// - Parameter options: Of every call, beside what the file says.
  func scenario(
    _ arguments: CommandSyntax.Arguments, _ catalogue: ServiceCatalogue,
    _ connections: ConnectionOptions, _ options: CallOptions
  ) async throws -> Scenario {
    var methods: [LoadedMethod] = []
    var places: [String: Int] = [:]
    var schemas: [String: (MethodSchema, MessageTypes)] = [:]
    var types = MessageTypes()
    var made: [Scenario.Flow] = []
    for flow in flows {
      var steps: [Scenario.Step] = []
      for call in flow.calls {
        let address = targets[call.target].address
        let key = "\(address) \(call.method)"
        if schemas[key] == nil {
          let channel = try connections.channel(to: address)
          defer { channel.close() }
          let (method, known) = try await SchemaSource.method(
            call.method, at: address, arguments, builtIn: catalogue, channel,
            CallOptions(metadata: options.metadata))
          schemas[key] = (method, known.types)
          types.formUnion(known.types)
        }
        guard let (schema, known) = schemas[key] else { continue }
        var callOptions = options
        callOptions.timeout = call.timeout ?? options.timeout
        let name = MethodNames.short(schema.descriptor.service) + "/" + schema.descriptor.name
        let identity =
          "\(key) \(call.messages) \(call.answers ?? 0) \(callOptions.timeout ?? .zero)"
        let place = places[identity] ?? methods.count
        if place == methods.count {
          places[identity] = place
          methods.append(
            LoadedMethod(
              name: name, descriptor: schema.descriptor, target: call.target,
              options: callOptions, messages: call.messages, answers: call.answers))
        }
        steps.append(try step(call, place, schema, known))
      }
      made.append(
        Scenario.Flow(
          name: flow.name, weight: flow.weight,
          values: try flow.values.map { value throws(UsageError) in
            (value.name, try TemplateText(value.text, folder: folder))
          }, steps: steps))
    }
    let scenario = Scenario(flows: made, methods: methods, types: types)
    try scenario.check()
    return scenario
  }

  private func step(
    _ call: Call, _ place: Int, _ schema: MethodSchema, _ types: MessageTypes
  ) throws(UsageError) -> Scenario.Step {
    do throws(UsageError) {
      return Scenario.Step(
        method: place,
        request: try RequestTemplate(call.request, for: schema.input, types: types, folder: folder),
        headers: try call.headers.map { header throws(UsageError) in
          (header.key, try TemplateText(header.value, folder: folder))
        },
        saved: call.saved.map { ($0.name, $0.path.split(separator: ".").map(String.init)) },
        output: schema.output, think: UInt64(call.thinkSeconds * 1e9))
    } catch {
      throw UsageError("\(call.method): \(error.message)")
    }
  }
}
