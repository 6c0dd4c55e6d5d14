internal import CLinux

/// How many processors this process may use.
package enum ProcessorQuota {
  /// The cores of the machine, or fewer if a control group's quota says so (cgroups(7), `cpu.max`);
  /// at least 1.
  package static var cores: Int {
    let online = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard let text = contents(of: "/sys/fs/cgroup/cpu.max"), let quota = cores(cpuMax: text) else {
      return online
    }
    return min(online, quota)
  }

  /// The quota in whole cores, rounded up: "150000 100000" is 2. `nil` when there is none.
  static func cores(cpuMax text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let quota = Int(words[0]), let period = Int(words[1]), quota > 0,
      period > 0
    else { return nil }
    return (quota - 1) / period + 1
  }

  private static func contents(of path: String) -> String? {
    let number = unsafe rollcall_open_to_read(path)
    guard number >= 0 else { return nil }
    let file = FileDescriptor(owning: number)
    var bytes = [UInt8](repeating: 0, count: 128)
    guard let count = try? file.read(into: &bytes) else { return nil }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
