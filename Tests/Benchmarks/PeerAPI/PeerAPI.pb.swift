// Generated from peer.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of PeerAPI.
  public static let peerAPI = MessageTypes([
    GetUserRequest.self,
    User.self,
    WatchUsersRequest.self,
  ])
}
