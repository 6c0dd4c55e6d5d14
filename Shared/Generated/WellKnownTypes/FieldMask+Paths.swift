extension FieldMask: ExpressibleByArrayLiteral {
  /// `["display_name", "about"]`
  public init(arrayLiteral paths: String...) {
    self.init(paths: paths)
  }

  /// Whether the mask names this field, or the message that it is part of.
  public func contains(_ path: String) -> Bool {
    paths.contains { $0 == path || path.hasPrefix("\($0).") }
  }
}
