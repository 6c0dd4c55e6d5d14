import ConformanceAPI
import Protobuf
import WellKnownTypes

/// One case of the suite: a payload to read, and the format to write it in.
struct Case {
  private let request: ConformanceRequest

  init(_ request: ConformanceRequest) {
    self.request = request
  }

  var response: ConformanceResponse {
    switch request.messageType {
    case TestAllTypesProto3.schema.fullName:
      return answer(of: TestAllTypesProto3.self)
    case FailureSet.schema.fullName:
      // What the suite is to put up with: nothing.
      return ConformanceResponse(result: .protobufPayload([]))
    default:
      return ConformanceResponse(result: .skipped("no models for \(request.messageType)"))
    }
  }

  private func answer(of type: (some Message).Type) -> ConformanceResponse {
    switch request.requestedOutputFormat {
    case .protobuf, .json: break
    default:
      return ConformanceResponse(result: .skipped("no output in \(request.requestedOutputFormat)"))
    }
    do {
      switch request.payload {
      case .protobufPayload(let bytes)?:
        return written(try type.init(packed: bytes))
      case .jsonPayload(let text)?:
        return written(try type.init(json: text, options: options))
      case .jspbPayload?, .textPayload?:
        return ConformanceResponse(result: .skipped("no input in this format"))
      case nil:
        return ConformanceResponse(result: .runtimeError("the request has no payload"))
      }
    } catch {
      return ConformanceResponse(result: .parseError("\(error)"))
    }
  }

  private func written(_ message: some Message) -> ConformanceResponse {
    do {
      return ConformanceResponse(
        result: request.requestedOutputFormat == .json
          ? .jsonPayload(try message.json(options: options))
          : .protobufPayload(try message.packed()))
    } catch {
      return ConformanceResponse(result: .serializeError("\(error)"))
    }
  }

  private var options: JSONOptions {
    JSONOptions(
      ignoresUnknownFields: request.testCategory == .jsonIgnoreUnknownParsingTest,
      types: [.conformanceAPI, .wellKnownTypes])
  }
}
