import Glibc
import RPCCore
import RPCTransport
import ServiceRuntime
import WellKnownTypes

/// A service of one method, to see a service start, drain and end from outside.
///
/// `SAMPLE_FAILURE` in the environment lets it fail to be built.
@main
enum SampleService {
  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "sample-service", summary: "waits for as long as it is told", port: 7499,
        adminPort: 9499, keepsData: true)
    ) { context in
      if unsafe getenv("SAMPLE_FAILURE") != nil {
        throw RuntimeError(.unavailable, "the sample is sold out")
      }
      return ServiceAssembly(
        serving: [Waiting(logger: context.logger)], readiness: [ReadinessCheck("patience") { nil }],
        stop: { context.logger.info("the sample is closed") })
    }
  }
}

/// Answers when the duration that it is sent is over: `Wait` lets others go on meanwhile, `Block`
/// doesn't.
struct Waiting: RPCService {
  let logger: Logger

  var methods: [ServerMethod] {
    let wait = MethodDescriptor(
      service: "rollcall.sample.v1.Sample", name: "Wait", kind: .unary,
      idempotency: .noSideEffects, access: .anyPeer)
    let block = MethodDescriptor(
      service: "rollcall.sample.v1.Sample", name: "Block", kind: .unary,
      idempotency: .noSideEffects, access: .anyPeer)
    return [
      .unary(block) { (request: DurationMessage, _) in
        let (seconds, attoseconds) = Duration(request).components
        usleep(UInt32(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
        return Empty()
      },
      .unary(wait) { (request: DurationMessage, _) in
        logger.info("waiting")
        try await Task.sleep(for: Duration(request))
        return Empty()
      },
    ]
  }
}
