// A wrapper is a scalar that can be absent, from before proto3 had `optional`. It is made of its
// value: `StringValue("a")`, or of a literal where a wrapper is expected.

extension DoubleValue: ExpressibleByFloatLiteral {
  public init(_ value: Double) {
    self.init(value: value)
  }

  public init(floatLiteral value: Double) {
    self.init(value: value)
  }
}

extension FloatValue: ExpressibleByFloatLiteral {
  public init(_ value: Float) {
    self.init(value: value)
  }

  public init(floatLiteral value: Float) {
    self.init(value: value)
  }
}

extension Int64Value: ExpressibleByIntegerLiteral {
  public init(_ value: Int64) {
    self.init(value: value)
  }

  public init(integerLiteral value: Int64) {
    self.init(value: value)
  }
}

extension UInt64Value: ExpressibleByIntegerLiteral {
  public init(_ value: UInt64) {
    self.init(value: value)
  }

  public init(integerLiteral value: UInt64) {
    self.init(value: value)
  }
}

extension Int32Value: ExpressibleByIntegerLiteral {
  public init(_ value: Int32) {
    self.init(value: value)
  }

  public init(integerLiteral value: Int32) {
    self.init(value: value)
  }
}

extension UInt32Value: ExpressibleByIntegerLiteral {
  public init(_ value: UInt32) {
    self.init(value: value)
  }

  public init(integerLiteral value: UInt32) {
    self.init(value: value)
  }
}

extension BoolValue: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) {
    self.init(value: value)
  }

  public init(booleanLiteral value: Bool) {
    self.init(value: value)
  }
}

extension StringValue: ExpressibleByStringLiteral {
  public init(_ value: String) {
    self.init(value: value)
  }

  public init(stringLiteral value: String) {
    self.init(value: value)
  }
}

extension BytesValue: ExpressibleByArrayLiteral {
  public init(_ value: [UInt8]) {
    self.init(value: value)
  }

  public init(arrayLiteral bytes: UInt8...) {
    self.init(value: bytes)
  }
}
