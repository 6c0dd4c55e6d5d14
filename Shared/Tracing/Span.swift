/// One piece of work within a trace, once it is over.
package struct Span: Sendable {
  package enum Kind: Sendable, Hashable {
    /// A call that was answered here.
    case server
    /// A call that was made from here.
    case client
    /// Neither: work within the process.
    case inside
  }

  /// A value of an attribute.
  package enum Value: Sendable, Hashable {
    case text(String)
    case integer(Int)
  }

  package enum Outcome: Sendable, Hashable {
    case succeeded
    case failed(String)
  }

  /// The trace, and the span's own id.
  package let context: TraceContext
  /// The span that it is a part of; `nil` for the first of a trace.
  package let parent: SpanID?
  package let name: String
  package let kind: Kind
  /// Since 1970, in nanoseconds.
  package let start: UInt64
  package let duration: Duration
  package let attributes: [(key: String, value: Value)]
  package let outcome: Outcome
}
