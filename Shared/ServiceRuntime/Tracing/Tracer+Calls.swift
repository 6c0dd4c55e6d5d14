import RPCCore
import Tracing

/// The spans of calls. Attributes: OpenTelemetry, "Semantic conventions for RPC spans".
extension Tracer {
  /// The span of a call that has come in; `nil` if it belongs to no trace.
  func span(of context: CallContext) -> ActiveSpan? {
    var (parent, state): (String?, String?)
    if !context.metadata.isEmpty {
      parent = context.metadata[TraceContext.parentKey]
      state = parent.flatMap { _ in context.metadata[TraceContext.stateKey] }
    }
    return serverSpan(context.method.path, parent: parent, state: state) {
      var attributes = context.method.spanAttributes(context.callProtocol)
      attributes.append(("client.address", .text(context.address)))
      if let peer = context.peer { attributes.append(("rollcall.peer", .text(peer.uri))) }
      return attributes
    }
  }
}

extension MethodDescriptor {
  func spanAttributes(_ callProtocol: CallProtocol) -> [(key: String, value: Span.Value)] {
    let system =
      switch callProtocol {
      case .native: "rollcall"
      case .grpc: "grpc"
      }
    return [
      ("rpc.system", .text(system)), ("rpc.service", .text(service)), ("rpc.method", .text(name)),
    ]
  }
}

extension ActiveSpan {
  /// Ends the span of a call by the call's status. Its message stays here: it may name people, whom a
  /// collector doesn't forget with us.
  func end(_ code: StatusCode) {
    set("rpc.grpc.status_code", .integer(Int(code.rawValue)))
    end(code == .ok ? .succeeded : .failed(code.name))
  }
}
