import RPCWire

extension FrameWriter {
  mutating func append(
    callID: UInt64, _ first: Part? = nil, _ second: Part? = nil,
    message write: (inout [UInt8]) -> Void
  ) {
    let frame = open(callID: callID, first, second)
    write(&output)
    finish(frame)
  }
}
