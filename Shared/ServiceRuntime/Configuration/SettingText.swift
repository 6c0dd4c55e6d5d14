import LinuxIO
import RPCCore
import RPCTransport

/// Reads the text of single settings. Failures are the end of a sentence: "… is X, but …".
enum SettingText {
  struct Mistake: Error, Hashable {
    /// What is allowed instead.
    let expectation: String
  }

  /// Host names are allowed: they are looked up when the service starts.
  static func address(_ text: String) throws(Mistake) -> String {
    if SocketAddress(numeric: text) != nil { return text }
    guard !text.hasPrefix("unix:"), let (host, _) = SocketAddress.split(text),
      host.utf8.allSatisfy(isAllowedInName)
    else { throw Mistake(expectation: addressExpectation) }
    return text
  }

  private static let addressExpectation = "HOST:PORT, such as 127.0.0.1:7401 or [::1]:7401"

  /// An address, or "fd:3" for a socket that the process is started with, or several of those.
  static func listen(_ text: String) throws(Mistake) -> String {
    if !inheritedDescriptors(text).isEmpty { return text }
    let address = try? address(text)
    guard let address, !text.hasPrefix("fd:") else {
      throw Mistake(
        expectation: "\(addressExpectation), or fd:N, such as fd:3 under systemd")
    }
    return address
  }

  /// Empty if the text doesn't name descriptors only, or one of them twice.
  static func inheritedDescriptors(_ text: String) -> [Int32] {
    var numbers: [Int32] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.hasPrefix("fd:"), let number = Int32(part.dropFirst("fd:".count)), number > 2,
        !numbers.contains(number)
      else { return [] }
      numbers.append(number)
    }
    return numbers
  }

  static func choice(_ text: String) throws(Mistake) -> Bool {
    switch text {
    case "yes": return true
    case "no": return false
    default: throw Mistake(expectation: "yes or no")
    }
  }

  static func folder(_ text: String) throws(Mistake) -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw Mistake(expectation: "the path of a folder")
    }
    return text
  }

  /// The path of a file, or "off".
  static func file(_ text: String) throws(Mistake) -> String? {
    if text == "off" { return nil }
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw Mistake(expectation: "the path of a file, or off")
    }
    return text
  }

  static func store(_ text: String) throws(Mistake) -> StoreLocation {
    let scheme = "sqlite:"
    let isURL = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
    guard isURL || text.hasPrefix(scheme) && text.count > scheme.count, !text.utf8.contains(0)
    else {
      throw Mistake(
        expectation: "sqlite:PATH, such as sqlite:/var/lib/rollcall/data.db, or postgresql://…")
    }
    return isURL ? .postgresql(url: text) : .sqlite(path: String(text.dropFirst(scheme.count)))
  }

  /// What a channel can be made to.
  static func target(_ text: String) throws(Mistake) -> String {
    do throws(RuntimeError) {
      try Channel.check(target: text)
    } catch {
      throw Mistake(
        expectation: "HOST:PORT, dns:///HOST:PORT, static:HOST:PORT,HOST:PORT or unix:PATH")
    }
    return text
  }

  static func level(_ text: String) throws(Mistake) -> LogLevel {
    guard let level = LogLevel(rawValue: text) else {
      throw Mistake(
        expectation: "one of \(LogLevel.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return level
  }

  static func logFormat(_ text: String) throws(Mistake) -> LogFormat {
    switch text {
    case "json": return .json
    case "text": return .text
    case "auto": return .forStandardError
    default: throw Mistake(expectation: "json, text or auto")
    }
  }

  /// From 0 to 1: "0.25" or "25%".
  static func share(_ text: String) throws(Mistake) -> Double {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text[...]
    guard
      digits.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }),
      let number = Double(digits)
    else { throw Mistake(expectation: "a share, such as 0.01 or 1%") }
    let share = isPercentage ? number / 100 : number
    guard share <= 1 else {
      throw Mistake(expectation: "a share of at most 100%, such as 0.01 or 1%")
    }
    return share
  }

  /// The same, or "off".
  static func shareLimit(_ text: String) throws(Mistake) -> Double? {
    if text == "off" { return nil }
    do throws(Mistake) {
      return try share(text)
    } catch {
      throw Mistake(expectation: "\(error.expectation), or off")
    }
  }

  static func collector(_ text: String) throws(Mistake) -> TraceCollector? {
    if text == "off" { return nil }
    for isSecure in [false, true] {
      let scheme = isSecure ? "grpcs://" : "grpc://"
      guard text.hasPrefix(scheme) else { continue }
      let address = String(text.dropFirst(scheme.count))
      guard (try? self.address(address)) != nil else { break }
      return TraceCollector(address: address, isSecure: isSecure)
    }
    throw Mistake(expectation: "grpc://HOST:PORT, grpcs://HOST:PORT with TLS, or off")
  }

  /// Digits and a unit: "500ms", "10s", "2m".
  static func duration(_ text: String) throws(Mistake) -> Duration {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let unit: Duration? =
      switch text.dropFirst(digits.count) {
      case "ms": .milliseconds(1)
      case "s": .seconds(1)
      case "m": .seconds(60)
      default: nil
      }
    guard let unit, let count = Int(digits), count > 0, unit * count <= .seconds(3600) else {
      throw Mistake(expectation: "a time of at most an hour, such as 500ms, 10s or 2m")
    }
    return unit * count
  }

  /// The same, or "off".
  static func limit(_ text: String) throws(Mistake) -> Duration? {
    if text == "off" { return nil }
    do throws(Mistake) {
      return try duration(text)
    } catch {
      throw Mistake(expectation: "\(error.expectation), or off")
    }
  }

  /// A number of bytes: "512", "64KiB", "4MiB".
  static func size(_ text: String) throws(Mistake) -> Int {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let unit: Int? =
      switch text.dropFirst(digits.count) {
      case "": 1
      case "KiB": 1024
      case "MiB": 1024 * 1024
      default: nil
      }
    guard let unit, let count = Int(digits), count > 0, count <= Self.largestSize / unit else {
      throw Mistake(expectation: "a size of at most 1024MiB, such as 512, 64KiB or 4MiB")
    }
    return unit * count
  }

  /// The same, or "off".
  static func sizeLimit(_ text: String) throws(Mistake) -> Int? {
    if text == "off" { return nil }
    do throws(Mistake) {
      return try size(text)
    } catch {
      throw Mistake(expectation: "\(error.expectation), or off")
    }
  }

  private static let largestSize = 1024 * 1024 * 1024

  /// As many may wait as may run.
  static func concurrency(_ text: String) throws(Mistake) -> ConcurrencyLimit {
    switch text {
    case "off": return .unlimited
    case "adaptive": return .adaptive(ceiling: largestAdaptiveLimit)
    default:
      let adaptive = "adaptive:"
      do throws(Mistake) {
        guard !text.hasPrefix(adaptive) else {
          return .adaptive(ceiling: try count(String(text.dropFirst(adaptive.count))))
        }
        let number = try count(text)
        return .constant(number, waiting: number)
      } catch {
        throw Mistake(
          expectation: "\(error.expectation), adaptive, adaptive:NUMBER as its ceiling, or off")
      }
    }
  }

  private static let largestAdaptiveLimit = 10_000

  static func count(_ text: String) throws(Mistake) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int(text), count > 0, count <= 1_000_000
    else { throw Mistake(expectation: "a number from 1 to 1000000") }
    return count
  }

  /// The text without a password that may be in it, as in "scheme://user:password@host/" and in
  /// "?password=secret", which libpq takes as well.
  static func masked(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "?") else { return maskedUser(text) }
    let (place, query) = (text[..<mark], text[text.index(after: mark)...])
    if let start = authority(of: place), !place[start...].contains("@"), query.contains("@"),
      let colon = place[start...].firstIndex(of: ":"), !place[start...].contains("/")
    {
      // The mark may be a part of the password.
      return "\(place[...colon])***"
    }
    let parameters = query.split(separator: "&", omittingEmptySubsequences: false)
    return maskedUser(String(place)) + "?" + parameters.map(maskedParameter).joined(separator: "&")
  }

  /// A name may be written in per cent, so those that are count as passwords too.
  private static func maskedParameter(_ parameter: Substring) -> String {
    let name = parameter.prefix { $0 != "=" }
    guard name.endIndex < parameter.endIndex,
      name.lowercased().hasSuffix("password") || name.contains("%")
    else { return String(parameter) }
    return "\(name)=***"
  }

  private static func maskedUser(_ text: String) -> String {
    guard let start = authority(of: text[...]), let at = text.lastIndex(of: "@"), start <= at,
      let colon = text[start..<at].firstIndex(of: ":")
    else { return text }
    return "\(text[...colon])***\(text[at...])"
  }

  /// Where it begins, after "scheme://".
  private static func authority(of text: Substring) -> Substring.Index? {
    text.firstRange(of: "://")?.upperBound
  }

  private static func isAllowedInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
