// Generated from grpc/health/v1/health.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import OptionsAPI
public import Protobuf

extension FileDescriptors {
  /// The .proto files of HealthAPI, with those that they import.
  public static let healthAPI = FileDescriptors(
    [
      File("grpc/health/v1/health.proto", base64: """
        ChtncnBjL2hlYWx0aC92MS9oZWFsdGgucHJvdG8SDmdycGMuaGVhbHRoLnYxGiFyb2xsY2FsbC9vcHRpb25zL3YxL29wdGlvbnMucHJvdG8iLgoSSGVhbHRo\
        Q2hlY2tSZXF1ZXN0EhgKB3NlcnZpY2UYASABKAlSB3NlcnZpY2UisQEKE0hlYWx0aENoZWNrUmVzcG9uc2USSQoGc3RhdHVzGAEgASgOMjEuZ3JwYy5oZWFs\
        dGgudjEuSGVhbHRoQ2hlY2tSZXNwb25zZS5TZXJ2aW5nU3RhdHVzUgZzdGF0dXMiTwoNU2VydmluZ1N0YXR1cxILCgdVTktOT1dOEAASCwoHU0VSVklORxAB\
        Eg8KC05PVF9TRVJWSU5HEAISEwoPU0VSVklDRV9VTktOT1dOEAMiEwoRSGVhbHRoTGlzdFJlcXVlc3QixAEKEkhlYWx0aExpc3RSZXNwb25zZRJMCghzdGF0\
        dXNlcxgBIAMoCzIwLmdycGMuaGVhbHRoLnYxLkhlYWx0aExpc3RSZXNwb25zZS5TdGF0dXNlc0VudHJ5UghzdGF0dXNlcxpgCg1TdGF0dXNlc0VudHJ5EhAK\
        A2tleRgBIAEoCVIDa2V5EjkKBXZhbHVlGAIgASgLMiMuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tSZXNwb25zZVIFdmFsdWU6AjgBMqECCgZIZWFsdGgS\
        XAoFQ2hlY2sSIi5ncnBjLmhlYWx0aC52MS5IZWFsdGhDaGVja1JlcXVlc3QaIy5ncnBjLmhlYWx0aC52MS5IZWFsdGhDaGVja1Jlc3BvbnNlIgqQAgHK8xgD\
        CgEqElkKBExpc3QSIS5ncnBjLmhlYWx0aC52MS5IZWFsdGhMaXN0UmVxdWVzdBoiLmdycGMuaGVhbHRoLnYxLkhlYWx0aExpc3RSZXNwb25zZSIKkAIByvMY\
        AwoBKhJeCgVXYXRjaBIiLmdycGMuaGVhbHRoLnYxLkhlYWx0aENoZWNrUmVxdWVzdBojLmdycGMuaGVhbHRoLnYxLkhlYWx0aENoZWNrUmVzcG9uc2UiCpAC\
        AcrzGAMKASowAUrPBgq0AQoBDBIDAwASGqkBIFdoZXRoZXIgYSBzZXJ2ZXIgYW5kIGl0cyBzZXJ2aWNlcyBjYW4gdGFrZSBjYWxsczogZ1JQQydzIG93biBo\
        ZWFsdGggcHJvdG9jb2wsCiB3aXJlLWNvbXBhdGlibGUgd2l0aCBldmVyeSBjbGllbnQgb2YgaXQKIChodHRwczovL2dycGMuaW8vZG9jcy9ndWlkZXMvaGVh\
        bHRoLWNoZWNraW5nLykuCgpPCgQGAAIAEgQLAhADGkEgSG93IGEgc2VydmljZSBpcyBub3cuIE5PVF9GT1VORCBmb3Igb25lIHRoYXQgaXNuJ3Qgc2VydmVk\
        IGhlcmUuCgpTCgQGAAIBEgQTAhgDGkUgSG93IGVhY2ggc2VydmljZSBpcyBub3csIGFuZCB1bmRlciB0aGUgZW1wdHkgbmFtZSB0aGUgd2hvbGUgc2VydmVy\
        LgoKwgEKBAYAAgISBB0CIgMaswEgSG93IGEgc2VydmljZSBpcyBub3csIGFuZCBhZ2FpbiB3aXRoIGV2ZXJ5IGNoYW5nZS4gQSBzZXJ2aWNlIHRoYXQgaXNu\
        J3QKIHNlcnZlZCBoZXJlIGlzIFNFUlZJQ0VfVU5LTk9XTiwgYW5kIHRoZSBzdHJlYW0gZ29lcyBvbi4gSXQgZW5kcyB3aXRoCiBVTkFWQUlMQUJMRSB3aGVu\
        IHRoZSBzZXJ2ZXIgc3RvcHMuCgpZCgQEAAIAEgMnAhUaTCBXaXRoIGl0cyBwYWNrYWdlOiAicm9sbGNhbGwuZ3JvdXBzLnYxLkdyb3VwcyIuIEVtcHR5IGZv\
        ciB0aGUgd2hvbGUgc2VydmVyLgoKIAoGBAEEAAIBEgMvBBAaESBJdCB0YWtlcyBjYWxscy4KCkQKBgQBBAACAhIDMgQUGjUgSXQgc3RhcnRzLCBzdG9wcywg\
        b3IgbGFja3Mgc29tZXRoaW5nIHRoYXQgaXQgbmVlZHMuCgpACgYEAQQAAgMSAzUEGBoxIEl0IGlzbid0IHNlcnZlZCBoZXJlLiBPbmx5IGluIGFuc3dlcnMg\
        b2YgV2F0Y2guCgomCgQEAwIAEgM/AjAaGSBCeSB0aGUgc2VydmljZXMnIG5hbWVzLgpiBnByb3RvMw==
        """),
    ],
    importing: [.optionsAPI]
  )
}
