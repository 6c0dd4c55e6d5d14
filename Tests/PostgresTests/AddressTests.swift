import Postgres
import TestSupport
import Testing

@Suite("An address of PostgreSQL")
struct AddressTests {
  @Test("names the user, the hosts and the database, and no password")
  func description() throws {
    let address = try PostgresAddress(
      "postgresql://ada:s3cret@a.example.com:5433,b.example.com/people?sslmode=require")
    #expect(address.description == "ada@a.example.com:5433,b.example.com:5432/people")
  }

  @Test(
    "is refused without repeating the password",
    arguments: [
      "sqlite:people.db", "postgresql://ada:s3cret@localhost:port x/people",
      "postgresql://ada:s3cret@[::1/people", "postgresql://ada:s3cret@localhost/people?colour=red",
      "postgresql://ada:s3cret@localhost/people?x",
    ])
  func refusal(_ text: String) {
    do throws(PostgresError) {
      _ = try PostgresAddress(text)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.kind == .badAddress)
      #expect(!error.description.contains("s3cret"), "\(error)")
    }
  }

  @Test("where nobody listens is told with the system's words and without the password")
  func absent() async throws {
    // Port 1 of the loopback interface.
    do {
      _ = try await TestSession("postgresql://ada:s3cret@127.0.0.1:1/people")
      Issue.record("connected")
    } catch let error as PostgresError {
      #expect(error.kind == .cannotConnect)
      #expect(error.description.contains("Connection refused"), "\(error)")
      #expect(error.address == "ada@127.0.0.1:1/people")
      #expect(!error.description.contains("s3cret"), "\(error)")
    }
  }

  @Test("of several hosts leads to the one that can be written to")
  func severalHosts() async throws {
    let server = try await PostgresServer.shared()
    let own = try await TestSession(
      "postgresql://postgres@127.0.0.1:1,127.0.0.1:\(server.port)/postgres")
    #expect(try await own.session.run("SELECT 1")[0].integer(0) == 1)
  }

  @Test("of a server that takes no changes is refused")
  func readOnly() async throws {
    let server = try await PostgresServer.shared()
    let address = try await server.database()
    let name = String(address.split(separator: "/").last ?? "")
    try await server.sql("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    do {
      _ = try await TestSession(address)
      Issue.record("connected")
    } catch let error as PostgresError {
      #expect(error.kind == .cannotConnect)
      #expect(error.description.contains("read-only"), "\(error)")
    }
  }
}
