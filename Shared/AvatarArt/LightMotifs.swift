extension Sketch {
  /// The light avatars by number. They lie on dark gray.
  static let lightMotifs: [@Sendable (inout Sketch) -> Void] = [
    rabbit, ghost, sheep, chick, koala, cloud, mushroom, cactus, bee, pig, jellyfish, unicorn,
    mouse, elephant, duck, star, sun, moon, snowman, lion, axolotl, giraffe, llama, daisy,
    iceCream, pufferFish, dog, teacup,
  ]
}
