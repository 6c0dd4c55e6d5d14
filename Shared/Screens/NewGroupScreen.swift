/// The "new group" screen: search people, choose some, and make a group of them.
///
/// A value with no I/O. Whoever owns it carries out the `Search` that `search(for:)` returns and
/// brings the answer back with `show(_:answering:)`; everything the person sees is derived.
///
/// ```swift
/// var screen = NewGroupScreen()
/// if let search = screen.search(for: "mar") {
///   screen.show(await directory.find(search.term), answering: search.sequence)
/// }
/// screen.tap("0190c1a2-…")
/// screen.label  // "marta@example.com"
/// ```
public struct NewGroupScreen: Sendable, Hashable {
  /// What the label says while nobody is chosen.
  public static let invitation = "add people to your group"

  /// A search to carry out.
  public struct Search: Sendable, Hashable {
    /// The text of the field, as it was typed.
    public let term: String
    /// Names this search; its answer must bring the number back.
    public let sequence: UInt64
  }

  /// One line of the list.
  public struct Row: Sendable, Hashable, Identifiable {
    public let person: Person
    /// Whether the checkmark shows.
    public let isChecked: Bool

    public var id: String { person.id }
  }

  /// The group that Done makes.
  public struct Draft: Sendable, Hashable {
    public let title: String
    /// The caller, then the chosen people in the order of choosing; nobody twice.
    public let members: [Person]
  }

  /// The text of the title field.
  public var title: String

  /// The text of the search field.
  public private(set) var searchText = ""

  /// Whom the latest answered search found, in the order of the answer.
  public private(set) var results: [Person] = []

  /// Who is in the group so far, in the order of choosing, nobody twice.
  public private(set) var chosen: [Person] = []

  /// The number of the latest search: the only one whose answer is still wanted.
  private var latestSequence: UInt64 = 0

  public init(title: String = "") {
    self.title = title
  }

  /// The list under the search field: the results, with a checkmark at each chosen person.
  public var rows: [Row] {
    results.map { Row(person: $0, isChecked: isChosen($0.id)) }
  }

  /// The chosen e-mails joined by ", ", or an invitation while nobody is chosen.
  public var label: String {
    chosen.isEmpty ? Self.invitation : chosen.map(\.email).joined(separator: ", ")
  }

  /// Whether the Done button shows: only while somebody is chosen.
  public var isDoneShown: Bool { !chosen.isEmpty }

  public func isChosen(_ personID: Person.ID) -> Bool {
    chosen.contains { $0.id == personID }
  }

  /// Whether a tap on the person would hit somebody: a row shows them, or they are chosen.
  public func isInReach(_ personID: Person.ID) -> Bool {
    isChosen(personID) || results.contains { $0.id == personID }
  }

  /// Takes the text of the search field, as it now is.
  ///
  /// The rows stay until the answer comes, so the list doesn't flicker while typing. An empty or
  /// blank field finds nobody at once. Answers to earlier searches are no longer wanted.
  ///
  /// - Returns: What to search for, or `nil` if there is nothing to search for.
  public mutating func search(for text: String) -> Search? {
    searchText = text
    latestSequence += 1
    guard text.contains(where: { !$0.isWhitespace }) else {
      results = []
      return nil
    }
    return Search(term: text, sequence: latestSequence)
  }

  /// Takes the answer to a search.
  ///
  /// An answer that comes after a newer search began is dropped. Somebody who is chosen already
  /// gets the newer e-mail and name, so that the label and the group say what is true now.
  ///
  /// - Returns: Whether the rows are those of this answer; `false` if it came too late.
  @discardableResult
  public mutating func show(_ people: [Person], answering sequence: UInt64) -> Bool {
    guard sequence == latestSequence else { return false }
    results = people
    for person in people {
      if let place = chosen.firstIndex(where: { $0.id == person.id }) {
        chosen[place] = person
      }
    }
    return true
  }

  /// Takes a tap on a person's row: puts the person in, or takes them out if they are in.
  ///
  /// A chosen person can be taken out even while no row shows them.
  ///
  /// - Returns: Whether the tap hit somebody; `false` changes nothing.
  @discardableResult
  public mutating func tap(_ personID: Person.ID) -> Bool {
    if let place = chosen.firstIndex(where: { $0.id == personID }) {
      chosen.remove(at: place)
      return true
    }
    guard let person = results.first(where: { $0.id == personID }) else { return false }
    chosen.append(person)
    return true
  }

  /// What Done makes: a group of the caller and everybody chosen.
  ///
  /// - Returns: `nil` while nobody is chosen, when there is no Done to tap.
  public func done(by caller: Person) -> Draft? {
    guard isDoneShown else { return nil }
    return Draft(title: title, members: [caller] + chosen.filter { $0.id != caller.id })
  }
}
