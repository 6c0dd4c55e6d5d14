import RPCCore

/// How a service's process ends; the numbers of sysexits.h.
enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  case usage = 64
  case unavailable = 69
  case internalFailure = 70
  case ioFailure = 74
  case badConfiguration = 78

  var meaning: String {
    switch self {
    case .success: "it was asked to stop and has done so"
    case .usage: "an option or a variable is unknown or malformed"
    case .unavailable: "something that it needs isn't there, such as a free port"
    case .internalFailure: "it failed in a way that it has no word for"
    case .ioFailure: "the operating system or a file refused"
    case .badConfiguration: "certificates or settings can't be used as they are"
    }
  }

  /// For an error that kept the service from starting.
  init(for error: any Error) {
    guard let error = error as? RuntimeError else {
      self = .internalFailure
      return
    }
    switch error.code {
    case .badConfiguration, .badCredentials: self = .badConfiguration
    case .addressInUse, .unavailable: self = .unavailable
    case .ioFailure: self = .ioFailure
    }
  }
}
