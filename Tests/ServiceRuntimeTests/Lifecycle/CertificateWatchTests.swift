import Foundation
import RPCTransport
import TLS
import TestSupport
import Testing

@testable import ServiceRuntime

@Suite("The watch over the certificate files")
struct CertificateWatchTests {
  private let folder: TemporaryFolder
  private let credentials: ServiceCredentials
  private let log = LogPipe()
  private let registry = MetricsRegistry()
  private let watch: CertificateWatch

  init() throws {
    folder = try SampleProcess.certificates()
    credentials = try ServiceCredentials(directory: folder.path, name: "sample-service")
    watch = CertificateWatch(credentials, log.logger(level: .info), registry)
  }

  private func messages() throws -> [String] {
    try log.records().compactMap { $0["message"] as? String }
  }

  private func metric(_ name: String) -> String? {
    String(decoding: registry.render(), as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("\(name) ")
    }?.split(separator: " ").last.map(String.init)
  }

  private func reloads(_ outcome: String) -> String? {
    metric("rollcall_certificate_reloads_total{outcome=\"\(outcome)\"}")
  }

  /// A new certificate of the same authority, in the files' place.
  private func renew(days: Int64 = 365) throws {
    let authority = try CertificateAuthority(
      certificatePEM: read("ca.pem"), keyPEM: read("ca.key"))
    let issued = try authority.issue(
      CertificateRequest(
        commonName: "sample-service", uriNames: ["spiffe://rollcall.test/sample-service"],
        notBefore: UTCTime.now.advanced(byDays: -1), notAfter: UTCTime.now.advanced(byDays: days)))
    try write(issued.certificatePEM, to: "sample-service.pem")
    try write(issued.keyPEM, to: "sample-service.key")
  }

  private func read(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: file))))
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: file)))
  }

  @Test("says nothing while nothing changes")
  func quiet() throws {
    for _ in 0..<3 { watch.look(.now) }
    #expect(try messages() == [])
    #expect(reloads("taken") == "0")
    #expect(reloads("refused") == "0")
  }

  @Test("takes a new certificate, says so, and shows its end")
  func renewal() throws {
    let before = try #require(credentials.certificate)
    try renew(days: 100)
    watch.look(.now)
    let after = try #require(credentials.certificate)
    #expect(after.serial != before.serial)
    #expect(try messages() == ["new certificates are in use"])
    #expect(reloads("taken") == "1")
    #expect(
      metric("rollcall_certificate_expiry_timestamp_seconds")
        == "\(after.notAfter.secondsSince1970)")
  }

  @Test("keeps the old certificate while the new one is half there, and tells why once")
  func halfWritten() throws {
    let before = try #require(credentials.certificate)
    let oldKey = try read("sample-service.key")
    try renew()
    let newKey = try read("sample-service.key")
    try write(oldKey, to: "sample-service.key")
    for _ in 0..<3 { watch.look(.now) }
    #expect(credentials.certificate == before)
    let records = try log.records()
    #expect(records.count == 1)
    #expect(records.first?["level"] as? String == "error")
    let reason = records.first?["reason"] as? String ?? ""
    #expect(reason.contains("sample-service.pem and the key beside it don't belong together"))
    #expect(reloads("refused") == "1")
    try write(Array(newKey.prefix(20)), to: "sample-service.key")
    watch.look(.now)
    #expect(reloads("refused") == "2")
    try write(newKey, to: "sample-service.key")
    watch.look(.now)
    #expect(credentials.certificate != before)
    #expect(reloads("taken") == "1")
  }

  @Test("warns of the end once a day, and of an end that has come as an error")
  func expiry() throws {
    try renew(days: 20)
    let now = UTCTime.now
    watch.look(now)
    #expect(try messages() == ["new certificates are in use"])
    for day: Int64 in [7, 7, 8] { watch.look(now.advanced(byDays: day)) }
    #expect(try messages() == Array(repeating: "the certificate ends soon", count: 2))
    watch.look(now.advanced(byDays: 21))
    #expect(try messages() == ["the certificate has ended; no new connection is possible"])
  }
}
