import Protobuf
import RPCCore
import RPCTransport

/// Schemas as a .proto file writes them, comments included.
enum DescribeText {
  static func service(_ entry: ServiceCatalogue.Entry) -> String {
    let schema = entry.schema
    let methods = schema.methods.map { Columns.indent(method($0), by: "  ") }
    return comment(schema.documentation) + "service \(schema.name) {\n"
      + methods.joined(separator: "\n\n") + "\n}\n\n"
      + origin(entry.origin) + "\n"
  }

  private static func origin(_ origin: ServiceCatalogue.Entry.Origin) -> String {
    switch origin {
    case .executable(let name, let address):
      "Served by \(name), which `make up` starts on \(address)."
    case .server(let address): "Served at \(address)."
    case .file(let path): "Described by \(path)."
    }
  }

  /// What to type in front of a method to call it.
  private static func call(_ origin: ServiceCatalogue.Entry.Origin) -> String {
    switch origin {
    case .executable(_, let address), .server(let address): "rollcall call \(address)"
    case .file(let path): "rollcall call --descriptors \(path) ADDRESS"
    }
  }

  /// A method, what goes in and comes out, and a call to copy.
  static func method(_ method: MethodSchema, in entry: ServiceCatalogue.Entry) -> String {
    var types = ReferencedTypes()
    types.add(method.input)
    types.add(method.output)
    let descriptor = method.descriptor
    let short = "\(MethodNames.short(descriptor.service))/\(descriptor.name)"
    let shown = types.all.filter { !$0.fullName.hasPrefix("google.protobuf.") }.map(type)
    return """
      \(self.method(method))

      \(shown.joined(separator: "\n\n"))

      Example:
        \(call(entry.origin)) \(short) '\(ExampleJSON.text(for: method.input))'

      """
  }

  static func type(_ kind: ReferencedTypes.Kind) -> String {
    switch kind {
    case .message(let type): message(type.schema)
    case .enumeration(let type): enumeration(type.schema)
    }
  }

  private static func method(_ method: MethodSchema) -> String {
    let kind = method.descriptor.kind
    let receives = kind == .clientStreaming || kind == .bidirectionalStreaming ? "stream " : ""
    let sends = kind == .serverStreaming || kind == .bidirectionalStreaming ? "stream " : ""
    let input = MethodNames.short(method.input.schema.fullName)
    let output = MethodNames.short(method.output.schema.fullName)
    let notes = [method.access.map { "Callers: \(callers($0))." }, repeating(method.descriptor)]
      .compactMap(\.self).joined(separator: " ")
    return comment(method.documentation) + "// \(notes)\n"
      + "rpc \(method.descriptor.name)(\(receives)\(input)) returns (\(sends)\(output))"
  }

  private static func callers(_ access: AccessRule) -> String {
    guard case .named(let names) = access.peers else { return "everybody with a certificate" }
    let users: [String] =
      switch access.users {
      case .nobody: []
      case .signedIn: ["whoever has signed in"]
      case .themselves(field: nil): ["whose it is"]
      case .themselves(field: let field?): ["whoever has signed in as \(field)"]
      }
    let all = names + users
    return all.isEmpty ? "nobody" : all.joined(separator: ", ")
  }

  private static func repeating(_ descriptor: MethodDescriptor) -> String {
    switch descriptor.idempotency {
    case .noSideEffects: "Changes nothing."
    case .idempotent: "Safe to send again."
    case .unknown: "Not safe to send again."
    }
  }

  private static func message(_ schema: MessageSchema) -> String {
    guard !schema.fields.isEmpty else {
      return comment(schema.documentation) + "message \(schema.fullName) {}"
    }
    var lines: [String] = []
    var choice: String?
    for field in schema.fields {
      if case .oneof(let name) = field.label {
        if choice != name {
          if choice != nil { lines.append("  }") }
          lines.append("  oneof \(name) {")
        }
        choice = name
        lines.append(Columns.indent(self.field(field), by: "    "))
      } else {
        if choice != nil { lines.append("  }") }
        choice = nil
        lines.append(Columns.indent(self.field(field), by: "  "))
      }
    }
    if choice != nil { lines.append("  }") }
    return comment(schema.documentation) + "message \(schema.fullName) {\n"
      + lines.joined(separator: "\n") + "\n}"
  }

  private static func field(_ field: FieldSchema) -> String {
    let label =
      switch field.label {
      case .repeated: "repeated "
      case .explicit: isMessage(field.type) ? "" : "optional "
      case .required: "required "
      case .implicit, .oneof, .map: ""
      }
    return comment(field.documentation)
      + "\(label)\(field.type.name) \(field.name) = \(field.number)"
      + (field.defaultText.map { " [default = \($0)]" } ?? "") + ";"
  }

  private static func isMessage(_ type: FieldType) -> Bool {
    if case .message = type { true } else { false }
  }

  private static func enumeration(_ schema: EnumSchema) -> String {
    let values = schema.values.map {
      Columns.indent(comment($0.documentation) + "\($0.name) = \($0.number);", by: "  ")
    }
    return comment(schema.documentation) + "enum \(schema.fullName) {\n"
      + values.joined(separator: "\n") + "\n}"
  }

  /// The lines of a comment with "//" in front; nothing for an empty one.
  private static func comment(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.trimmingPrefix { $0 == " " })
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }
}
