/// .proto files as protoc has read them, for tools that learn of a schema as they run.
///
/// Each generated module has its own: `FileDescriptors.groupsAPI`. They cost nothing until somebody
/// asks for them.
public struct FileDescriptors: Sendable {
  /// One .proto file, with its comments and without the other places in its text.
  public struct File: Sendable {
    /// As others import it: "rollcall/groups/v1/groups.proto".
    public let name: String
    private let base64: StaticString

    public init(_ name: String, base64: StaticString) {
      self.name = name
      self.base64 = base64
    }

    /// A packed google.protobuf.FileDescriptorProto.
    ///
    /// - Precondition: The text is base64, as the generator writes it.
    public var bytes: [UInt8] {
      guard let bytes = Base64.decode(base64.description) else {
        preconditionFailure("the descriptor of \(name) isn't base64")
      }
      return bytes
    }
  }

  private var own: [File]
  private var imported: [FileDescriptors]

  public init(_ files: [File] = [], importing imported: [FileDescriptors] = []) {
    own = files
    self.imported = imported
  }

  /// Those that are imported, first; each once.
  public var files: [File] {
    var names: Set<String> = []
    var result: [File] = []
    collect(into: &result, &names)
    return result
  }

  private func collect(into result: inout [File], _ names: inout Set<String>) {
    for imported in imported { imported.collect(into: &result, &names) }
    for file in own where names.insert(file.name).inserted { result.append(file) }
  }
}
