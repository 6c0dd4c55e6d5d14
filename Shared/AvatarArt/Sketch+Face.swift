/// The faces that all avatars share: what makes them one family.
extension Sketch {
  static let ink: Color = 0x2a2733
  static let white: Color = 0xffffff
  static let blush: Color = 0xff9a9a

  /// Eyes for dark creatures: white ones with a pupil.
  mutating func brightEyes(
    _ y: Double, apart: Double, _ radius: Double = 9, color: Color = Sketch.white,
    middle: Double = 50
  ) {
    for side in [-1.0, 1.0] {
      let x = middle + side * apart
      disc(x, y, radius, color)
      disc(x - side * radius * 0.12, y + radius * 0.08, radius * 0.6, Self.ink)
      disc(x - side * radius * 0.12 - radius * 0.2, y - radius * 0.18, radius * 0.22, Self.white)
    }
  }

  /// Eyes for light creatures: dark ones with a spark.
  mutating func darkEyes(
    _ y: Double, apart: Double, _ radius: Double = 5.5, middle: Double = 50
  ) {
    for side in [-1.0, 1.0] {
      let x = middle + side * apart
      disc(x, y, radius, Self.ink)
      disc(x - radius * 0.3, y - radius * 0.35, radius * 0.34, Self.white)
    }
  }

  mutating func smile(
    _ y: Double, wide: Double = 8, deep: Double = 5, _ color: Color = Sketch.ink,
    thickness: Double = 2.6, middle: Double = 50
  ) {
    line(
      color, thickness,
      [
        (middle - wide, y), (middle - wide * 0.55, y + deep * 0.75), (middle, y + deep),
        (middle + wide * 0.55, y + deep * 0.75), (middle + wide, y),
      ])
  }

  /// The mouth of cats and their like: two small arcs side by side.
  mutating func muzzleMouth(
    _ y: Double, wide: Double = 8, deep: Double = 4, _ color: Color = Sketch.ink,
    thickness: Double = 2.4
  ) {
    both { side in
      side.line(
        color, thickness,
        [
          (50, y), (50 - wide * 0.25, y + deep * 0.8), (50 - wide * 0.6, y + deep),
          (50 - wide, y + deep * 0.35),
        ])
    }
  }

  mutating func cheeks(
    _ y: Double, apart: Double, _ color: Color = Sketch.blush, _ radius: Double = 5,
    middle: Double = 50
  ) {
    oval(middle - apart, y, radius, radius * 0.7, color)
    oval(middle + apart, y, radius, radius * 0.7, color)
  }
}
