/// Makes a case of an enum that is marked as deprecated. Generated code uses it, so that parsing such
/// a value isn't reported as a use of it.
@_spi(GeneratedCode) public protocol DeprecatedCase {
  associatedtype Payload
  associatedtype Whole

  /// Conforming types mark this as deprecated.
  static func makeDeprecated(_ value: Payload) -> Whole
}

@_spi(GeneratedCode) extension DeprecatedCase {
  public static func make(_ value: Payload) -> Whole {
    makeDeprecated(value)
  }
}

@_spi(GeneratedCode) extension DeprecatedCase where Payload == Void {
  public static func make() -> Whole {
    makeDeprecated(())
  }
}
