internal import COpenSSL

/// OpenSSL's list of errors, one per thread.
enum ErrorQueue {
  struct Entry {
    let library: Int32
    let reason: Int32
    let text: String
  }

  /// To be called before each operation whose failure is looked up, or an older error is taken for
  /// the new one.
  static func clear() {
    ERR_clear_error()
  }

  /// Takes all entries and gives back the earliest, which is the cause of the others.
  static func take() -> Entry? {
    let code = ERR_get_error()
    guard code != 0 else { return nil }
    ERR_clear_error()
    return Entry(
      library: ERR_GET_LIB(code), reason: ERR_GET_REASON(code), text: Self.text(of: code))
  }

  /// The failure of an operation that only a broken OpenSSL or a lack of memory lets fail.
  static func libraryFailure(_ operation: String) -> TLSFailure {
    TLSFailure(.libraryFailure, "OpenSSL can't \(operation)", detail: Self.take()?.text)
  }

  private static func text(of code: UInt) -> String {
    let reason = unsafe ERR_reason_error_string(code)
    if let reason = unsafe reason { return unsafe String(cString: reason) }
    return "error 0x\(String(code, radix: 16))"
  }
}
