/// Why nothing is generated, in one line for protoc to print.
package struct GenerationFailure: Error, Hashable, CustomStringConvertible {
  /// The .proto file it is about; empty for the command line.
  package let file: String

  /// "service Groups, method GetGroup: has no access rule"
  package let reason: String

  package init(file: String = "", _ reason: String) {
    self.file = file
    self.reason = reason
  }

  package var description: String {
    file.isEmpty ? reason : "\(file): \(reason)"
  }
}
