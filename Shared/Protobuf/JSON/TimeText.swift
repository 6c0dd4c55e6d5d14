/// RFC 3339, with nanoseconds, for the years 1 to 9999.
package enum TimestampText {
  private static let seconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// "2026-07-31T08:00:00.5Z"
  ///
  /// - Returns: `nil` outside of the years, or if `nanos` isn't between 0 and 999,999,999.
  package static func format(seconds: Int64, nanos: Int32) -> String? {
    guard Self.seconds.contains(seconds), let fraction = FractionText.format(nanos) else {
      return nil
    }
    let (days, second) = seconds.flooredDivision(by: 86_400)
    let (year, month, day) = civilDate(daysSince1970: days)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let time =
      "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
    return "\(date)T\(time)\(fraction)Z"
  }

  /// Any offset from UTC is taken. "T" and "Z" are upper case in JSON, unlike in the RFC.
  package static func parse(_ text: String) -> (seconds: Int64, nanos: Int32)? {
    var rest = Array(text.utf8)[...]
    guard let year = digits(4, &rest), take("-", &rest),
      let month = digits(2, &rest), (1...12).contains(month), take("-", &rest),
      let day = digits(2, &rest), year >= 1, (1...daysIn(month, of: year)).contains(day),
      take("T", &rest),
      let hour = digits(2, &rest), hour < 24, take(":", &rest),
      let minute = digits(2, &rest), minute < 60, take(":", &rest),
      let second = digits(2, &rest), second < 60,
      let nanos = FractionText.parse(&rest), let offset = offset(&rest), rest.isEmpty
    else { return nil }
    let days = daysSince1970(year, month, day)
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    guard Self.seconds.contains(seconds) else { return nil }
    return (seconds, nanos)
  }

  private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    if take("Z", &rest) { return 0 }
    let sign: Int64 = take("-", &rest) ? -1 : 1
    guard sign < 0 || take("+", &rest), let hour = digits(2, &rest), hour < 24, take(":", &rest),
      let minute = digits(2, &rest), minute < 60
    else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }

  private static func digits(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int64? {
    let text = rest.prefix(count)
    guard text.count == count,
      text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rest = rest.dropFirst(count)
    return Int64(String(decoding: text, as: UTF8.self))
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func daysIn(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Years are counted from March, so that the leap day is their last, in eras of 400.
  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let marchYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civilDate(daysSince1970 days: Int64) -> (Int64, Int64, Int64) {
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

/// Seconds with a fraction and an "s", up to 10,000 years.
package enum DurationText {
  private static let seconds: ClosedRange<Int64> = -315_576_000_000...315_576_000_000

  /// "-1.500s"
  ///
  /// - Returns: `nil` out of range, or if the signs of the two differ.
  package static func format(seconds: Int64, nanos: Int32) -> String? {
    guard Self.seconds.contains(seconds), nanos > -1_000_000_000,
      let fraction = FractionText.format(abs(nanos)),
      seconds == 0 || nanos == 0 || (seconds < 0) == (nanos < 0)
    else { return nil }
    return "\(seconds < 0 || nanos < 0 ? "-" : "")\(abs(seconds))\(fraction)s"
  }

  package static func parse(_ text: String) -> (seconds: Int64, nanos: Int32)? {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard let seconds = Int64(String(decoding: digits, as: UTF8.self)),
      let nanos = FractionText.parse(&rest), rest.elementsEqual("s".utf8),
      Self.seconds.contains(seconds)
    else { return nil }
    return isNegative ? (-seconds, -nanos) : (seconds, nanos)
  }
}

/// Nanoseconds as a decimal fraction of 3, 6 or 9 digits.
private enum FractionText {
  static func format(_ nanos: Int32) -> String? {
    guard (0..<1_000_000_000).contains(nanos) else { return nil }
    guard nanos > 0 else { return "" }
    var digits = String(nanos)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("000") { digits.removeLast(3) }
    return ".\(digits)"
  }

  /// - Returns: 0 if there is no fraction; `nil` if there is something else after the point.
  static func parse(_ rest: inout ArraySlice<UInt8>) -> Int32? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    rest = rest.dropFirst()
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let text = String(decoding: digits, as: UTF8.self)
    return Int32(text + String(repeating: "0", count: 9 - digits.count))
  }
}

extension Int64 {
  /// Rounds towards minus infinity, so the remainder is never negative.
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
