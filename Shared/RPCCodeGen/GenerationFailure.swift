/// Why nothing is generated, in one line for protoc to print.
package struct GenerationFailure: Error, Hashable, CustomStringConvertible {
  /// The .proto file it is about; empty for the command line.
  package let file: String

  /// Of the file, from 1.
  package let line: Int?

  /// "service Groups, method GetGroup: has no access rule"
  package let reason: String

  package init(file: String = "", line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return file.isEmpty ? reason : "\(place): \(reason)"
  }
}
