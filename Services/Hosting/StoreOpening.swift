package import RPCCore
package import ServiceRuntime
internal import ServiceStore

/// Opens the store that a service is configured with.
package enum StoreOpening {
  /// - Throws: `.badConfiguration` for a file of another service or of a newer release, `.ioFailure`
  ///   for one that can't be opened; both name the file.
  package static func open<Store>(
    _ location: StoreLocation, with open: (_ path: String) async throws -> Store
  ) async throws(RuntimeError) -> Store {
    let path: String
    switch location {
    case .sqlite(let file): path = file
    case .postgresql:
      throw RuntimeError(.badConfiguration, "the service keeps its data in a file")
    case .nowhere: throw RuntimeError(.badConfiguration, "the service has no place for its data")
    }
    do {
      return try await open(path)
    } catch let error as SchemaMismatch {
      throw RuntimeError(.badConfiguration, "the store \(path): \(error)", cause: error)
    } catch {
      throw RuntimeError(.ioFailure, "can't open the store \(path): \(error)", cause: error)
    }
  }
}
