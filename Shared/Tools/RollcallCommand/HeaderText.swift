import FoundationEssentials
import RPCCore

/// Metadata as people type it: "key:value", with base64 as the value of a "-bin" key.
enum HeaderText {
  static func parse(_ texts: [String]) throws(UsageError) -> Metadata {
    var metadata = Metadata()
    for text in texts { try add(text, to: &metadata) }
    return metadata
  }

  private static func add(_ text: String, to metadata: inout Metadata) throws(UsageError) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
      throw UsageError("\"\(text)\" is no metadata; write key:value")
    }
    let key = text[..<colon].lowercased()
    let value = String(text[text.index(after: colon)...].drop { $0 == " " })
    let bytes = key.hasSuffix("-bin") ? Data(base64Encoded: value).map(Array.init) : nil
    guard !key.hasSuffix("-bin") || bytes != nil else {
      throw UsageError("the value of \(key) has to be base64")
    }
    do {
      if let bytes {
        try metadata.append(key, binary: bytes)
      } else {
        try metadata.append(key, value)
      }
    } catch {
      throw UsageError(error.message)
    }
  }
}
