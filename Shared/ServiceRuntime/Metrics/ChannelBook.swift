import EventLoop
import LinuxIO
import RPCTransport

/// The channels of a service, for the metrics and the console, for as long as they are there.
final class ChannelBook: Sendable {
  private struct Entry: Sendable {
    let target: String
    weak let channel: Channel?
  }

  private let entries = Lock<[Entry]>([])

  init(in registry: MetricsRegistry) {
    registry.gauges(
      "rollcall_client_retry_tokens", help: "What is left of the budget for retries, by channel.",
      labels: ["target"]
    ) { [weak self] in
      self?.byTarget { [("", Double($0.statistics.retryTokens))] } ?? []
    }
    registry.gauges(
      "rollcall_client_addresses", help: "Addresses of the channels, by state.",
      labels: ["target", "state"]
    ) { [weak self] in
      self?.byTarget { channel in
        let addresses = channel.addresses
        return ChannelAddress.State.allCases.map { state in
          (state.rawValue, Double(addresses.count { $0.state == state }))
        }
      } ?? []
    }
    for (name, help, sizes) in [
      (
        "rollcall_client_request_size_bytes", "Messages of requests, before compression.",
        MessageTraffic.sent
      ),
      (
        "rollcall_client_response_size_bytes", "Messages of answers, before compression.",
        MessageTraffic.received
      ),
    ] as [(StaticString, StaticString, Distribution)] {
      registry.samples(name, type: Histogram.typeName, help: help) { text, name in
        text.bytes(name, [], sizes.read(), bounds: sizes.bounds)
      }
    }
  }

  func add(_ channel: Channel, to target: String) {
    entries.withLock { entries in
      entries.removeAll { $0.channel == nil }
      entries.append(Entry(target: target, channel: channel))
    }
  }

  /// By target, each once: the first channel stands for all.
  var channels: [(target: String, channel: Channel)] {
    var seen: Set<String> = []
    return entries.withLock { $0 }.compactMap { entry in
      guard let channel = entry.channel, seen.insert(entry.target).inserted else { return nil }
      return (entry.target, channel)
    }
  }

  private func byTarget(_ values: (Channel) -> [(label: String, value: Double)])
    -> [(labels: [String], value: Double)]
  {
    channels.flatMap { target, channel in
      values(channel).map { (labels: $0.label.isEmpty ? [target] : [target, $0.label], $0.value) }
    }
  }
}
