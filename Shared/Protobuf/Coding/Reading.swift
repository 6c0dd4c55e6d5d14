public import CProtobufC

// From protobuf-c's representation of field values to Swift's. Generated code calls these. The
// generic ones are inlinable, so that they are compiled for the type at hand.

@_spi(GeneratedCode) extension String {
  /// - Parameter field: The full name, for the error.
  public init(reading data: ProtobufCBinaryData, field: StaticString) throws(DecodingFailure) {
    let bytes = unsafe UnsafeBufferPointer(start: data.data, count: data.len)
    do {
      self = String(copying: try UTF8Span(validating: unsafe bytes.span))
    } catch {
      throw .invalidUTF8(field: field.description)
    }
  }
}

@_spi(GeneratedCode) extension [UInt8] {
  public init(reading data: ProtobufCBinaryData) {
    unsafe self.init(UnsafeBufferPointer(start: data.data, count: data.len))
  }
}

@_spi(GeneratedCode) extension Array {
  /// Repeated numbers.
  public init(reading first: UnsafeMutablePointer<Element>?, count: Int)
  where Element: FixedWidthInteger {
    unsafe self.init(UnsafeBufferPointer(start: first, count: count))
  }

  /// Repeated numbers.
  public init(reading first: UnsafeMutablePointer<Element>?, count: Int)
  where Element: BinaryFloatingPoint {
    unsafe self.init(UnsafeBufferPointer(start: first, count: count))
  }
}

@_spi(GeneratedCode) extension [Bool] {
  /// As numbers: see `CRequest`.
  public init(reading first: UnsafeMutablePointer<UInt64>?, count: Int) {
    self = unsafe UnsafeBufferPointer(start: first, count: count).map { $0 != 0 }
  }
}

@_spi(GeneratedCode) extension [String] {
  public init(
    reading first: UnsafeMutablePointer<ProtobufCBinaryData>?, count: Int, field: StaticString
  ) throws(DecodingFailure) {
    self = []
    reserveCapacity(count)
    guard let first = unsafe first else { return }
    for index in 0..<count {
      append(try unsafe String(reading: first[index], field: field))
    }
  }
}

@_spi(GeneratedCode) extension [[UInt8]] {
  public init(reading first: UnsafeMutablePointer<ProtobufCBinaryData>?, count: Int) {
    self = unsafe UnsafeBufferPointer(start: first, count: count).map {
      unsafe [UInt8](reading: $0)
    }
  }
}

@_spi(GeneratedCode) extension Array where Element: OpenEnum {
  /// C enums, which protobuf-c makes sure are as wide as an `Int32`.
  @inlinable public init(reading first: UnsafeRawPointer?, count: Int) {
    self = []
    guard let first = unsafe first else { return }
    reserveCapacity(count)
    for index in 0..<count {
      append(Element(rawValue: unsafe first.load(fromByteOffset: index * 4, as: Int32.self)))
    }
  }
}

@_spi(GeneratedCode) extension Array where Element: GeneratedMessage {
  /// An array of pointers to structs.
  @inlinable public init(reading first: UnsafeRawPointer?, count: Int) throws(DecodingFailure) {
    self = []
    guard let first = unsafe first else { return }
    reserveCapacity(count)
    let pointers = unsafe first.assumingMemoryBound(to: UnsafeRawPointer.self)
    for index in 0..<count {
      append(try unsafe Element(reading: pointers[index]))
    }
  }
}

@_spi(GeneratedCode) extension UnknownFields {
  /// - Parameter name: Of the message, for the error.
  /// - Throws: `.malformed` for a field number that no schema can have, which protobuf-c lets by.
  public init(
    reading message: ProtobufCMessage, of name: StaticString
  ) throws(DecodingFailure) {
    guard unsafe message.n_unknown_fields > 0 else {
      self.init()
      return
    }
    var writer = WireWriter()
    for index in 0..<Int(unsafe message.n_unknown_fields) {
      let field = unsafe message.unknown_fields[index]
      guard unsafe WireReader.fieldNumbers.contains(Int(field.tag)) else {
        let value = unsafe [UInt8](UnsafeBufferPointer(start: field.data, count: field.len))
        if let carried = unsafe UnknownFieldsCarrier.fields(number: Int(field.tag), value: value) {
          writer.raw(carried)
          continue
        }
        throw .malformed(message: name.description)
      }
      writer.varint(UInt64(unsafe field.tag) << 3 | UInt64(unsafe field.wire_type.rawValue))
      // The length of a length-delimited value is part of the data.
      unsafe writer.raw(UnsafeBufferPointer(start: field.data, count: field.len))
    }
    self.init(wireFormat: writer.bytes)
  }
}
