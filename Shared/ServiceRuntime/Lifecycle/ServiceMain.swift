import Glibc
import LinuxIO
import RPCCore

/// The whole `main` of a service.
///
/// ```swift
/// @main
/// enum GroupService {
///   static func main() {
///     ServiceMain.run(definition) { context in
///       let directory = UserDirectoryClient(try context.directoryChannel())
///       return ServiceAssembly(serving: [GroupHandlers(...)])
///     }
///   }
/// }
/// ```
public enum ServiceMain {
  /// Reads the configuration, builds the service, serves until SIGTERM or SIGINT, lets running
  /// calls finish, and ends the process.
  ///
  /// To be called first in a `main` that isn't `async`, so that there is no other thread yet: the
  /// main thread waits for the signals, and nothing that is isolated to the main actor runs.
  ///
  /// What keeps the service from starting is one line on standard error and an exit code that
  /// `--help` explains. A second signal ends the process at once with 128 and the signal's number.
  ///
  /// - Parameter build: Makes the service. A `RuntimeError` that it throws says with its code how
  ///   the process ends.
  public static func run(
    _ service: ServiceDefinition,
    _ build: @escaping @Sendable (ServiceContext) async throws -> ServiceAssembly
  ) -> Never {
    let start = ContinuousClock.now
    TerminationSignal.takeOver()
    let request = CommandLineReader.read(
      Array(CommandLine.arguments.dropFirst()), environment: Self.environment,
      process: getpid(), for: service)
    switch request {
    case .help(let text):
      print(text, terminator: "")
      leave(.success)
    case .refuse(let mistakes):
      for mistake in mistakes { complain(service, mistake) }
      complain(service, "\(service.name) --help tells what is allowed")
      leave(.usage)
    case .schema(let task, let schema, let settings): carryOut(task, service, schema, settings)
    case .run(let settings): serve(service, settings, startedAt: start, build)
    }
  }

  private static func carryOut(
    _ task: SchemaTask, _ service: ServiceDefinition, _ schema: ServiceSchema,
    _ settings: ServiceSettings
  ) -> Never {
    let logger = Logger(
      service: service.name, level: settings.logLevel, format: settings.logFormat)
    Task {
      do {
        switch task {
        case .migrateOnly: try await schema.migrate(settings, logger)
        case .printMigrations:
          try StandardStream.output.write(try await schema.script(settings))
        }
        leaveAtOnce(.success)
      } catch {
        complain(service, "\(task.rawValue): \(error)")
        leaveAtOnce(ExitCode(for: error))
      }
    }
    // A migration is one transaction: ended in the midst of it, it leaves nothing.
    _exit(Termination.exitCode(for: TerminationSignal.next()))
  }

  private static func serve(
    _ service: ServiceDefinition, _ settings: ServiceSettings,
    startedAt start: ContinuousClock.Instant,
    _ build: @escaping @Sendable (ServiceContext) async throws -> ServiceAssembly
  ) -> Never {
    let logger = Logger(
      service: service.name, level: settings.logLevel, format: settings.logFormat)
    let termination = Termination { signal in
      logger.warning("ended by a second signal", ["signal": .string(signal.name)])
      _exit(Termination.exitCode(for: signal))
    }
    let lifecycle = ServiceLifecycle(
      service: service, settings: settings, logger: logger, termination: termination, build: build)
    Task {
      do {
        try await lifecycle.run(startedAt: start)
        leaveAtOnce(.success)
      } catch {
        complain(service, "can't start: \(error)")
        leaveAtOnce(ExitCode(for: error))
      }
    }
    while true { termination.receive(TerminationSignal.next()) }
  }

  private static func complain(_ service: ServiceDefinition, _ sentence: String) {
    // Nothing is left to tell if standard error is gone.
    try? StandardStream.errors.write("\(service.name): \(sentence)\n")
  }

  private static func environment(_ variable: String) -> String? {
    unsafe getenv(variable).map { unsafe String(cString: $0) }
  }

  /// The event loops still turn, and exit() would take OpenSSL apart beneath them.
  private static func leaveAtOnce(_ code: ExitCode) -> Never {
    _exit(code.rawValue)
  }

  private static func leave(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}
