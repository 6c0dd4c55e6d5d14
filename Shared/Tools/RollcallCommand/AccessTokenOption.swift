import LinuxIO
import RPCCore

/// The access token of whoever is called for. It is shown nowhere.
enum AccessTokenOption {
  static let option = CommandSyntax.Option(
    names: ["--token"], value: "TOKEN|@FILE",
    help:
      "The access token of a person to call as, as Authenticate\ngives it (default: $ROLLCALL_TOKEN)"
  )

  private static let variable = "ROLLCALL_TOKEN"

  /// - Parameter metadata: What goes with the call beside the token.
  static func metadata(
    _ arguments: CommandSyntax.Arguments, beside metadata: Metadata, console: Console
  ) throws(UsageError) -> Metadata {
    let isPlain = arguments.has("--plaintext")
    let isSet = Authorization.isIn(metadata)
    guard let typed = arguments["--token"] else {
      // What lies in the environment is for Rollcall's services, which have TLS.
      guard let inherited = console.environment[variable], !inherited.isEmpty, !isPlain, !isSet
      else { return metadata }
      return try adding(inherited, from: "$\(variable)", to: metadata)
    }
    guard !isSet else {
      throw UsageError("--token and the header authorization say the same twice")
    }
    guard !isPlain else { throw UsageError("no token is sent without TLS: leave out --plaintext") }
    guard typed.hasPrefix("@") else { return try adding(typed, from: "--token", to: metadata) }
    let path = String(typed.dropFirst())
    do {
      return try adding(
        String(decoding: try FileContents.read(path, limit: 64 * 1024), as: UTF8.self),
        from: path, to: metadata)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("can't read the token from \(path): \(error)")
    }
  }

  private static func adding(
    _ text: String, from source: String, to metadata: Metadata
  ) throws(UsageError) -> Metadata {
    let token = String(
      text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).first ?? "")
    // RFC 6750, section 2.1.
    guard !token.isEmpty, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
      throw UsageError("what \(source) has is no access token")
    }
    var metadata = metadata
    do {
      try metadata.append(Authorization.key, "Bearer \(token)")
    } catch {
      throw UsageError("what \(source) has is no access token")
    }
    return metadata
  }
}
