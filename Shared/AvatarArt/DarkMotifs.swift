extension Sketch {
  /// The dark avatars by number. They lie on light gray.
  static let darkMotifs: [@Sendable (inout Sketch) -> Void] = [
    cat, owl, fox, bear, frog, octopus, penguin, whale, bat, robot, raven, ladybird, hedgehog,
    turtle, badger, bull, monkey, snail, crab, moose, spider, dragon, walrus, planet, aubergine,
    avocado, acorn, triceratops,
  ]
}
