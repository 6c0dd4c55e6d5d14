// Generated from google/rpc/error_details.proto, google/rpc/status.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import WellKnownTypes
public import Protobuf

extension FileDescriptors {
  /// The .proto files of ErrorDetailsAPI, with those that they import.
  public static let errorDetailsAPI = FileDescriptors(
    [
      File("google/rpc/error_details.proto", base64: """
        Ch5nb29nbGUvcnBjL2Vycm9yX2RldGFpbHMucHJvdG8SCmdvb2dsZS5ycGMaHmdvb2dsZS9wcm90b2J1Zi9kdXJhdGlvbi5wcm90byKoAQoKQmFkUmVxdWVz\
        dBJQChBmaWVsZF92aW9sYXRpb25zGAEgAygLMiUuZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uUg9maWVsZFZpb2xhdGlvbnMaSAoORmll\
        bGRWaW9sYXRpb24SFAoFZmllbGQYASABKAlSBWZpZWxkEiAKC2Rlc2NyaXB0aW9uGAIgASgJUgtkZXNjcmlwdGlvbiJHCglSZXRyeUluZm8SOgoLcmV0cnlf\
        ZGVsYXkYASABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXkiuQEKCUVycm9ySW5mbxIWCgZyZWFzb24YASABKAlSBnJlYXNvbhIW\
        CgZkb21haW4YAiABKAlSBmRvbWFpbhI/CghtZXRhZGF0YRgDIAMoCzIjLmdvb2dsZS5ycGMuRXJyb3JJbmZvLk1ldGFkYXRhRW50cnlSCG1ldGFkYXRhGjsK\
        DU1ldGFkYXRhRW50cnkSEAoDa2V5GAEgASgJUgNrZXkSFAoFdmFsdWUYAiABKAlSBXZhbHVlOgI4ASKQAQoMUmVzb3VyY2VJbmZvEiMKDXJlc291cmNlX3R5\
        cGUYASABKAlSDHJlc291cmNlVHlwZRIjCg1yZXNvdXJjZV9uYW1lGAIgASgJUgxyZXNvdXJjZU5hbWUSFAoFb3duZXIYAyABKAlSBW93bmVyEiAKC2Rlc2Ny\
        aXB0aW9uGAQgASgJUgtkZXNjcmlwdGlvbkrOAQqOAQoBDBIDAgASGoMBIFRoZSBlcnJvciBkZXRhaWxzIHRoYXQgUm9sbGNhbGwgc2VuZHMsIGJ5IHRoZSBw\
        dWJsaWMgbmFtZXMgYW5kIG51bWJlcnMgb2YKIGdvb2dsZS5ycGMsIHNvIHRoYXQgZXZlcnkgZ1JQQyBjbGllbnQgY2FuIGRlY29kZSB0aGVtLgoKOwoGBAAD\
        AAIAEgMLBBUaLCBUaGUgcGF0aCBvZiB0aGUgZmllbGQ6ICJtZW1iZXJzWzJdLmVtYWlsIi4KYgZwcm90bzM=
        """),
      File("google/rpc/status.proto", base64: """
        Chdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxIKZ29vZ2xlLnJwYxoZZ29vZ2xlL3Byb3RvYnVmL2FueS5wcm90byJmCgZTdGF0dXMSEgoEY29kZRgBIAEoBVIE\
        Y29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlEi4KB2RldGFpbHMYAyADKAsyFC5nb29nbGUucHJvdG9idWYuQW55UgdkZXRhaWxzStQBCiMKAgQAEgQK\
        ABMBGhcgVGhlIHN0YXR1cyBvZiBhIGNhbGwuCgooCgQEAAIAEgMMAhEaGyBPbmUgb2YgdGhlIGNvZGVzIG9mIGdSUEMuCgorCgQEAAIBEgMPAhUaHiBGb3Ig\
        dGhlIHBlcnNvbiB3aG8gcmVhZHMgaXQuCgpWCgQEAAICEgMSAisaSSBGYWN0cyBmb3IgcHJvZ3JhbXM6IHRoZSBtZXNzYWdlcyBvZiBlcnJvcl9kZXRhaWxz\
        LnByb3RvLCBhbmQgYW55IG90aGVyLgpiBnByb3RvMw==
        """),
    ],
    importing: [.wellKnownTypes]
  )
}
