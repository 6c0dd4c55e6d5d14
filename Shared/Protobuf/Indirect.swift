/// A value on the heap, so that a message can have a field of its own type.
public indirect enum Indirect<Value> {
  case value(Value)

  public init(_ value: Value) {
    self = .value(value)
  }

  public var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
