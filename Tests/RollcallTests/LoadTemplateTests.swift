import DirectoryAPI
import Foundation
import GroupsAPI
import LoadGenerator
import Protobuf
import TestSupport
import Testing
import WellKnownTypes

@testable import RollcallCommand

@Suite("Templates of a load")
struct LoadTemplateTests {
  private static let types = ServiceCatalogue.ownTypes

  private func messages<M: Message>(
    _ type: M.Type, _ template: String, _ count: Int = 3, share: Share = .whole,
    named: [String: String] = [:]
  ) throws -> [M] {
    let template = try RequestTemplate(template, for: MessageType(type), types: Self.types)
    var values = TemplateValues(share: share, seed: 1)
    values.named = named
    return try (0..<count).map { _ in
      defer { values.number += share.count }
      return try M(packed: try template.message(&values))
    }
  }

  @Test("a template without functions is packed once")
  func constant() throws {
    let template = try RequestTemplate(
      #"{"id": "x"}"#, for: MessageType(GetUserRequest.self), types: Self.types)
    #expect(template.constant == (try GetUserRequest(id: "x").packed()))
  }

  @Test("the counter is the same all over a message, and another in each")
  func counter() throws {
    let made = try messages(
      CreateUserRequest.self,
      #"{"email": "p{{counter 10}}@example.com", "displayName": "P {{counter 10}}"}"#)
    #expect(made.map(\.email) == (10...12).map { "p\($0)@example.com" })
    #expect(made.map(\.displayName) == (10...12).map { "P \($0)" })
  }

  @Test("the counters of the shares of a load have no number in common")
  func shares() throws {
    let all = try (0..<3).flatMap {
      try messages(
        GetUserRequest.self, #"{"id": "{{counter}}"}"#, 4, share: Share(index: $0, count: 3))
    }
    #expect(all.compactMap { Int($0.id) }.sorted() == Array(0..<12))
  }

  @Test("numbers may be written as texts, with functions in them")
  func numbers() throws {
    let made = try messages(
      SearchUsersRequest.self,
      #"{"term": "a", "page_size": "{{random 5 7}}", "sequence": "{{counter 3}}"}"#, 50)
    #expect(Set(made.map(\.pageSize)) == [5, 6, 7])
    #expect(made.map(\.sequence) == (3..<53).map { UInt64($0) })
    #expect(made.allSatisfy { $0.term == "a" })
  }

  @Test("functions stand in lists and in messages within messages")
  func nested() throws {
    let made = try messages(
      CreateGroupRequest.self,
      #"{"title": "T", "memberEmails": ["fixed@example.com", "m{{counter}}@example.com"]}"#)
    #expect(made[2].memberEmails == ["fixed@example.com", "m2@example.com"])
    #expect(made[2].title == "T")
    let updates = try messages(
      UpdateUserRequest.self,
      #"{"user": {"id": "i", "displayName": "N{{counter}}"}, "updateMask": "displayName"}"#)
    #expect(updates[1].user?.displayName == "N1")
    #expect(updates[1].user?.id == "i")
    #expect(updates[1].updateMask?.paths == ["display_name"])
  }

  @Test("texts that functions give are taken as they are, whatever signs are in them")
  func escaping() throws {
    let text = "a\"b\\c\u{1}é"
    for template in [
      #"{"id": "{{odd}}"}"#, #"{"user": {"id": "{{odd}}"}, "updateMask": "{{mask}}"}"#,
    ] {
      let named = ["odd": text, "mask": "email"]
      if template.contains("user") {
        #expect(try messages(UpdateUserRequest.self, template, 1, named: named)[0].user?.id == text)
      } else {
        #expect(try messages(GetUserRequest.self, template, 1, named: named)[0].id == text)
      }
    }
  }

  @Test("UUIDs are of version 4, and no two are the same")
  func uuids() throws {
    let made = try messages(GetUserRequest.self, #"{"id": "{{uuid}}"}"#, 1000).map(\.id)
    #expect(Set(made).count == 1000)
    let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(made.allSatisfy { $0.wholeMatch(of: form) != nil })
  }

  @Test("lines of a file are picked at random or one after another")
  func files() throws {
    let folder = try TemporaryFolder()
    try "ada\nleon\nmei\n".write(
      toFile: folder.path(of: "names"), atomically: true, encoding: .utf8)
    let path = folder.path(of: "names")
    let next = try messages(GetUserRequest.self, "{\"id\": \"{{next \(path)}}\"}", 4).map(\.id)
    #expect(next == ["ada", "leon", "mei", "ada"])
    let picked = try messages(GetUserRequest.self, "{\"id\": \"{{pick \(path)}}\"}", 100).map(\.id)
    #expect(Set(picked) == ["ada", "leon", "mei"])
  }

  @Test("words are chosen and letters drawn")
  func words() throws {
    let made = try messages(
      CreateUserRequest.self, #"{"email": "{{letters 5}}", "displayName": "{{choose a b}}"}"#, 100)
    #expect(Set(made.map(\.displayName)) == ["a", "b"])
    #expect(made.allSatisfy { $0.email.wholeMatch(of: /[a-z]{5}/) != nil })
  }

  struct Wrong: CustomTestStringConvertible {
    let template: String
    let told: String
    var testDescription: String { template }
  }

  static let wrong = [
    Wrong(template: #"{"id": "{{conter 1}}"}"#, told: "did you mean counter?"),
    Wrong(template: #"{"id": "{{uuid"}"#, told: "without its }}"),
    Wrong(template: #"{"id": "{{random 6 1}}"}"#, told: "nothing to choose from"),
    Wrong(template: #"{"id": "{{pick /no/such/file}}"}"#, told: "/no/such/file"),
    Wrong(template: #"{"idd": "1"}"#, told: "has no such field"),
    Wrong(template: #"{"id": 1}"#, told: #"it could be: {"id": ""}"#),
  ]

  @Test("says what is wrong with a template, and what would be right", arguments: wrong)
  func errors(_ row: Wrong) {
    let error = #expect(throws: UsageError.self) {
      try messages(GetUserRequest.self, row.template, 1)
    }
    #expect(error?.message.contains(row.told) == true, "\(error?.message ?? "")")
  }
}
