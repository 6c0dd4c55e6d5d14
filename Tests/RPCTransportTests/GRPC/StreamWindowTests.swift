import Testing

@testable import RPCTransport

@Suite("The window of a stream")
struct StreamWindowTests {
  @Test("opens by what the application has read")
  func reading() {
    var window = StreamWindow()
    window.received(30)
    #expect(window.completed(10) == 10)
    #expect(window.completed(20) == 20)
    #expect(window.takeHeld() == 0)
    window.read()
    window.read()
    #expect(window.takeHeld() == 0)
  }

  @Test("opens for a message larger than itself, as nobody could ever read that")
  func largeMessage() {
    var window = StreamWindow()
    window.received(100)
    #expect(window.takeHeld() == 100)
    window.received(50)
    #expect(window.takeHeld() == 50)
    window.received(30)
    // 150 of its 180 bytes were given back before it was whole.
    #expect(window.completed(180) == 30)
    window.read()
    #expect(window.takeHeld() == 0)
  }

  @Test("stays shut for a message that is on its way while others wait to be read")
  func backPressure() {
    var window = StreamWindow()
    window.received(15)
    #expect(window.completed(10) == 10)
    #expect(window.takeHeld() == 0)
    window.received(95)
    #expect(window.takeHeld() == 0)
    window.read()
    #expect(window.takeHeld() == 100)
    window.received(10)
    #expect(window.completed(110) == 10)
  }
}
