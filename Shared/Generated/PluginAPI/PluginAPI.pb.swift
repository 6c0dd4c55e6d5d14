// Generated from rollcall/plugin/v1/descriptor.proto, rollcall/plugin/v1/plugin.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of PluginAPI.
  public static let pluginAPI = MessageTypes([
    FileDescriptorProto.self,
    DescriptorProto.self,
    DescriptorProto.ExtensionRange.self,
    FieldDescriptorProto.self,
    OneofDescriptorProto.self,
    EnumDescriptorProto.self,
    EnumValueDescriptorProto.self,
    ServiceDescriptorProto.self,
    MethodDescriptorProto.self,
    FileOptions.self,
    FeatureSet.self,
    MessageOptions.self,
    FieldOptions.self,
    EnumOptions.self,
    EnumValueOptions.self,
    ServiceOptions.self,
    MethodOptions.self,
    Access.self,
    FileDescriptorSet.self,
    SourceCodeInfo.self,
    SourceCodeInfo.Location.self,
    CodeGeneratorRequest.self,
    CodeGeneratorResponse.self,
    CodeGeneratorResponse.File.self,
  ])
}
