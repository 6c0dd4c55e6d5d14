// Generated from grpc/testing/test.proto. DO NOT EDIT.
// swift-format-ignore-file

