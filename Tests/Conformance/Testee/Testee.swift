import ConformanceAPI
import Protobuf

/// What the protobuf conformance runner starts: answers its requests on standard input until that
/// ends.
@main
enum Testee {
  static func main() throws {
    let pipe = RunnerPipe()
    while let request = try pipe.next() {
      try pipe.send(Case(ConformanceRequest(packed: request)).response.packed())
    }
  }
}
