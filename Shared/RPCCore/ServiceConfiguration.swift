/// How a channel makes its calls, method by method: what a service configuration file says.
///
/// The most specific policy holds, whole: a method's own, else its service's, else the one for all.
public struct ServiceConfiguration: Sendable, Hashable {
  public var forAll = CallPolicy()
  /// By the service's name with its package.
  public var services: [String: CallPolicy] = [:]
  /// By the method's path, "rollcall.groups.v1.Groups/GetGroup".
  public var methods: [String: CallPolicy] = [:]
  /// In the place of the channel's own.
  public var retryBudget: RetryBudget?

  public init() {}

  package func policy(for method: MethodDescriptor) -> CallPolicy {
    methods[method.path] ?? services[method.service] ?? forAll
  }
}

extension CallPolicy {
  /// The options of a call under this policy: the nearer timeout of the two.
  package func applied(to options: CallOptions) -> CallOptions {
    var options = options
    if let timeout { options.timeout = options.timeout.map { min($0, timeout) } ?? timeout }
    if waitForReady == true { options.waitForReady = true }
    return options
  }
}
