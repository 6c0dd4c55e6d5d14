import Screens
import Testing

@Suite("New group screen")
struct NewGroupScreenTests {
  let marta = Person(id: "1", email: "marta@example.com", displayName: "Marta Garcia")
  let martin = Person(id: "2", email: "martin@example.com", displayName: "Martin Silva")
  let jonas = Person(id: "3", email: "jonas@example.com", displayName: "Jonas Müller")

  /// A screen whose latest search found these people.
  func screen(showing people: [Person]) throws -> NewGroupScreen {
    var screen = NewGroupScreen()
    try answer("a", with: people, on: &screen)
    return screen
  }

  /// Types a text into the search field.
  func typed(_ text: String, on screen: inout NewGroupScreen) -> NewGroupScreen.Search? {
    screen.search(for: text)
  }

  /// Types a text, and brings the answer to its search.
  func answer(_ text: String, with people: [Person], on screen: inout NewGroupScreen) throws {
    let search = screen.search(for: text)
    let isShown = screen.show(people, answering: try #require(search).sequence)
    #expect(isShown)
  }

  @Test("starts with no rows, the invitation as its label, and no Done")
  func start() {
    let screen = NewGroupScreen()
    #expect(screen.rows.isEmpty)
    #expect(screen.label == "add people to your group")
    #expect(!screen.isDoneShown)
    #expect(screen.done(by: marta) == nil)
  }

  @Test("shows what the search found, in its order, without checkmarks")
  func results() throws {
    let screen = try screen(showing: [martin, marta])
    #expect(screen.rows.map(\.person) == [martin, marta])
    #expect(screen.rows.map(\.isChecked) == [false, false])
  }

  @Test("a tap puts a person in and the next one takes them out")
  func toggle() throws {
    var screen = try screen(showing: [marta, martin])
    screen.tap(marta.id)
    #expect(screen.rows.map(\.isChecked) == [true, false])
    screen.tap(marta.id)
    #expect(screen.rows.map(\.isChecked) == [false, false])
    #expect(screen.label == "add people to your group")
  }

  @Test("keeps the order of choosing, not that of the rows")
  func order() throws {
    var screen = try screen(showing: [marta, martin, jonas])
    for person in [jonas, marta, martin] { screen.tap(person.id) }
    #expect(screen.chosen == [jonas, marta, martin])
    #expect(screen.label == "jonas@example.com, marta@example.com, martin@example.com")
  }

  @Test("somebody who is taken out and chosen again comes last")
  func chosenAgain() throws {
    var screen = try screen(showing: [marta, martin])
    for person in [marta, martin, marta, marta] { screen.tap(person.id) }
    #expect(screen.chosen == [martin, marta])
  }

  @Test("holds nobody twice even if an answer names a person twice")
  func nobodyTwice() throws {
    var screen = try screen(showing: [marta, marta])
    screen.tap(marta.id)
    #expect(screen.chosen == [marta])
    #expect(screen.rows.map(\.isChecked) == [true, true])
  }

  @Test("the label is the invitation for none, the e-mail for one, all joined by \", \" for more")
  func labelShapes() throws {
    var screen = try screen(showing: [marta, jonas])
    #expect(screen.label == "add people to your group")
    screen.tap(marta.id)
    #expect(screen.label == "marta@example.com")
    screen.tap(jonas.id)
    #expect(screen.label == "marta@example.com, jonas@example.com")
  }

  @Test("Done shows only while somebody is chosen")
  func done() throws {
    var screen = try screen(showing: [marta])
    #expect(!screen.isDoneShown)
    screen.tap(marta.id)
    #expect(screen.isDoneShown)
    screen.tap(marta.id)
    #expect(!screen.isDoneShown)
  }

  @Test("the checkmark survives a search that no longer shows the person and one that does again")
  func checkmarkSurvives() throws {
    var screen = try screen(showing: [marta, martin])
    screen.tap(marta.id)

    try answer("jonas", with: [jonas], on: &screen)
    #expect(screen.rows.map(\.isChecked) == [false])
    #expect(screen.label == "marta@example.com")
    #expect(screen.isDoneShown)

    try answer("mart", with: [marta, martin], on: &screen)
    #expect(screen.rows.map(\.isChecked) == [true, false])
  }

  @Test("a chosen person can be taken out while no row shows them")
  func takenOutUnseen() throws {
    var screen = try screen(showing: [marta])
    screen.tap(marta.id)
    _ = screen.search(for: "")
    #expect(screen.rows.isEmpty)
    screen.tap(marta.id)
    #expect(!screen.isDoneShown)
  }

  @Test("a tap on somebody who is neither shown nor chosen changes nothing")
  func tapOnNobody() throws {
    var screen = try screen(showing: [marta])
    let before = screen
    let isHit = screen.tap(jonas.id)
    #expect(!isHit)
    #expect(screen == before)
  }

  @Test("an answer that comes after a newer search began is dropped")
  func lateAnswer() throws {
    var screen = NewGroupScreen()
    let first = try #require(typed("m", on: &screen))
    let second = try #require(typed("ma", on: &screen))
    #expect(first.sequence < second.sequence)
    let answers = [
      screen.show([jonas], answering: first.sequence),
      screen.show([marta], answering: second.sequence),
      screen.show([jonas], answering: first.sequence),
    ]
    #expect(answers == [false, true, false])
    #expect(screen.rows.map(\.person) == [marta])
  }

  @Test(
    "an empty field shows nobody at once and drops the answers under way", arguments: ["", " \t"])
  func emptyField(text: String) throws {
    var screen = try screen(showing: [marta])
    let pending = try #require(typed("jo", on: &screen))
    let search = screen.search(for: text)
    #expect(search == nil)
    #expect(screen.searchText == text)
    #expect(screen.rows.isEmpty)
    let isShown = screen.show([jonas], answering: pending.sequence)
    #expect(!isShown)
    #expect(screen.rows.isEmpty)
  }

  @Test("the rows stay while the answer to the next letter is on its way")
  func rowsStay() throws {
    var screen = try screen(showing: [marta])
    let search = try #require(typed("ma", on: &screen))
    #expect(search.term == "ma")
    #expect(screen.rows.map(\.person) == [marta])
  }

  @Test("a newer e-mail of somebody chosen reaches the label, in the same place")
  func newerEmail() throws {
    var screen = try screen(showing: [marta, jonas])
    screen.tap(marta.id)
    screen.tap(jonas.id)
    try answer("marta", with: [Person(id: "1", email: "m.garcia@example.com")], on: &screen)
    #expect(screen.label == "m.garcia@example.com, jonas@example.com")
  }

  @Test("creating adds the caller, in front")
  func callerAdded() throws {
    var screen = try screen(showing: [marta, martin])
    screen.title = "Climbing"
    screen.tap(martin.id)
    screen.tap(marta.id)
    let draft = try #require(screen.done(by: jonas))
    #expect(draft.title == "Climbing")
    #expect(draft.members == [jonas, martin, marta])
  }

  @Test("a caller who chose themselves is in the group once")
  func callerOnce() throws {
    var screen = try screen(showing: [marta, jonas])
    screen.tap(marta.id)
    screen.tap(jonas.id)
    #expect(screen.done(by: jonas)?.members == [jonas, marta])
  }

  @Test("has in reach who can be tapped: the people of the rows, and those chosen before")
  func reach() throws {
    var screen = NewGroupScreen()
    let people = ["a", "b"].map { Person(id: $0, email: "\($0)@example.com") }
    #expect(!screen.isInReach("a"))
    let search = screen.search(for: "ex")
    screen.show(people, answering: try #require(search).sequence)
    #expect(screen.isInReach("a"))
    screen.tap("a")
    let next = screen.search(for: "none")
    screen.show([], answering: try #require(next).sequence)
    #expect(screen.isInReach("a"))
    #expect(!screen.isInReach("b"))
  }

  @Test("a portrait lies on the avatar's own colour unless the person chose one")
  func portraits() throws {
    let avatar = try #require(AvatarCatalogue.avatar(named: "dark3"))
    let blue = RGBColor(red: 0, green: 0, blue: 255)
    #expect(Portrait(avatar: avatar).background == .lightGray)
    #expect(Portrait(avatar: avatar, background: blue).background == blue)
  }
}
