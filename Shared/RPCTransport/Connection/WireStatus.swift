import ErrorDetailsAPI
import Protobuf
import RPCCore
import RPCWire
import WellKnownTypes

/// Between the errors and metadata of RPCCore and what frames carry.
enum WireStatus {
  static func end(_ error: RPCError?, trailers: Metadata) -> Frame.End {
    var trailers = trailers
    guard let error else { return Frame.End(trailers: metadata(trailers)) }
    trailers.append(contentsOf: error.metadata)
    return Frame.End(
      code: error.code.rawValue, message: error.message, trailers: metadata(trailers),
      details: error.details.compactMap(detail))
  }

  /// - Returns: `nil` for OK.
  static func error(_ end: Frame.End) throws(ProtocolViolation) -> RPCError? {
    guard end.code != StatusCode.ok.rawValue else { return nil }
    return RPCError(
      StatusCode(number: end.code), end.message, details: end.details.map(detail),
      metadata: try metadata(end.trailers))
  }

  static func metadata(_ metadata: Metadata) -> [Frame.Metadata] {
    metadata.map { entry in
      switch entry.value {
      case .text(let text): Frame.Metadata(key: entry.key, value: Array(text.utf8))
      case .binary(let bytes): Frame.Metadata(key: entry.key, value: bytes)
      }
    }
  }

  static func metadata(_ entries: [Frame.Metadata]) throws(ProtocolViolation) -> Metadata {
    guard !entries.isEmpty else { return Metadata() }
    var metadata = Metadata()
    for entry in entries {
      do {
        try metadata.append(entry.key, received: entry.value)
      } catch {
        throw .malformedFrame(reason: error.message)
      }
    }
    return metadata
  }

  private static let typePrefix = "type.googleapis.com/"

  static func detail(_ detail: ErrorDetail) -> Frame.Detail? {
    switch detail {
    case .badRequest(let violations):
      return pack(
        BadRequest(
          fieldViolations: violations.map {
            BadRequest.FieldViolation(field: $0.field, description: $0.description)
          }))
    case .retryInfo(let delay):
      return pack(RetryInfo(retryDelay: DurationMessage(delay)))
    case .errorInfo(let reason, let domain, let metadata):
      return pack(ErrorInfo(reason: reason, domain: domain, metadata: metadata))
    case .resourceInfo(let type, let name, let owner, let description):
      return pack(
        ResourceInfo(
          resourceType: type, resourceName: name, owner: owner, description: description))
    case .other(let typeURL, let value):
      return Frame.Detail(typeURL: typeURL, value: value)
    }
  }

  /// A detail is an aid: one that can't be packed is left out, and the status still arrives.
  private static func pack<Body: Message>(_ body: Body) -> Frame.Detail? {
    guard let bytes = try? body.packed() else { return nil }
    return Frame.Detail(typeURL: typePrefix + Body.schema.fullName, value: bytes)
  }

  static func detail(_ detail: Frame.Detail) -> ErrorDetail {
    let name = detail.typeURL.split(separator: "/").last.map(String.init) ?? ""
    if name == BadRequest.schema.fullName,
      let body = try? BadRequest(packed: detail.value)
    {
      return .badRequest(
        body.fieldViolations.map { FieldViolation(field: $0.field, description: $0.description) })
    }
    if name == RetryInfo.schema.fullName,
      let body = try? RetryInfo(packed: detail.value),
      let delay = body.retryDelay
    {
      return .retryInfo(delay: Duration(delay))
    }
    if name == ErrorInfo.schema.fullName,
      let body = try? ErrorInfo(packed: detail.value)
    {
      return .errorInfo(reason: body.reason, domain: body.domain, metadata: body.metadata)
    }
    if name == ResourceInfo.schema.fullName,
      let body = try? ResourceInfo(packed: detail.value)
    {
      return .resourceInfo(
        type: body.resourceType, name: body.resourceName, owner: body.owner,
        description: body.description)
    }
    return .other(typeURL: detail.typeURL, value: detail.value)
  }
}
