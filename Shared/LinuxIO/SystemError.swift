internal import CLinux

/// A system call that failed, in the operating system's own words.
package struct SystemError: Error, Hashable {
  package let number: Int32
  /// The call and what it was about: "connect to 127.0.0.1:7401".
  package let operation: String

  package init(number: Int32, operation: String) {
    self.number = number
    self.operation = operation
  }

  /// The error of the system call that the calling thread has just made.
  init(_ operation: String) {
    self.init(number: rollcall_errno(), operation: operation)
  }

  /// "Connection refused".
  package var reason: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  package var isAddressInUse: Bool { number == EADDRINUSE }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(operation): \(reason)" }
}
