internal import COpenSSL
internal import Glibc

/// A second in UTC: what the validity of a certificate is counted in.
package struct UTCTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var secondsSince1970: Int64

  package init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  package static var now: UTCTime {
    UTCTime(secondsSince1970: Int64(time(nil)))
  }

  package func advanced(byDays days: Int64) -> UTCTime {
    UTCTime(secondsSince1970: self.secondsSince1970 + days * 86_400)
  }

  package static func < (left: UTCTime, right: UTCTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// RFC 3339, for example `2026-03-01T12:00:00Z`.
  package var description: String {
    let (day, second) = self.secondsSince1970.flooredQuotientAndRemainder(dividingBy: 86_400)
    let date = Self.civilDate(ofDay: day)
    let two = { (value: Int64) in value < 10 ? "0\(value)" : "\(value)" }
    let clock = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(date.year)-\(two(date.month))-\(two(date.day))T\(clock)Z"
  }

  /// The Gregorian date of a day counted from 1970-01-01, by way of years that start in March, so
  /// that the leap day is the last one of its year.
  private static func civilDate(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (day + 719_468).flooredQuotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// `nil` if the certificate holds a date that isn't one.
  init?(asn1 raw: UnsafePointer<ASN1_TIME>?) {
    var days: Int32 = 0
    var seconds: Int32 = 0
    let epoch = unsafe ASN1_TIME_set(nil, 0)
    defer { unsafe ASN1_TIME_free(epoch) }
    // A missing date would mean "now" to ASN1_TIME_diff.
    guard unsafe raw != nil, unsafe epoch != nil,
      unsafe ASN1_TIME_diff(&days, &seconds, epoch, raw) == 1
    else { return nil }
    self.secondsSince1970 = Int64(days) * 86_400 + Int64(seconds)
  }
}

extension Int64 {
  fileprivate func flooredQuotientAndRemainder(dividingBy divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = self.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
