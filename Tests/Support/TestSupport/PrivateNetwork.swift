import Foundation
import Glibc

/// A network of its own for the programs that a test starts in it, with nothing but a loopback
/// interface and the rules that the test adds. It is gone with this object.
///
/// Root may make one, and elsewhere everybody for whom the kernel allows user namespaces.
package final class PrivateNetwork: Sendable {
  /// Keeps the network; its id is how others find it.
  private let holder: RunningProcess

  /// Why none can be made here; `nil` if one can.
  package static let obstacle: String? = {
    for program in [unshare, nsenter, shell, filter]
    where !FileManager.default.isExecutableFile(atPath: program) {
      return "\(program) isn't installed"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: unshare)
    process.arguments = flags + [filter, "add", "table", "inet", "probe"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "\(unshare) can't be run" }
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? nil : "neither root nor allowed to make a network namespace with a packet filter"
  }()

  private static let unshare = "/usr/bin/unshare"
  private static let nsenter = "/usr/bin/nsenter"
  private static let shell = "/bin/sh"
  private static let filter = "/usr/sbin/nft"
  private static let isRoot = geteuid() == 0
  private static let flags = isRoot ? ["--net"] : ["--map-root-user", "--net"]

  package init() async throws {
    holder = try RunningProcess(
      Self.unshare,
      Self.flags + [Self.shell, "-c", "ip link set lo up && echo up && exec sleep 600"])
    guard await holder.outputLine(containing: "up") != nil else {
      throw Failure(words: holder.errorText)
    }
  }

  package struct Failure: Error {
    package let words: String
  }

  /// Starts a program in it.
  package func start(_ path: String, _ arguments: [String]) throws -> RunningProcess {
    let user = Self.isRoot ? [] : ["--user", "--preserve-credentials"]
    return try RunningProcess(
      Self.nsenter, ["--target", "\(holder.pid)", "--net"] + user + [path] + arguments)
  }

  /// From now on every packet to and from this TCP port vanishes without an answer.
  package func drop(port: UInt16) async throws {
    let rules = """
      table inet hole\(port) {
        chain input {
          type filter hook input priority 0;
          tcp dport \(port) drop
          tcp sport \(port) drop
        }
      }
      """
    let process = try start(
      Self.shell, ["-c", "printf '%s' \"$1\" | \(Self.filter) -f -", "sh", rules])
    guard await process.exitCode() == 0 else { throw Failure(words: process.errorText) }
  }
}
