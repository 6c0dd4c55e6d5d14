internal import CUTF8Proc
internal import Glibc

/// The forms of Unicode text that Rollcall compares, made by libutf8proc.
enum UnicodeMapping {
  /// NFKC: one spelling for what looks alike, case kept.
  static func compatible(_ text: String) -> String {
    map(text, [UTF8PROC_STABLE, UTF8PROC_COMPAT, UTF8PROC_COMPOSE])
  }

  /// NFKC_Casefold: NFKC after full case folding, without characters that nobody sees.
  ///
  /// Unicode Standard, section 3.13, "toNFKC_Casefold".
  static func caseFolded(_ text: String) -> String {
    let options = [
      UTF8PROC_STABLE, UTF8PROC_COMPAT, UTF8PROC_COMPOSE, UTF8PROC_CASEFOLD, UTF8PROC_IGNORE,
    ]
    let once = map(text, options)
    // Folding can put marks out of order for the composition (U+0345); a second pass settles them.
    return map(once, options)
  }

  /// NFKD: every accent a scalar of its own.
  static func decomposed(_ text: String) -> String {
    map(text, [UTF8PROC_STABLE, UTF8PROC_COMPAT, UTF8PROC_DECOMPOSE])
  }

  private static func map(_ text: String, _ options: [utf8proc_option_t]) -> String {
    // ASCII without capitals is the same in every form.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5a).contains($0) }
    if isPlain { return text }

    var text = text
    let combined = options.reduce(0 as UInt32) { $0 | $1.rawValue }
    var mapped: UnsafeMutablePointer<UInt8>?
    let count = text.withUTF8 { bytes in
      unsafe utf8proc_map(
        bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(rawValue: combined))
    }
    defer { unsafe free(mapped) }
    // A Swift string is valid UTF-8, so only memory can run out, which ends the process elsewhere.
    guard count >= 0, let start = unsafe mapped else { return text }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
