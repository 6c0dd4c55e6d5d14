internal import PluginAPI
internal import Protobuf
internal import WellKnownTypes

/// Makes a table out of files: takes in all names first, since files refer to each other, and then
/// what they stand for.
struct SchemaTableBuilder {
  /// What a name stands for.
  enum Kind { case message, enumeration, service, other }

  private var files: [(descriptor: FileDescriptorProto, bytes: [UInt8])] = []
  /// Indexes into `files`.
  private var filesByName: [String: Int] = [:]
  var kinds: [String: Kind] = [:]
  /// The entries of maps.
  private(set) var entries: [String: DescriptorProto] = [:]
  var table = SchemaTable()

  mutating func add(_ bytes: [UInt8]) throws(DescriptorFailure) {
    let file: FileDescriptorProto
    do throws(DecodingFailure) {
      file = try FileDescriptorProto(packed: bytes)
    } catch {
      throw DescriptorFailure("not a descriptor of a .proto file: \(error)")
    }
    let name = file.name ?? ""
    guard !name.isEmpty, name.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else {
      throw DescriptorFailure("a file without a name")
    }
    if let index = filesByName[name] {
      guard files[index].bytes == bytes else {
        throw DescriptorFailure(file: name, "comes twice, and not the same")
      }
      return
    }
    let edition = file.edition ?? 0
    switch file.syntax ?? "" {
    case "", "proto2", "proto3": break
    case "editions" where Self.editions.contains(edition): break
    default:
      throw DescriptorFailure(
        file: name,
        "of an edition that isn't known here (number \(edition)); proto2, proto3 and editions 2023 "
          + "and 2024 are")
    }
    filesByName[name] = files.count
    files.append((file, bytes))
  }

  /// 2023 and 2024, as descriptors number them.
  private static let editions: ClosedRange<Int32> = 1000...1001

  /// Those that a file imports and that aren't there.
  func missingImports(of file: FileDescriptorProto) -> [String] {
    file.dependency.filter { filesByName[$0] == nil && !Self.isWellKnown($0) }
  }

  private static func isWellKnown(_ file: String) -> Bool {
    FileDescriptors.wellKnownTypes.files.contains { $0.name == file }
  }

  mutating func finish() throws(DescriptorFailure) -> SchemaTable {
    for (file, _) in files { try declare(file) }
    for (file, _) in files { try define(file) }
    return table
  }

  // MARK: Names

  private mutating func declare(_ file: FileDescriptorProto) throws(DescriptorFailure) {
    let name = file.name ?? ""
    let package = file.package ?? ""
    guard
      package.isEmpty
        || package.split(separator: ".", omittingEmptySubsequences: false)
          .allSatisfy({ Self.isIdentifier(String($0)) })
    else { throw DescriptorFailure(file: name, "has a package that is no name") }
    for message in file.messageType { try declare(message, in: package, of: name) }
    for enumeration in file.enumType {
      try declare(enumeration.name, .enumeration, in: package, of: name)
    }
    for field in file.extension { try declare(field.name, .other, in: package, of: name) }
    for service in file.service { try declare(service.name, .service, in: package, of: name) }
  }

  private mutating func declare(
    _ message: DescriptorProto, in scope: String, of file: String
  ) throws(DescriptorFailure) {
    let path = try declare(message.name, .message, in: scope, of: file)
    if message.options?.mapEntry == true { entries[path] = message }
    for nested in message.nestedType { try declare(nested, in: path, of: file) }
    for enumeration in message.enumType {
      try declare(enumeration.name, .enumeration, in: path, of: file)
    }
    for field in message.extension { try declare(field.name, .other, in: path, of: file) }
  }

  @discardableResult
  private mutating func declare(
    _ name: String?, _ kind: Kind, in scope: String, of file: String
  ) throws(DescriptorFailure) -> String {
    let name = name ?? ""
    guard Self.isIdentifier(name) else {
      throw DescriptorFailure(
        file: file, "something in \"\(scope)\" has no name, or one that is none")
    }
    let path = Self.join(scope, name)
    guard kinds.updateValue(kind, forKey: path) == nil else {
      throw DescriptorFailure(file: file, "\(path) is declared twice")
    }
    return path
  }

  static func join(_ scope: String, _ name: String) -> String {
    scope.isEmpty ? name : "\(scope).\(name)"
  }

  /// As the language has them, so that no name has anything in it that a terminal would act on.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return name.utf8.count <= 1000
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
