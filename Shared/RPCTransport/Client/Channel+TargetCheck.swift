package import RPCCore

extension Channel {
  /// Whether a channel can be made to that target, without making one.
  ///
  /// - Throws: `.badConfiguration` that says what a target looks like.
  package static func check(target: String) throws(RuntimeError) {
    _ = try ChannelTarget(target)
  }
}
