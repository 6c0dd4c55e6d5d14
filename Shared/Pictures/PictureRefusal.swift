/// Why somebody's picture isn't taken, for them to read.
package struct PictureRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A phrase that follows "the picture": "is broken: …".
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
