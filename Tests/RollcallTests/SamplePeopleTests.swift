import Testing

@testable import RollcallCommand

extension SamplePeople {
  fileprivate static func some(_ count: Int) -> [Sample] { Array(first(count)) }
}

@Suite("Sample people")
struct SamplePeopleTests {
  @Test("are the same ones every time")
  func same() {
    #expect(SamplePeople.some(50) == SamplePeople.some(50))
    #expect(SamplePeople.some(3).map(\.email) == Array(SamplePeople.some(50).map(\.email)[..<3]))
    #expect(SamplePeople.some(1).first?.email == "marta.garcia@example.com")
    #expect(SamplePeople.some(1).first?.displayName == "Marta García")
  }

  @Test("have each an e-mail, a request id and, among the first 1,000, a name of their own")
  func unique() {
    let people = SamplePeople.some(5_000)
    #expect(Set(people.map { $0.email.lowercased() }).count == 5_000)
    #expect(Set(people.map(\.requestID)).count == 5_000)
    #expect(Set(people.prefix(1_000).map(\.displayName)).count == 1_000)
  }

  @Test("live under example.com, and no address needs quoting")
  func addresses() {
    for person in SamplePeople.some(1_000) {
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
    #expect(SamplePeople.some(1_000).contains { $0.displayName.contains(name) })
  }

  @Test(
    "some of every language have addresses in their own letters",
    arguments: ["анна", "ελένη", "王", "김", "शर्मा", "ليلى", "נועה", "łukasz", "çağla", "zoë"])
  func scriptsOfAddresses(name: String) {
    #expect(SamplePeople.some(1_000).contains { $0.email.contains(name) })
  }

  @Test("have request ids that are UUIDs")
  func requestIDs() {
    for person in SamplePeople.some(300) {
      #expect(person.requestID.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
      #expect(person.requestID.allSatisfy { $0 == "-" || $0.isHexDigit })
    }
  }

  @Test("are a crowd in the end, in the shapes of a large directory")
  func crowd() {
    let people = SamplePeople.some(31_080).dropFirst(1_080)
    #expect(Set(people.map(\.email)).count == 30_000)
    let shapes: [(String, Regex<Substring>)] = [
      ("dot", /[a-z]+\.[a-z]+[0-9]+@.+/), ("together", /[a-z]{8,}[0-9]+@.+/),
      ("initial", /[a-z]+[0-9]+-[0-9]@.+/), ("underscore", /[a-z]+_[a-z]+[0-9]+@.+/),
      ("tag", /[a-z.]+[0-9]+\+(?:news|shop|work|list)@.+/), ("random", /[a-z0-9]{10}\.[0-9]+@.+/),
    ]
    for (name, shape) in shapes {
      let count = people.count { $0.email.wholeMatch(of: shape) != nil }
      #expect(count > 3_000, "\(name): \(count)")
    }
    for domain in ["@example.com", "@mail.example.com", "@bücher.example", "@q-zone.example"] {
      #expect(people.contains { $0.email.hasSuffix(domain) }, "\(domain)")
    }
    for name in ["王", "김", "Анна", "Ελένη", "ليلى", "दीया", "Łukasz"] {
      #expect(people.contains { $0.displayName.contains(name) }, "\(name)")
    }
  }

  @Test("are made without the ones before them", arguments: [5_000_000, 90_000_000])
  func farAway(index: Int) {
    #expect(SampleCrowd.person(index).email != SampleCrowd.person(index + 1).email)
    #expect(SampleCrowd.person(index) == SampleCrowd.person(index))
  }
}
