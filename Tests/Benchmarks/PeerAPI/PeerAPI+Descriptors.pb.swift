// Generated from peer.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import OptionsAPI
public import Protobuf

extension FileDescriptors {
  /// The .proto files of PeerAPI, with those that they import.
  public static let peerAPI = FileDescriptors(
    [
      File("peer.proto", base64: """
        CgpwZWVyLnByb3RvEgRwZWVyGiFyb2xsY2FsbC9vcHRpb25zL3YxL29wdGlvbnMucHJvdG8iKQoOR2V0VXNlclJlcXVlc3QSFwoHdXNlcl9pZBgBIAEoCVIG\
        dXNlcklkItwBCgRVc2VyEhcKB3VzZXJfaWQYASABKAlSBnVzZXJJZBIUCgVlbWFpbBgCIAEoCVIFZW1haWwSIQoMZGlzcGxheV9uYW1lGAMgASgJUgtkaXNw\
        bGF5TmFtZRIfCgthdmF0YXJfbmFtZRgEIAEoCVIKYXZhdGFyTmFtZRIhCgxhdmF0YXJfY29sb3IYBSADKAFSC2F2YXRhckNvbG9yEiIKDWNyZWF0ZWRfYXRf\
        bXMYBiABKANSC2NyZWF0ZWRBdE1zEhoKCHJldmlzaW9uGAcgASgEUghyZXZpc2lvbiIpChFXYXRjaFVzZXJzUmVxdWVzdBIUCgVjb3VudBgBIAEoDVIFY291\
        bnQyvAEKCURpcmVjdG9yeRI3CgdHZXRVc2VyEhQucGVlci5HZXRVc2VyUmVxdWVzdBoKLnBlZXIuVXNlciIKkAIByvMYAwoBKhI/CgpXYXRjaFVzZXJzEhcu\
        cGVlci5XYXRjaFVzZXJzUmVxdWVzdBoKLnBlZXIuVXNlciIKkAIByvMYAwoBKjABEjUKBENoYXQSFC5wZWVyLkdldFVzZXJSZXF1ZXN0GgoucGVlci5Vc2Vy\
        IgfK8xgDCgEqKAEwAUqrAQqoAQoBDBIDAgASGp0BIFRoZSB3b3JrbG9hZCB0aGF0IGV2ZXJ5IGNvbnRlbmRlciBvZiB0aGUgYmVuY2htYXJrIHNlcnZlczog\
        b25lIHVuYXJ5IGNhbGwsIG9uZSBzZXJ2ZXIgc3RyZWFtLAogb25lIGJpZGlyZWN0aW9uYWwgc3RyZWFtLCBvdmVyIGEgZGlyZWN0b3J5IG9mIDEwMCwwMDAg\
        dXNlcnMuCmIGcHJvdG8z
        """),
    ],
    importing: [.optionsAPI]
  )
}
