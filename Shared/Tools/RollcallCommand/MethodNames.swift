/// The methods there are, by the names that people type for them.
///
/// A method may be called "GetUser" where that is unique, "UserDirectory/GetUser", or by its full
/// path "rollcall.directory.v1.UserDirectory/GetUser".
struct MethodNames {
  /// Full paths: "rollcall.directory.v1.UserDirectory/GetUser".
  let paths: [String]
  /// What shows them all.
  var listing = "rollcall list"

  /// The services' full names, each once.
  var services: [String] {
    var seen: Set<String> = []
    return paths.map(Self.service(of:)).filter { seen.insert($0).inserted }
  }

  /// The methods' own names: "GetUser".
  var methodNames: [String] { paths.map(Self.method(of:)) }

  /// The full path of the method that somebody named.
  ///
  /// - Throws: Which names are near, or between which ones the text leaves the choice.
  func method(_ text: String) throws(UsageError) -> String {
    let typed = text.hasPrefix("/") ? String(text.dropFirst()) : text
    guard let slash = typed.lastIndex(of: "/") else { return try method(bare: typed) }
    let service = try service(String(typed[..<slash]))
    let name = String(typed[typed.index(after: slash)...])
    let own = paths.filter { Self.service(of: $0) == service }.map(Self.method(of:))
    guard own.contains(name) else {
      throw UsageError(
        "\(service) has no method \"\(name)\"" + Suggestion.phrase(for: name, among: own)
          + " (\(listing.replacing("list", with: "describe", maxReplacements: 1)) "
          + "\(Self.short(service)) shows them all)")
    }
    return "\(service)/\(name)"
  }

  /// The full name of the service that somebody named.
  func service(_ text: String) throws(UsageError) -> String {
    let found = services.filter { $0 == text || Self.short($0) == text }
    if let only = found.first, found.count == 1 { return only }
    guard found.isEmpty else {
      throw UsageError("\"\(text)\" could be \(found.joined(separator: " or "))")
    }
    let names = services.map(Self.short) + services
    throw UsageError(
      "there is no service \"\(text)\"" + Suggestion.phrase(for: text, among: names)
        + " (\(listing) shows them all)")
  }

  private func method(bare name: String) throws(UsageError) -> String {
    let found = paths.filter { Self.method(of: $0) == name }
    if let only = found.first, found.count == 1 { return only }
    guard found.isEmpty else {
      let shortServices = found.map { Self.short(Self.service(of: $0)) }
      let choices =
        Set(shortServices).count == found.count ? shortServices.map { "\($0)/\(name)" } : found
      throw UsageError("\"\(name)\" could be \(choices.joined(separator: " or "))")
    }
    if let service = services.first(where: { $0 == name || Self.short($0) == name }) {
      throw UsageError(
        "\(name) is a service; say which of its methods: "
          + paths.filter { Self.service(of: $0) == service }.map(Self.method(of:))
          .joined(separator: ", "))
    }
    throw UsageError(
      "there is no method \"\(name)\""
        + Suggestion.phrase(for: name, among: methodNames)
        + " (\(listing) shows them all)")
  }

  /// "rollcall.directory.v1.UserDirectory" of "rollcall.directory.v1.UserDirectory/GetUser".
  static func service(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  /// "GetUser" of "rollcall.directory.v1.UserDirectory/GetUser".
  static func method(of path: String) -> String {
    String(path.drop { $0 != "/" }.dropFirst())
  }

  /// "UserDirectory" of "rollcall.directory.v1.UserDirectory".
  static func short(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
