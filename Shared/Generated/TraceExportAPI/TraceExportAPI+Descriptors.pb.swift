// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto, opentelemetry/proto/common/v1/common.proto, opentelemetry/proto/resource/v1/resource.proto, opentelemetry/proto/trace/v1/trace.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import OptionsAPI
public import Protobuf

extension FileDescriptors {
  /// The .proto files of TraceExportAPI, with those that they import.
  public static let traceExportAPI = FileDescriptors(
    [
      File("opentelemetry/proto/common/v1/common.proto", base64: """
        CipvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8SHW9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxIp0BCghBbnlWYWx1ZRIj\
        CgxzdHJpbmdfdmFsdWUYASABKAlIAFILc3RyaW5nVmFsdWUSHwoKYm9vbF92YWx1ZRgCIAEoCEgAUglib29sVmFsdWUSHQoJaW50X3ZhbHVlGAMgASgDSABS\
        CGludFZhbHVlEiMKDGRvdWJsZV92YWx1ZRgEIAEoAUgAUgtkb3VibGVWYWx1ZUIHCgV2YWx1ZSJbCghLZXlWYWx1ZRIQCgNrZXkYASABKAlSA2tleRI9CgV2\
        YWx1ZRgCIAEoCzInLm9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxLkFueVZhbHVlUgV2YWx1ZSJEChRJbnN0cnVtZW50YXRpb25TY29wZRISCgRuYW1l\
        GAEgASgJUgRuYW1lEhgKB3ZlcnNpb24YAiABKAlSB3ZlcnNpb25K1AEKrQEKAQwSAwIAEhqiASBXaGF0IE9wZW5UZWxlbWV0cnkncyBzaWduYWxzIGhhdmUg\
        aW4gY29tbW9uOiB0aGUgcGFydCBvZiBpdCB0aGF0IGlzIHNlbnQgaGVyZSwKIHdpcmUtY29tcGF0aWJsZSB3aXRoIGV2ZXJ5IHJlY2VpdmVyIChodHRwczov\
        L29wZW50ZWxlbWV0cnkuaW8vZG9jcy9zcGVjcy9vdGxwLykuCgoiCgIEAhIEFQAYARoWIFdoYXQgbWFkZSB0aGUgc3BhbnMuCmIGcHJvdG8z
        """),
      File("opentelemetry/proto/resource/v1/resource.proto", base64: """
        Ci5vcGVudGVsZW1ldHJ5L3Byb3RvL3Jlc291cmNlL3YxL3Jlc291cmNlLnByb3RvEh9vcGVudGVsZW1ldHJ5LnByb3RvLnJlc291cmNlLnYxGipvcGVudGVs\
        ZW1ldHJ5L3Byb3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8iUwoIUmVzb3VyY2USRwoKYXR0cmlidXRlcxgBIAMoCzInLm9wZW50ZWxlbWV0cnkucHJvdG8u\
        Y29tbW9uLnYxLktleVZhbHVlUgphdHRyaWJ1dGVzSlAKTgoBDBIDAQASGkQgV2hvIHRlbGxzOiB0aGUgcGFydCBvZiBPcGVuVGVsZW1ldHJ5J3MgcmVzb3Vy\
        Y2UgdGhhdCBpcyBzZW50IGhlcmUuCmIGcHJvdG8z
        """),
      File("opentelemetry/proto/trace/v1/trace.proto", base64: """
        CihvcGVudGVsZW1ldHJ5L3Byb3RvL3RyYWNlL3YxL3RyYWNlLnByb3RvEhxvcGVudGVsZW1ldHJ5LnByb3RvLnRyYWNlLnYxGipvcGVudGVsZW1ldHJ5L3By\
        b3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8aLm9wZW50ZWxlbWV0cnkvcHJvdG8vcmVzb3VyY2UvdjEvcmVzb3VyY2UucHJvdG8ioQEKDVJlc291cmNlU3Bh\
        bnMSRQoIcmVzb3VyY2UYASABKAsyKS5vcGVudGVsZW1ldHJ5LnByb3RvLnJlc291cmNlLnYxLlJlc291cmNlUghyZXNvdXJjZRJJCgtzY29wZV9zcGFucxgC\
        IAMoCzIoLm9wZW50ZWxlbWV0cnkucHJvdG8udHJhY2UudjEuU2NvcGVTcGFuc1IKc2NvcGVTcGFucyKRAQoKU2NvcGVTcGFucxJJCgVzY29wZRgBIAEoCzIz\
        Lm9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxLkluc3RydW1lbnRhdGlvblNjb3BlUgVzY29wZRI4CgVzcGFucxgCIAMoCzIiLm9wZW50ZWxlbWV0cnku\
        cHJvdG8udHJhY2UudjEuU3BhblIFc3BhbnMivAQKBFNwYW4SGQoIdHJhY2VfaWQYASABKAxSB3RyYWNlSWQSFwoHc3Bhbl9pZBgCIAEoDFIGc3BhbklkEh8K\
        C3RyYWNlX3N0YXRlGAMgASgJUgp0cmFjZVN0YXRlEiQKDnBhcmVudF9zcGFuX2lkGAQgASgMUgxwYXJlbnRTcGFuSWQSEgoEbmFtZRgFIAEoCVIEbmFtZRI/\
        CgRraW5kGAYgASgOMisub3BlbnRlbGVtZXRyeS5wcm90by50cmFjZS52MS5TcGFuLlNwYW5LaW5kUgRraW5kEi8KFHN0YXJ0X3RpbWVfdW5peF9uYW5vGAcg\
        ASgGUhFzdGFydFRpbWVVbml4TmFubxIrChJlbmRfdGltZV91bml4X25hbm8YCCABKAZSD2VuZFRpbWVVbml4TmFubxJHCgphdHRyaWJ1dGVzGAkgAygLMicu\
        b3BlbnRlbGVtZXRyeS5wcm90by5jb21tb24udjEuS2V5VmFsdWVSCmF0dHJpYnV0ZXMSPAoGc3RhdHVzGA8gASgLMiQub3BlbnRlbGVtZXRyeS5wcm90by50\
        cmFjZS52MS5TdGF0dXNSBnN0YXR1cxIUCgVmbGFncxgQIAEoB1IFZmxhZ3MiaQoIU3BhbktpbmQSGQoVU1BBTl9LSU5EX1VOU1BFQ0lGSUVEEAASFgoSU1BB\
        Tl9LSU5EX0lOVEVSTkFMEAESFAoQU1BBTl9LSU5EX1NFUlZFUhACEhQKEFNQQU5fS0lORF9DTElFTlQQAyK9AQoGU3RhdHVzEhgKB21lc3NhZ2UYAiABKAlS\
        B21lc3NhZ2USQwoEY29kZRgDIAEoDjIvLm9wZW50ZWxlbWV0cnkucHJvdG8udHJhY2UudjEuU3RhdHVzLlN0YXR1c0NvZGVSBGNvZGUiTgoKU3RhdHVzQ29k\
        ZRIVChFTVEFUVVNfQ09ERV9VTlNFVBAAEhIKDlNUQVRVU19DT0RFX09LEAESFQoRU1RBVFVTX0NPREVfRVJST1IQAkoECAEQAkrlAQpHCgEMEgMBABIaPSBT\
        cGFuczogdGhlIHBhcnQgb2YgT3BlblRlbGVtZXRyeSdzIHRyYWNlIHRoYXQgaXMgc2VudCBoZXJlLgoKGAoEBAICABIDFAIVGgsgMTYgYnl0ZXMuCgoXCgQE\
        AgIBEgMWAhQaCiA4IGJ5dGVzLgoKMwoEBAICAxIDGQIbGiYgRW1wdHkgZm9yIHRoZSBmaXJzdCBzcGFuIG9mIGEgdHJhY2UuCgoyCgQEAgIKEgMhAhUaJSBU\
        aGUgZmxhZ3Mgb2YgdGhlIFczQyB0cmFjZSBjb250ZXh0LgpiBnByb3RvMw==
        """),
      File("opentelemetry/proto/collector/trace/v1/trace_service.proto", base64: """
        CjpvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbGxlY3Rvci90cmFjZS92MS90cmFjZV9zZXJ2aWNlLnByb3RvEiZvcGVudGVsZW1ldHJ5LnByb3RvLmNvbGxlY3Rv\
        ci50cmFjZS52MRoob3BlbnRlbGVtZXRyeS9wcm90by90cmFjZS92MS90cmFjZS5wcm90bxohcm9sbGNhbGwvb3B0aW9ucy92MS9vcHRpb25zLnByb3RvIm8K\
        GUV4cG9ydFRyYWNlU2VydmljZVJlcXVlc3QSUgoOcmVzb3VyY2Vfc3BhbnMYASADKAsyKy5vcGVudGVsZW1ldHJ5LnByb3RvLnRyYWNlLnYxLlJlc291cmNl\
        U3BhbnNSDXJlc291cmNlU3BhbnMiiAEKGkV4cG9ydFRyYWNlU2VydmljZVJlc3BvbnNlEmoKD3BhcnRpYWxfc3VjY2VzcxgBIAEoCzJBLm9wZW50ZWxlbWV0\
        cnkucHJvdG8uY29sbGVjdG9yLnRyYWNlLnYxLkV4cG9ydFRyYWNlUGFydGlhbFN1Y2Nlc3NSDnBhcnRpYWxTdWNjZXNzImcKGUV4cG9ydFRyYWNlUGFydGlh\
        bFN1Y2Nlc3MSJQoOcmVqZWN0ZWRfc3BhbnMYASABKANSDXJlamVjdGVkU3BhbnMSIwoNZXJyb3JfbWVzc2FnZRgCIAEoCVIMZXJyb3JNZXNzYWdlMqwBCgxU\
        cmFjZVNlcnZpY2USmwEKBkV4cG9ydBJBLm9wZW50ZWxlbWV0cnkucHJvdG8uY29sbGVjdG9yLnRyYWNlLnYxLkV4cG9ydFRyYWNlU2VydmljZVJlcXVlc3Qa\
        Qi5vcGVudGVsZW1ldHJ5LnByb3RvLmNvbGxlY3Rvci50cmFjZS52MS5FeHBvcnRUcmFjZVNlcnZpY2VSZXNwb25zZSIKkAICyvMYAwoBKkrAAQo/CgEMEgMB\
        ABIaNSBIb3cgc3BhbnMgZ2V0IHRvIGEgY29sbGVjdG9yOiBPVExQJ3MgdHJhY2Ugc2VydmljZS4KCj4KBAYAAgASBAoCDwMaMCBXaG9ldmVyIGdldHMgYSBz\
        cGFuIHR3aWNlIGtub3dzIGl0IGJ5IGl0cyBpZHMuCgo9CgQEAgIAEgMcAhsaMCBUaG9zZSB0aGF0IHRoZSBjb2xsZWN0b3IgZGlkbid0IHRha2UsIGFuZCB3\
        aHkuCmIGcHJvdG8z
        """),
    ],
    importing: [.optionsAPI]
  )
}
