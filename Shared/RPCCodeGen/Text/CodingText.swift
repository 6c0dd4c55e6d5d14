/// The way of a message to and from protobuf-c's struct.
struct CodingText {
  let message: MessageModel
  let names: TypeNames

  func append(to text: inout SourceText) {
    let type = message.type
    let name = type.swiftPath.joined(separator: ".")
    text.block("extension \(name)") { text in
      let recursive = message.isRecursive ? ", isRecursive: true" : ""
      text.line("private static let layout = unsafe MessageLayout(")
      text.line("  \(type.cType).self, fullName: \"\(type.fullName)\"\(recursive),")
      text.line("  initialise: { unsafe \(type.cPrefix)__init($0) })")
      text.line()
      text.block("public init(packed bytes: RawSpan) throws(DecodingFailure)") { text in
        text.line("self.init()")
        text.block(
          "try unsafe Self.layout.unpack(bytes)", opening: " { source throws(DecodingFailure) in"
        ) {
          $0.line("self = try unsafe Self(reading: source)")
        }
      }
      text.line()
      text.block("public func pack(into output: inout [UInt8]) throws(EncodingFailure)") { text in
        text.block(
          "try unsafe Self.layout.pack(appendingTo: &output)", opening: " { target, arena in"
        ) {
          $0.line("unsafe write(to: target, in: &arena)")
        }
      }
    }
    text.line()
    text.block("@_spi(GeneratedCode) extension \(name): GeneratedMessage") { text in
      text.block("public init(reading source: UnsafeRawPointer) throws(DecodingFailure)") { text in
        reading(&text)
      }
      text.line()
      text.block("public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena)") {
        text in
        writing(&text)
      }
    }
  }

  private func reading(_ text: inout SourceText) {
    text.line("let source = unsafe source.assumingMemoryBound(to: \(message.type.cType).self)")
    let reading = ReadingText(message: message, names: names)
    for field in message.fields {
      reading.append(field, to: &text)
    }
    for oneof in message.oneofs {
      reading.append(oneof, to: &text)
    }
    text.line("unknownFields = try unsafe UnknownFields(")
    text.line("  reading: source.pointee.base, of: \"\(message.type.fullName)\")")
  }

  private func writing(_ text: inout SourceText) {
    let type = message.type
    text.line("let target = unsafe target.bindMemory(to: \(type.cType).self, capacity: 1)")
    text.line("unsafe \(type.cPrefix)__init(target)")
    let writing = WritingText(message: message)
    if writing.packedBytesOfNumbers > 0 {
      text.line("arena.expect(\(writing.packedBytesOfNumbers))")
    }
    for field in message.fields {
      writing.append(field, to: &text)
    }
    for oneof in message.oneofs {
      writing.append(oneof, to: &text)
    }
    text.block("if !unknownFields.isEmpty") { text in
      text.line("unsafe arena.attach(unknownFields, to: &target.pointee.base)")
    }
  }
}
