internal import Normalization
internal import ServiceStore

/// Somebody whom a search has found, in the block as it was then.
struct FoundPerson: Sendable {
  private let block: SearchBlock
  private let entry: SearchBlock.Entry
  let rank: SearchRank

  init(_ block: SearchBlock, _ entry: SearchBlock.Entry, _ rank: SearchRank) {
    self.block = block
    self.entry = entry
    self.rank = rank
  }

  var key: Int64 { entry.key }

  var place: SearchPlace { SearchPlace(of: entry, in: block.texts) }

  func isAfter(_ place: SearchPlace) -> Bool {
    place.compare(to: entry, in: block.texts.span) > 0
  }

  var id: RecordID { id(parts) }

  var user: UserRecord {
    let parts = parts
    return UserRecord(
      id: id(parts), email: String(decoding: email(parts), as: UTF8.self),
      displayName: String(decoding: block.records[parts.displayName], as: UTF8.self),
      createTime: WallTime(microseconds: parts.createTime),
      updateTime: WallTime(microseconds: parts.updateTime), revision: parts.revision)
  }

  private var parts: SearchRecord.Parts {
    SearchRecord.Parts(block.record(at: entry.index), in: block.records.span)
  }

  private func id(_ parts: SearchRecord.Parts) -> RecordID {
    var value: UInt128 = 0
    for index in parts.id { value = value << 8 | UInt128(block.records[index]) }
    return RecordID(value: value)
  }

  private func email(_ parts: SearchRecord.Parts) -> ArraySlice<UInt8> {
    if let email = parts.email { return block.records[email] }
    return block.texts[SearchPlace.parts(of: entry, in: block.texts.span).main]
  }
}

/// A page of people whom a search has found.
package struct FoundPeople: Sendable {
  enum People: Sendable {
    case found([FoundPerson])
    case records([UserRecord])
  }

  let people: People

  /// Where the next page goes on; `nil` if there is none.
  package let next: SearchPosition?

  init(_ people: People, next: SearchPosition?) {
    self.people = people
    self.next = next
  }

  package init(records: [UserRecord], next: SearchPosition?) {
    self.init(.records(records), next: next)
  }

  package var records: [UserRecord] {
    switch people {
    case .found(let people): people.map(\.user)
    case .records(let records): records
    }
  }
}
