internal import CProtobufC

extension MessageLayout {
  /// Refuses nesting that would exhaust the stack: protobuf-c calls itself for every level.
  func checkNesting(_ bytes: RawSpan) throws(DecodingFailure) {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    guard fields.nestAtMost(UnpackLimits.nesting, copy, 0..<copy.count) else {
      throw .nestedTooDeeply(message: fullName, limit: UnpackLimits.nesting)
    }
  }
}

extension FieldTable {
  /// What is malformed counts as shallow: protobuf-c gets no further than this does.
  fileprivate func nestAtMost(_ depth: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard depth > 0 else { return false }
    var reader = WireReader(bytes, in: range)
    while let field = try? reader.nextField() {
      guard case .delimited(let content) = field.value,
        let inner = self.field(field.number)?.messageFields
      else { continue }
      guard inner.nestAtMost(depth - 1, bytes, content) else { return false }
    }
    return true
  }
}
