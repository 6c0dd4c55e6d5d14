extension Sketch {
  static func rabbit(_ s: inout Sketch) {
    let fur: Color = 0xf6f1ec
    s.both {
      $0.oval(34, 27, 11, 26, fur, tilt: -8)
      $0.oval(34.4, 28, 5.6, 19, 0xf7b5c1, tilt: -8)
    }
    s.oval(50, 65, 36, 31, fur)
    s.darkEyes(62, apart: 16, 6)
    s.oval(50, 70, 4.4, 3.2, 0xf08ba5)
    s.line(ink, 2.2, [(50, 73), (50, 76)])
    s.muzzleMouth(76, wide: 7, deep: 3.6)
    s.cheeks(73, apart: 23)
  }

  static func ghost(_ s: inout Sketch) {
    let sheet: Color = 0xe9e4fb
    s.blob(
      sheet,
      [
        (50, 6), (76, 16), (86, 44), (87, 74), (90, 90), (80, 95), (72, 86), (61, 96), (50, 86),
        (39, 96), (28, 86), (20, 95), (10, 90), (13, 74), (14, 44), (24, 16),
      ])
    s.both { $0.oval(10, 58, 9, 6, sheet, tilt: -35) }
    s.both {
      $0.oval(35, 42, 7, 9, ink)
      $0.disc(32.8, 38, 2.5, white)
    }
    s.oval(50, 60, 6, 7.5, ink)
    s.oval(50, 64, 4, 3, 0xf38ba0)
    s.cheeks(56, apart: 26, 0xf3b0cf, 5.5)
  }

  static func sheep(_ s: inout Sketch) {
    let wool: Color = 0xfbf6e6
    s.around(50, 50, times: 11) { $0.disc(50, 16, 13, wool) }
    s.disc(50, 50, 36, wool)
    s.both { $0.oval(19, 52, 12, 6.5, 0xe2b89a, tilt: -20) }
    s.oval(50, 58, 26, 28, 0xf2cdb0)
    s.both { $0.disc(38, 32, 9, wool) }
    s.disc(50, 28, 11, wool)
    s.darkEyes(55, apart: 12, 5.4)
    s.both { $0.oval(46.6, 66, 1.5, 2.1, 0x9c6a50) }
    s.smile(72, wide: 6, deep: 4.5, 0x7d4f3a, thickness: 2.4)
    s.cheeks(65, apart: 17, blush, 4.4)
  }

  static func chick(_ s: inout Sketch) {
    let down: Color = 0xffdf6b
    s.line(down, 4, [(50, 18), (48, 8), (42, 4)])
    s.line(down, 4, [(51, 18), (53, 9), (60, 6)])
    s.both { $0.oval(13, 58, 9, 14, 0xf7c948, tilt: 28) }
    s.disc(50, 50, 36, down)
    s.darkEyes(45, apart: 16, 5.8)
    s.facet(0xf58a2e, round: 3.4, [(41, 53), (59, 53), (50, 64)])
    s.cheeks(57, apart: 24, 0xff9d6e, 5)
    s.facet(
      0xf4efe6, round: 1.5,
      [
        (11, 62), (22, 71), (31, 62), (41, 72), (50, 63), (59, 72), (69, 62), (78, 71), (89, 62),
        (85, 80), (72, 94), (50, 98), (28, 94), (15, 80),
      ])
    s.both { $0.disc(33, 85, 2.2, 0xd9cdb8) }
    s.disc(56, 88, 1.8, 0xd9cdb8)
  }

  static func koala(_ s: inout Sketch) {
    let fur: Color = 0xb9c6d3
    s.both {
      $0.around(17, 34, times: 7) { $0.disc(17, 21, 7, fur) }
      $0.disc(17, 34, 15, fur)
      $0.disc(18.5, 35, 10, 0xf6dde2)
    }
    s.oval(50, 57, 37, 34, fur)
    s.oval(50, 82, 20, 8, 0xe8eef3)
    s.darkEyes(52, apart: 19, 5.6)
    s.oval(50, 60, 9, 13.5, 0x4a4a58)
    s.oval(47, 53, 2.8, 3.4, 0x8a8a9a)
    s.smile(77, wide: 7, deep: 4.5, thickness: 2.4)
    s.cheeks(68, apart: 22, 0xf4a3b0, 5)
  }

  static func cloud(_ s: inout Sketch) {
    let mist: Color = 0xe3f1fb
    for (x, y) in [(30.0, 84.0), (50, 90), (70, 84)] {
      s.blob(0x7cc4f2, [(x, y - 7), (x + 4.4, y + 2), (x, y + 7), (x - 4.4, y + 2)])
    }
    s.disc(24, 52, 20, mist)
    s.disc(76, 52, 20, mist)
    s.disc(40, 36, 25, mist)
    s.disc(63, 40, 21, mist)
    s.box(10, 40, 80, 32, mist, round: 16)
    s.darkEyes(47, apart: 15, 5.6)
    s.smile(56, wide: 7, deep: 5)
    s.cheeks(57, apart: 24, 0xf7aebb, 5)
  }

  static func mushroom(_ s: inout Sketch) {
    s.blob(0xfdf3dd, [(32, 48), (68, 48), (72, 70), (76, 90), (50, 97), (24, 90), (28, 70)])
    s.blob(
      0xf59a9a,
      [
        (50, 5), (76, 14), (94, 42), (90, 56), (70, 60), (50, 61), (30, 60), (10, 56), (6, 42),
        (24, 14),
      ])
    s.oval(50, 59.5, 30, 3.6, 0xe8c9b0)
    s.disc(48, 22, 9, 0xfff6ee)
    s.disc(24, 38, 7, 0xfff6ee)
    s.disc(74, 35, 8, 0xfff6ee)
    s.disc(51, 46, 5, 0xfff6ee)
    s.disc(70, 17, 3, 0xfff6ee)
    s.darkEyes(72, apart: 12, 5.2)
    s.smile(80, wide: 6, deep: 4.5)
    s.cheeks(80, apart: 18, blush, 4.4)
  }
}
