/// What this build is.
public enum Release {
  public static let version = "1.0.0"

  #if DEBUG
    static let mode = "debug"
  #else
    static let mode = "release"
  #endif

  static func register(_ service: String, in registry: MetricsRegistry) {
    registry.gauges(
      "rollcall_build_info", help: "What runs here: always 1.",
      labels: ["service", "version", "mode"]
    ) { [(labels: [service, version, mode], value: 1)] }
  }
}
