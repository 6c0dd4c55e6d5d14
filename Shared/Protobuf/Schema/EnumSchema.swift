/// What a .proto file says about an enumeration.
public struct EnumSchema: Sendable {
  /// One value.
  public struct Value: Sendable, Hashable {
    /// "TERM_SHORT"
    public let name: String
    public let number: Int32
    public let documentation: String

    public init(name: String, number: Int32, documentation: String = "") {
      self.name = name
      self.number = number
      self.documentation = documentation
    }
  }

  /// "rollcall.goals.v1.Term"
  public let fullName: String
  public let documentation: String

  /// In the order of the .proto file. Of two with one number the first is its name.
  public let values: [Value]

  public init(fullName: String, documentation: String, values: [Value]) {
    self.fullName = fullName
    self.documentation = documentation
    self.values = values
  }

  public func name(of number: Int32) -> String? {
    values.first { $0.number == number }?.name
  }

  public func number(of name: String) -> Int32? {
    values.first { $0.name == name }?.number
  }
}
