internal import CProtobufC

extension MessageLayout {
  /// Refuses nesting that would exhaust the stack: protobuf-c calls itself for every level.
  ///
  /// What is malformed is refused here too, since protobuf-c may go on where this doesn't.
  func checkNesting(_ bytes: RawSpan) throws(DecodingFailure) {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    let isShallow: Bool
    do throws(WireReader.Malformed) {
      isShallow = try fields.nestAtMost(UnpackLimits.nesting, copy, 0..<copy.count)
    } catch {
      throw .malformed(message: fullName)
    }
    guard isShallow else {
      throw .nestedTooDeeply(message: fullName, limit: UnpackLimits.nesting)
    }
  }
}

extension FieldTable {
  fileprivate func nestAtMost(
    _ depth: Int, _ bytes: [UInt8], _ range: Range<Int>
  ) throws(WireReader.Malformed) -> Bool {
    guard depth > 0 else { return false }
    var reader = WireReader(bytes, in: range)
    while let field = try reader.nextField() {
      guard case .delimited(let content) = field.value,
        let inner = self.field(field.number)?.messageFields
      else { continue }
      guard try inner.nestAtMost(depth - 1, bytes, content) else { return false }
    }
    return true
  }
}
