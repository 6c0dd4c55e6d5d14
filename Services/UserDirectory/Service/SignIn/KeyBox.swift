internal import LinuxIO
package import RPCCore
package import TLS

/// How the private keys are kept in the store: as they are, in a file that only its owner can read,
/// or sealed with a key that lies elsewhere, so that a copy of the store signs nothing.
package struct KeyBox: Sendable {
  private let key: SealingKey?

  private static let plain: UInt8 = 0
  private static let sealed: UInt8 = 1

  /// - Parameter key: `nil` keeps new keys as they are.
  package init(_ key: SealingKey?) {
    self.key = key
  }

  /// The key in a file: 64 hexadecimal digits, as `openssl rand -hex 32` prints them.
  ///
  /// - Throws: `.ioFailure` or `.badConfiguration`, with the file's name and nothing of what is in it.
  package init(file path: String) throws(RuntimeError) {
    let text: [UInt8]
    do throws(SystemError) {
      text = try FileContents.read(path, limit: 1_024)
    } catch {
      throw RuntimeError(.ioFailure, "can't read the key file \(path): \(error)", cause: error)
    }
    let digits = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard digits.count == 1, let bytes = Self.bytes(digits[0]), let key = SealingKey(bytes) else {
      throw RuntimeError(
        .badConfiguration,
        "the key file \(path) doesn't hold 64 hexadecimal digits: openssl rand -hex 32 makes them")
    }
    self.key = key
  }

  func seal(_ privateKey: [UInt8], id: String) throws(TLSFailure) -> [UInt8] {
    guard let key else { return [Self.plain] + privateKey }
    return [Self.sealed] + (try key.seal(privateKey, label: Array(id.utf8)))
  }

  /// - Throws: `.badConfiguration` without the key that it was sealed with.
  func open(_ kept: [UInt8], id: String) throws(RuntimeError) -> [UInt8] {
    switch kept.first {
    case Self.plain?: return Array(kept.dropFirst())
    case Self.sealed?:
      guard let key else {
        throw RuntimeError(
          .badConfiguration,
          "the signing keys in the store are sealed: --key-file has to name their key")
      }
      let opened = try? key.open(Array(kept.dropFirst()), label: Array(id.utf8))
      guard let opened = opened ?? nil else {
        throw RuntimeError(
          .badConfiguration,
          "the signing keys in the store are sealed with another key than that of --key-file")
      }
      return opened
    default:
      throw RuntimeError(
        .badConfiguration, "the signing key \(id) in the store is of a newer release")
    }
  }

  private static func bytes(_ digits: Substring) -> [UInt8]? {
    guard digits.utf8.count == SealingKey.bytes * 2, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    let values = digits.compactMap(\.hexDigitValue).map(UInt8.init)
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
