/// Why a message can't be packed.
public enum EncodingFailure: Error, Hashable, CustomStringConvertible {
  /// Longer than protobuf allows, which is 2 GiB.
  case tooLarge(message: String, bytes: Int)

  public var description: String {
    switch self {
    case .tooLarge(let message, let bytes):
      "\(message) takes \(bytes) bytes packed, over the limit of \(Int32.max)"
    }
  }
}
