import Testing

@testable import RollcallCommand

@Suite("Sample people")
struct SamplePeopleTests {
  @Test("are the same ones every time")
  func same() {
    #expect(SamplePeople.first(50) == SamplePeople.first(50))
    #expect(SamplePeople.first(3).map(\.email) == Array(SamplePeople.first(50).map(\.email)[..<3]))
    #expect(SamplePeople.first(1).first?.email == "marta.garcia@example.com")
    #expect(SamplePeople.first(1).first?.displayName == "Marta García")
  }

  @Test("have each an e-mail, a request id and, among the first 1,000, a name of their own")
  func unique() {
    let people = SamplePeople.first(5_000)
    #expect(Set(people.map { $0.email.lowercased() }).count == 5_000)
    #expect(Set(people.map(\.requestID)).count == 5_000)
    #expect(Set(people.prefix(1_000).map(\.displayName)).count == 1_000)
  }

  @Test("live under example.com, and no address needs quoting")
  func addresses() {
    for person in SamplePeople.first(1_000) {
      let parts = person.email.split(separator: "@")
      #expect(parts.count == 2 && parts[1] == "example.com")
      #expect(!person.email.contains { $0.isWhitespace || "\"(),:;<>[\\]’'".contains($0) })
      #expect(person.email.utf8.count <= 254)
    }
  }

  @Test(
    "write their names in several scripts",
    arguments: ["Анна", "Ελένη", "王", "김", "शर्मा", "ليلى", "נועה", "Łukasz", "Çağla", "Zoë"])
  func scripts(name: String) {
    #expect(SamplePeople.first(1_000).contains { $0.displayName.contains(name) })
  }

  @Test(
    "some of every language have addresses in their own letters",
    arguments: ["анна", "ελένη", "王", "김", "शर्मा", "ليلى", "נועה", "łukasz", "çağla", "zoë"])
  func scriptsOfAddresses(name: String) {
    #expect(SamplePeople.first(1_000).contains { $0.email.contains(name) })
  }

  @Test("have request ids that are UUIDs")
  func requestIDs() {
    for person in SamplePeople.first(300) {
      #expect(person.requestID.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
      #expect(person.requestID.allSatisfy { $0 == "-" || $0.isHexDigit })
    }
  }
}
