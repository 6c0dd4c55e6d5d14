import Glibc
import TLS
import TestSupport
import Testing

@Suite("The certificates of a service")
struct CredentialsTests {
  let authority: TestAuthority
  var folder: TemporaryFolder { self.authority.folder }

  init() throws {
    self.authority = try TestAuthority()
    _ = try self.authority.credentials("group-service")
  }

  private func failure(of name: String = "group-service", at time: UTCTime? = nil) -> TLSFailure? {
    do throws(TLSFailure) {
      _ = try TLSCredentials(
        directory: self.folder.path, name: name, now: time ?? self.authority.now)
      return nil
    } catch {
      return error
    }
  }

  @Test("are read when they go together")
  func complete() {
    #expect(self.failure() == nil)
  }

  @Test(
    "are missed by the path of the file",
    arguments: ["ca.pem", "group-service.pem", "group-service.key"])
  func missing(_ name: String) {
    self.folder.remove(name)
    let path = "\(self.folder.path)/\(name)"
    #expect(self.failure()?.reason == .badCredentials)
    #expect(
      self.failure()?.message
        == "\(path) doesn't exist; `rollcall certs \(self.folder.path)` writes it")
  }

  @Test("are missed by the path of the file when the whole folder isn't there")
  func missingFolder() {
    let failure = #expect(throws: TLSFailure.self) {
      _ = try TLSCredentials(directory: "/nonexistent/certs", name: "operator")
    }
    #expect(failure?.message.hasPrefix("/nonexistent/certs/ca.pem doesn't exist") == true)
  }

  @Test(
    "are called damaged wherever the file was cut off",
    arguments: ["ca.pem", "group-service.pem", "group-service.key"])
  func cutOff(_ name: String) {
    let whole = self.folder.read(name)
    // The last line break may be missing.
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      self.folder.write(Array(whole.prefix(length)), to: name)
      #expect(self.failure()?.reason == .badCredentials)
      #expect(
        self.failure()?.message.hasPrefix(
          "\(self.folder.path)/\(name) is damaged or only half written: no whole ") == true)
    }
    self.folder.write(Array(whole.dropLast()), to: name)
    #expect(self.failure() == nil)
  }

  @Test("are refused when a second certificate in the file is cut off")
  func cutOffChain() {
    let authority = self.folder.read("ca.pem")
    self.folder.write(authority + authority.prefix(100), to: "ca.pem")
    #expect(self.failure()?.reason == .badCredentials)
  }

  @Test("are refused when the key belongs to another certificate")
  func mismatch() throws {
    _ = try self.authority.credentials("operator")
    self.folder.write(self.folder.read("operator.key"), to: "group-service.key")
    #expect(self.failure()?.reason == .badCredentials)
    #expect(
      self.failure()?.message.hasPrefix(
        "\(self.folder.path)/group-service.pem and the key beside it don't belong together") == true
    )
  }

  @Test("are refused when the key is under a password, without asking for it")
  func encryptedKey() {
    let text = """
      -----BEGIN ENCRYPTED PRIVATE KEY-----
      MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAh5j3bq9yZs2gICCAAw
      DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEMi7Ukz5OHL2dPBJYgvhlHAEgZA=
      -----END ENCRYPTED PRIVATE KEY-----

      """
    self.folder.write(Array(text.utf8), to: "group-service.key")
    #expect(self.failure()?.reason == .badCredentials)
  }

  @Test("are refused once they have expired, with the date")
  func expired() {
    let end = self.authority.now.advanced(byDays: 30)
    let failure = self.failure(at: end.advanced(byDays: 1))
    #expect(failure?.reason == .certificateExpired)
    #expect(
      failure?.message
        == "\(self.folder.path)/group-service.pem expired on \(end); "
        + "`rollcall certs \(self.folder.path)` writes it anew")
  }

  @Test("are refused before they are valid, with the date")
  func early() {
    let failure = self.failure(at: self.authority.now.advanced(byDays: -2))
    #expect(failure?.reason == .certificateNotYetValid)
  }

  @Test("are refused when the authority beside them didn't sign them")
  func otherAuthority() throws {
    let other = try TestAuthority()
    self.folder.write(other.folder.read("ca.pem"), to: "ca.pem")
    #expect(self.failure()?.reason == .unknownAuthority)
    #expect(
      self.failure()?.message.hasPrefix(
        "\(self.folder.path)/group-service.pem isn't signed by the authority in "
          + "\(self.folder.path)/ca.pem") == true)
  }

  @Test("are refused when a file can't be read, with the operating system's words")
  func unreadable() throws {
    self.folder.remove("ca.pem")
    try #require(unsafe mkdir("\(self.folder.path)/ca.pem", 0o700) == 0)
    defer { _ = unsafe rmdir("\(self.folder.path)/ca.pem") }
    #expect(
      self.failure()?.description == "\(self.folder.path)/ca.pem can't be read (Is a directory)")
  }
}
