import RPCCore

/// A method as one server serves it: what all of its calls share.
final class ServedMethod: Sendable {
  let path: [UInt8]
  let descriptor: MethodDescriptor
  /// What limits how many of its calls run, if something does.
  let gate: ConcurrencyGate?
  /// Whether they are refused when their loop has more to do than it can.
  let isShed: Bool
  let implementation: ServerMethod.Implementation
  let tally: MethodTally

  init(_ method: ServerMethod, gate: ConcurrencyGate?, isShed: Bool) {
    path = Array(method.descriptor.path.utf8)
    descriptor = method.descriptor
    self.gate = gate
    self.isShed = isShed
    implementation = method.implementation
    tally = MethodTally(method.descriptor)
  }

  func makeCall(
    _ id: UInt64, _ flow: CallFlow?, _ context: CallContext, _ services: CallServices,
    _ carrier: any ServerCallCarrier
  ) -> ServerCall {
    switch implementation {
    case .unary:
      UnaryServerCall(
        self, id: id, flow: flow, context: context, services: services, carrier: carrier)
    case .streaming(let makeCall): makeCall(self, id, flow, context, services, carrier)
    }
  }
}
