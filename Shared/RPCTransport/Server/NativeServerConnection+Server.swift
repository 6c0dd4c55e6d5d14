extension NativeServerConnection: ServerConnection {
  func drain() { drain(reason: "the server is draining") }
}
