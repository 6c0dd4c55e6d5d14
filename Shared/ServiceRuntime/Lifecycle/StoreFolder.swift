import Glibc
import RPCCore

/// Looks whether the data can be where it is configured to be, before the store tries.
enum StoreFolder {
  static func check(_ location: StoreLocation) throws(RuntimeError) {
    let path: String
    switch location {
    case .sqlite(let file): path = file
    case .postgresql, .nowhere: return
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard unsafe access(folder, F_OK) == 0 else {
      throw RuntimeError(
        .ioFailure,
        "the folder \(folder) of the store doesn't exist; make it, or choose another with "
          + ServiceOption.store.flag)
    }
    // The store makes files beside its own.
    guard unsafe access(folder, W_OK | X_OK) == 0 else {
      throw RuntimeError(
        .ioFailure, "the folder \(folder) of the store can't be written by this user")
    }
  }
}
