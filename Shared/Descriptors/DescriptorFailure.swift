/// Why descriptors can't be used: whose they are is not known, so everything about them is checked.
package struct DescriptorFailure: Error, Hashable, CustomStringConvertible {
  /// The .proto file it is about; empty for none in particular.
  package let file: String

  /// "message a.v1.A, field b: its type a.v1.B isn't there"
  package let reason: String

  package init(file: String = "", _ reason: String) {
    self.file = file
    self.reason = reason
  }

  package var description: String { file.isEmpty ? reason : "\(file): \(reason)" }
}
