/// The Swift file with the services of one .proto file: method descriptors, the protocol that a
/// service implements, and the client.
struct ServiceFile {
  let file: FileModel
  let names: TypeNames

  var text: String {
    var text = SourceText()
    GeneratedHeader.append(to: &text, source: file.name)
    text.line("public import Protobuf")
    text.line("public import RPCCore")
    text.line("public import RPCTransport")
    for module in importedModules.sorted() {
      text.line("public import \(module)")
    }
    for service in file.services {
      text.line()
      MethodsText(service: service, names: names).append(to: &text)
      text.line()
      ServiceProtocolText(service: service, names: names).append(to: &text)
      text.line()
      ClientText(service: service, names: names).append(to: &text)
    }
    return text.text
  }

  private var importedModules: Set<String> {
    let types = file.services.flatMap(\.methods).flatMap { [$0.input, $0.output] }
    return Set(types.compactMap { names.importedModules[$0.file] })
  }
}
