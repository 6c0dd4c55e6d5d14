extension GRPCServerConnection {
  /// The limits of a connection.
  struct Limits: Sendable {
    let maximumMessageBytes: Int
    let maximumMetadataBytes: Int
    let maximumCalls: Int
    let callWindowBytes: Int
    let connectionWindowBytes: Int
    let maximumUnsentBytes: Int
    /// Messages over this size are compressed for callers that take that.
    let compressedAbove: Int?
    /// How long a peer may take nothing of an answer that is complete.
    let slowReader: Duration?

    /// Of all streams together. What windows let in is a fourth of this or less.
    var maximumUnreadBytes: Int { connectionWindowBytes * 16 }
  }

  /// How the connection comes to its end. RFC 9113, section 6.8.
  enum Phase {
    /// Calls may begin. Next: `noticed`, `leaving` or `closed`.
    case serving
    /// The peer was told to begin no more calls; those that cross this on their way still count.
    /// Next: `leaving`, when a round trip is over.
    case noticed
    /// The peer was told which call is the last. Next: `closed`, when all are done.
    case leaving
    case closed
  }
}
