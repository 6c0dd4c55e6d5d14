/// How much of what came on a stream the application has used, so that the peer may send as much
/// again.
///
/// A message counts until the application has read it. A message that is still on its way counts
/// too, but only while others wait to be read: with nothing to read, nobody would ever make room for
/// the rest of a message that is larger than the window. So unread messages stay within the window,
/// and at most one more is being put together.
struct StreamWindow {
  /// Messages that nobody has read.
  private var unread = 0
  /// Bytes that came of a message that isn't whole, and that count.
  private var held = 0
  /// Bytes of it that were given back already.
  private var givenBack = 0

  mutating func received(_ bytes: Int) { held += bytes }

  /// A message is whole, and is the application's now.
  ///
  /// - Parameter bytes: What it took on the wire, its prefix included.
  /// - Returns: What it counts for until it has been read.
  mutating func completed(_ bytes: Int) -> Int {
    let before = min(givenBack, bytes)
    givenBack -= before
    held -= bytes - before
    unread += 1
    return bytes - before
  }

  /// The application has read a message.
  mutating func read() { unread -= 1 }

  /// What can be given back of the message that is on its way.
  mutating func takeHeld() -> Int {
    guard unread == 0 else { return 0 }
    defer { held = 0 }
    givenBack += held
    return held
  }
}
