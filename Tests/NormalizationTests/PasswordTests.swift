import Testing

@testable import Normalization

@Suite("A password")
struct PasswordTests {
  func refusal(
    _ text: String, email: String = "marta.garcia@example.com", name: String = "Marta García"
  ) throws -> PasswordRefusal? {
    let address = try EmailAddress(email)
    do throws(PasswordRefusal) {
      _ = try Password(chosen: text, email: address, displayName: name)
      return nil
    } catch {
      return error
    }
  }

  static let good = [
    "correct horse battery staple", "vx7-Krume.Ofen", "nine green lamps",
    "zu viele Köche in der Küche",
    "пять зелёных ламп", "x9#qLw2$", "  spaces at the ends  ", "tr0ub4dor&3", "aquarium-gravel",
    "pass the salt please", "qwerty is not enough here", "dragonfly over water",
  ]

  @Test("is taken if nobody would guess it, whatever characters it is made of", arguments: good)
  func taken(_ text: String) throws {
    #expect(try refusal(text) == nil)
  }

  static let common = [
    "password", "Password1", "P@ssw0rd!", "passw0rd2024", "PASSWORD123", "12345678", "87654321",
    "qwertyuiop", "Qwerty123!", "1q2w3e4r5t", "asdfghjkl", "zxcvbnm,", "1qaz2wsx", "iloveyou",
    "ILoveYou!!", "i love you", "football1", "monkey12345", "letmein99", "trustno1", "welcome2024!",
    "Sommer2023", "aaaaaaaa", "abcabcabc", "12121212", "abcd1234", "dragondragon", "admin123!",
    "24.12.1987", "19871224", "12241987", "123dragon", "sunshine☀", "пароль123", "йцукенгш",
    "contraseña1", "qwer1234asdf", "Ｐａｓｓｗｏｒｄ１",
  ]

  @Test("is refused if it is one of those that are tried first", arguments: common)
  func guessed(_ text: String) throws {
    #expect(try refusal(text) == .common)
  }

  @Test("may have from 8 to 128 characters, counted after normalising")
  func lengths() throws {
    #expect(try refusal("") == .empty)
    #expect(try refusal("vx7-Kru") == .tooShort(characters: 7))
    #expect(try refusal("vx7-Krum") == nil)
    // Eight scalars that are seven once the accent has joined its letter.
    #expect(try refusal("vx7-Kru\u{301}") == .tooShort(characters: 7))
    let long = String(repeating: "lamp of ", count: 16)
    #expect(try refusal(long) == nil)
    #expect(try refusal(long + "x") == .tooLong(characters: 129))
    // One scalar that is eighteen afterwards, so that few bytes can be many characters.
    #expect(try refusal(String(repeating: "\u{fdfa}", count: 8)) == .tooLong(characters: 144))
    #expect(try refusal(String(repeating: "x", count: 1_025)) == .tooManyBytes(1_025))
  }

  @Test("is refused with a control character, which it names")
  func control() throws {
    #expect(try refusal("vx7-Krume\u{0}Ofen") == .control("\u{0}"))
    #expect(try refusal("vx7-Krume\tOfen") == .control("\t"))
  }

  static let own = [
    "marta.garcia@example.com", "MARTA.GARCIA", "Marta García", "martagarcía", "example.com",
  ]

  @Test("is refused if it is the address, a part of it, or the name", arguments: own)
  func ownTexts(_ text: String) throws {
    #expect(try refusal(text) == .own)
  }

  @Test("is the same however the keyboard composes it, and another in another case")
  func normalForm() throws {
    #expect(try Password("Ame\u{301}lie\u{a0}9").bytes == Password("Am\u{e9}lie 9").bytes)
    #expect(try Password("Amélie").bytes != Password("amélie").bytes)
    #expect(try Password("amélie").bytes != Password("amélie ").bytes)
  }

  @Test("that was once taken can be shown even if it no longer would be")
  func shown() throws {
    #expect(try Password("short").bytes == Array("short".utf8))
    #expect(throws: PasswordRefusal.empty) { try Password("") }
  }

  @Test("never shows itself: not in a text, not in a dump, not in a refusal")
  func hidden() throws {
    let password = try Password("vx7-Krume.Ofen")
    var dumped = ""
    dump([password], to: &dumped)
    let texts = [
      "\(password)", String(reflecting: password), dumped, "\([password])",
      "\(try refusal("Password1") as Any)", "\(try refusal("x") as Any)",
    ]
    for text in texts {
      for part in ["Krume", "118", "0x76", "assword1"] { #expect(!text.contains(part)) }
    }
  }
}
