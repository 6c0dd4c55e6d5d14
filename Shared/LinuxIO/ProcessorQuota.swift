internal import CLinux

/// How many processors this process may use.
package enum ProcessorQuota {
  /// The cores that it may run on (sched_setaffinity(2)), or fewer if its control group's quota says
  /// so (cgroups(7), `cpu.max`);
  /// at least 1.
  package static var cores: Int {
    let usable = max(1, Int(rollcall_usable_cores()))
    guard let text = contents(of: "/sys/fs/cgroup/cpu.max"), let quota = cores(cpuMax: text) else {
      return usable
    }
    return min(usable, quota)
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
