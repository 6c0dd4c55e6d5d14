internal import DirectoryAPI
internal import Normalization
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// The rules of fields that only the user directory has.
extension FieldViolations {
  mutating func email(_ text: String, in field: String) -> EmailAddress? {
    do throws(EmailRefusal) {
      return try EmailAddress(text)
    } catch {
      add(field, error.description)
      return nil
    }
  }

  mutating func displayName(_ text: String, in field: String) -> String? {
    self.text(text, in: field, characters: 1...100)
  }

  /// People whom a search is to leave out.
  mutating func excludedIDs(_ texts: [String], in field: String) -> Set<RecordID> {
    guard texts.count <= Self.maximumExcluded else {
      add(field, "has \(texts.count) ids; at most \(Self.maximumExcluded) are allowed")
      return []
    }
    return Set(texts.enumerated().compactMap { id($1, in: "\(field)[\($0)]") })
  }

  /// Each is looked up.
  private static let maximumExcluded = 500

  mutating func term(_ text: String, in field: String) -> SearchTerm? {
    do throws(SearchTerm.Refusal) {
      return try SearchTerm(text)
    } catch {
      add(field, error.description)
      return nil
    }
  }
}

extension User {
  init(_ user: UserRecord) {
    self.init(
      id: user.id.description, email: user.email, displayName: user.displayName,
      createTime: Timestamp(user.createTime), updateTime: Timestamp(user.updateTime),
      revision: user.revision, disabled: user.isDisabled)
  }
}

/// The form in which a page token holds a position: the rank, then the place.
extension SearchPosition {
  var bytes: [UInt8] { [rank.rawValue] + Array(place.utf8) }

  init?(bytes: [UInt8]) {
    guard let rank = bytes.first.flatMap(SearchRank.init(rawValue:)),
      let place = String(validating: bytes.dropFirst(), as: UTF8.self)
    else { return nil }
    self.init(rank: rank, place: place)
  }
}
