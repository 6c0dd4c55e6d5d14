internal import RPCTransport

/// An option that one service has beside those that all have.
///
/// It has a flag, a variable and a default as they have, and is read and checked with them.
///
/// ```swift
/// static let places = OwnOption.number(
///   "places", meaning: "how many people a group may have", default: 100, allowed: 2...1_000)
/// context.settings.number(Main.places)
/// ```
public struct OwnOption: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case number(ClosedRange<Int>)
    case duration
    case text(placeholder: String)
    /// "off" is none.
    case target
  }

  /// Without the hyphens in front: "places".
  public let name: String
  /// One line for the help.
  public let meaning: String
  public let defaultText: String
  let kind: Kind

  /// A whole number.
  public static func number(
    _ name: String, meaning: String, default usual: Int, allowed: ClosedRange<Int>
  ) -> OwnOption {
    OwnOption(name: name, meaning: meaning, defaultText: String(usual), kind: .number(allowed))
  }

  /// A time of at most an hour.
  ///
  /// - Parameter usual: As on the command line: "500ms", "10s", "2m".
  public static func duration(
    _ name: String, meaning: String, default usual: String
  ) -> OwnOption {
    OwnOption(name: name, meaning: meaning, defaultText: usual, kind: .duration)
  }

  /// A text that isn't empty.
  public static func text(
    _ name: String, placeholder: String, meaning: String, default usual: String
  ) -> OwnOption {
    OwnOption(
      name: name, meaning: meaning, defaultText: usual, kind: .text(placeholder: placeholder))
  }

  /// A service to call, or none: "off", which is the default.
  public static func target(_ name: String, meaning: String) -> OwnOption {
    OwnOption(name: name, meaning: meaning, defaultText: "off", kind: .target)
  }

  var line: OptionLine {
    OptionLine(name: name, placeholder: placeholder, meaning: meaning, defaultText: defaultText)
  }

  private var placeholder: String {
    switch kind {
    case .number: "NUMBER"
    case .duration: "TIME"
    case .text(let placeholder): placeholder
    case .target: "TARGET"
    }
  }

  /// - Throws: What is allowed instead.
  func read(_ text: String) throws(SettingText.Mistake) -> OwnValue {
    switch kind {
    case .number(let allowed):
      guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(text), allowed.contains(number)
      else {
        throw SettingText.Mistake(
          expectation: "a number from \(allowed.lowerBound) to \(allowed.upperBound)")
      }
      return .number(number)
    case .duration:
      return .duration(try SettingText.duration(text))
    case .text:
      guard !text.isEmpty, !text.utf8.contains(0) else {
        throw SettingText.Mistake(expectation: "a text")
      }
      return .text(text)
    case .target:
      if text == "off" { return .target(nil) }
      do throws(SettingText.Mistake) {
        return .target(try SettingText.target(text))
      } catch {
        throw SettingText.Mistake(expectation: "\(error.expectation), or off")
      }
    }
  }
}

/// What an own option is set to.
enum OwnValue: Sendable, Hashable {
  case number(Int)
  case duration(Duration)
  case text(String)
  case target(String?)
}

extension ServiceSettings {
  public func number(_ option: OwnOption) -> Int {
    guard case .number(let number) = value(option) else { wrongKind(option) }
    return number
  }

  public func duration(_ option: OwnOption) -> Duration {
    guard case .duration(let duration) = value(option) else { wrongKind(option) }
    return duration
  }

  public func text(_ option: OwnOption) -> String {
    guard case .text(let text) = value(option) else { wrongKind(option) }
    return text
  }

  /// `nil` for "off".
  public func target(_ option: OwnOption) -> String? {
    guard case .target(let target) = value(option) else { wrongKind(option) }
    return target
  }

  /// Every option of the service's definition has a value by the time that there are settings.
  private func value(_ option: OwnOption) -> OwnValue? { own[option.name] }

  private func wrongKind(_ option: OwnOption) -> Never {
    preconditionFailure("the service has no option \(option.name) of this kind")
  }
}
