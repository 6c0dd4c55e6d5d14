import Glibc

/// What the operating system knows about this process, by the names that every exporter uses.
enum ProcessMetrics {
  static func register(in registry: MetricsRegistry) {
    let start = Double(time(nil))
    registry.gauge(
      "process_start_time_seconds", help: "When the process started, in seconds since 1970."
    ) { start }
    registry.counter(
      "process_cpu_seconds_total", help: "Time that the process spent on processors."
    ) { cpuSeconds() }
    registry.gauge("process_resident_memory_bytes", help: "Memory that the process has in RAM.") {
      residentBytes(
        ofStatm: contents(of: "/proc/self/statm"), pageBytes: sysconf(Int32(_SC_PAGESIZE)))
    }
    registry.gauge("process_virtual_memory_bytes", help: "Address space that the process has.") {
      virtualBytes(
        ofStatm: contents(of: "/proc/self/statm"), pageBytes: sysconf(Int32(_SC_PAGESIZE)))
    }
    registry.gauge("process_max_fds", help: "Descriptors that the process may have open.") {
      var limit = rlimit()
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
        return nil
      }
      return Double(limit.rlim_cur)
    }
    registry.gauge("process_threads", help: "Threads of the process.") {
      // The twentieth word of proc(5)'s stat; the second may have spaces, and ends in the last ")".
      let stat = contents(of: "/proc/self/stat")
      let words = stat?.split(separator: ")").last?.split(separator: " ")
      return words.flatMap { $0.count > 17 ? Double($0[17]) : nil }
    }
    registry.gauge("process_open_fds", help: "Descriptors that the process has open.") {
      openDescriptors()
    }
  }

  static func cpuSeconds() -> Double? {
    var used = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) == 0 else { return nil }
    return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
  }

  /// The first word of proc(5)'s statm, in pages.
  static func virtualBytes(ofStatm text: String?, pageBytes: Int) -> Double? {
    guard let pages = text?.split(separator: " ").first.flatMap({ Int($0) }) else { return nil }
    return Double(pages * pageBytes)
  }

  /// The second word of proc(5)'s statm, in pages.
  static func residentBytes(ofStatm text: String?, pageBytes: Int) -> Double? {
    guard let words = text?.split(separator: " "), words.count > 1, let pages = Int(words[1]) else {
      return nil
    }
    return Double(pages * pageBytes)
  }

  private static func openDescriptors() -> Double? {
    guard let directory = unsafe opendir("/proc/self/fd") else { return nil }
    defer { unsafe closedir(directory) }
    var count = 0
    while unsafe readdir(directory) != nil { count += 1 }
    // Without ".", ".." and the one that reads.
    return Double(count - 3)
  }

  private static func contents(of path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
