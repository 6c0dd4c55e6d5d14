// Generated from rollcall/sample/v1/public.proto. DO NOT EDIT.
// swift-format-ignore-file

