internal import PluginAPI
package import Protobuf

/// .proto files by what they declare.
package struct DescriptorIndex: Sendable {
  package struct File: Sendable {
    /// A packed google.protobuf.FileDescriptorProto.
    package let bytes: [UInt8]
    fileprivate let imports: [String]
  }

  private struct Extension: Hashable {
    let extended: String
    let number: Int32
  }

  private var files: [String: File] = [:]
  private var fileOfSymbol: [String: String] = [:]
  private var fileOfExtension: [Extension: String] = [:]

  /// - Throws: If a file isn't what its name says; generated ones are.
  package init(_ descriptors: FileDescriptors) throws(DecodingFailure) {
    for file in descriptors.files {
      let bytes = file.bytes
      add(try FileDescriptorProto(packed: bytes), bytes)
    }
  }

  /// The file and all that it imports, the file itself first; `nil` if there is none of that name.
  ///
  /// - Parameter known: Names of imports to leave out; those that are given go in.
  package func files(from name: String, without known: inout Set<String>) -> [[UInt8]]? {
    guard let root = files[name] else { return nil }
    known.insert(name)
    var result = [root.bytes]
    var waiting = root.imports[...]
    while let name = waiting.popFirst() {
      guard known.insert(name).inserted, let file = files[name] else { continue }
      result.append(file.bytes)
      waiting += file.imports
    }
    return result
  }

  /// The name of the file that declares it.
  ///
  /// - Parameter symbol: The full name of a service, method, message, field, oneof, enum, enum value
  ///   or extension.
  package func file(containing symbol: String) -> String? { fileOfSymbol[symbol] }

  package func file(extending message: String, number: Int32) -> String? {
    fileOfExtension[Extension(extended: message, number: number)]
  }

  /// Sorted; `nil` if there is no such message.
  package func extensionNumbers(of message: String) -> [Int32]? {
    let numbers = fileOfExtension.keys.filter { $0.extended == message }.map(\.number).sorted()
    return numbers.isEmpty && fileOfSymbol[message] == nil ? nil : numbers
  }

  // MARK: What a file declares

  private mutating func add(_ file: FileDescriptorProto, _ bytes: [UInt8]) {
    let name = file.name ?? ""
    files[name] = File(bytes: bytes, imports: file.dependency)
    let package = file.package ?? ""
    for message in file.messageType { add(message, in: package, of: name) }
    for enumeration in file.enumType { add(enumeration, in: package, of: name) }
    for field in file.extension { add(extending: field, in: package, of: name) }
    for service in file.service {
      let path = declare(service.name, in: package, of: name)
      for method in service.method { declare(method.name, in: path, of: name) }
    }
  }

  private mutating func add(_ message: DescriptorProto, in scope: String, of file: String) {
    let path = declare(message.name, in: scope, of: file)
    for field in message.field { declare(field.name, in: path, of: file) }
    for oneof in message.oneofDecl { declare(oneof.name, in: path, of: file) }
    for field in message.extension { add(extending: field, in: path, of: file) }
    for nested in message.nestedType { add(nested, in: path, of: file) }
    for enumeration in message.enumType { add(enumeration, in: path, of: file) }
  }

  private mutating func add(_ enumeration: EnumDescriptorProto, in scope: String, of file: String) {
    declare(enumeration.name, in: scope, of: file)
    // Values stand beside their enum, not in it.
    for value in enumeration.value { declare(value.name, in: scope, of: file) }
  }

  private mutating func add(
    extending field: FieldDescriptorProto, in scope: String, of file: String
  ) {
    declare(field.name, in: scope, of: file)
    let extended = String((field.extendee ?? "").drop { $0 == "." })
    fileOfExtension[Extension(extended: extended, number: field.number ?? 0)] = file
  }

  @discardableResult
  private mutating func declare(_ name: String?, in scope: String, of file: String) -> String {
    let name = name ?? ""
    let path = scope.isEmpty ? name : "\(scope).\(name)"
    fileOfSymbol[path] = file
    return path
  }
}
