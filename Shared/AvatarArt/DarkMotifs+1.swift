extension Sketch {
  static func cat(_ s: inout Sketch) {
    let fur: Color = 0x34304a
    s.both {
      $0.facet(fur, round: 7, [(11, 52), (13, 8), (50, 28)])
      $0.facet(0xc98aa6, round: 4, [(18, 38), (19.5, 18), (36, 29)])
    }
    s.oval(50, 57, 40, 35, fur)
    s.both {
      $0.disc(33, 53, 9.5, 0xd9ee6a)
      $0.oval(34, 53, 3.6, 7.6, ink)
      $0.disc(32.4, 49.6, 1.9, white)
      $0.line(0xb9b2d0, 1.7, [(22, 67), (6, 63)])
      $0.line(0xb9b2d0, 1.7, [(22, 71.5), (7, 74)])
    }
    s.facet(0xf08ba5, round: 3, [(44.5, 63), (55.5, 63), (50, 70)])
    s.muzzleMouth(70, wide: 9, deep: 5, 0xe6e0f2)
  }

  static func owl(_ s: inout Sketch) {
    let feather: Color = 0x4f3a33
    s.both { $0.facet(feather, round: 5, [(14, 44), (14, 6), (46, 22)]) }
    s.blob(
      feather, [(50, 15), (80, 26), (88, 58), (76, 86), (50, 95), (24, 86), (12, 58), (20, 26)])
    s.both { $0.oval(15.5, 66, 9, 21, 0x35261f, tilt: 12) }
    s.oval(50, 76, 22, 17, 0xc49a6c)
    for (x, y) in [(41.0, 71.0), (50, 71), (59, 71), (45.5, 78), (54.5, 78), (50, 85)] {
      s.line(0x7d5a3c, 2.4, [(x - 3, y), (x, y + 3), (x + 3, y)])
    }
    s.both {
      $0.disc(32.5, 43, 19, 0xf3dfbd)
      $0.disc(33.5, 43, 13, 0xf2a93b)
      $0.disc(34, 43, 9, ink)
      $0.disc(31, 39.5, 3.2, white)
    }
    s.facet(0xe9812f, round: 3.5, [(43, 50), (57, 50), (50, 65)])
  }

  static func fox(_ s: inout Sketch) {
    let fur: Color = 0xa2431d
    s.both {
      $0.facet(fur, round: 6, [(10, 50), (12, 6), (48, 30)])
      $0.facet(0x3b1d16, round: 4, [(16, 34), (16.5, 15), (33, 27)])
    }
    s.facet(fur, round: 14, [(50, 97), (4, 60), (20, 28), (80, 28), (96, 60)])
    s.both {
      $0.blob(0xf9e6cf, [(6, 61), (24, 57), (39, 64), (50, 78), (50, 93.5), (34, 85), (17, 73)])
    }
    s.darkEyes(54, apart: 17, 6.2)
    s.oval(50, 85, 7.5, 5.6, ink)
    s.oval(48, 83, 2.2, 1.3, 0x8c889a)
  }

  static func bear(_ s: inout Sketch) {
    let fur: Color = 0x54362a
    s.both {
      $0.disc(21, 26, 15, fur)
      $0.disc(21.5, 27, 8.5, 0xb27c5e)
    }
    s.oval(50, 56, 41, 37, fur)
    s.oval(50, 69, 20, 16, 0xd9ae8b)
    s.oval(50, 61, 8, 5.6, ink)
    s.oval(47.5, 59, 2.4, 1.4, 0x8c889a)
    s.line(ink, 2.4, [(50, 65), (50, 70)])
    s.muzzleMouth(70, wide: 8, deep: 5)
    s.brightEyes(48, apart: 17, 7)
  }

  static func frog(_ s: inout Sketch) {
    let skin: Color = 0x1f6141
    s.both { $0.disc(26, 29, 18, skin) }
    s.oval(50, 61, 44, 32, skin)
    s.blob(
      0x93c98a, [(50, 78), (70, 74), (85, 73), (74, 86), (50, 92.6), (26, 86), (15, 73), (30, 74)])
    s.brightEyes(27, apart: 24, 12)
    s.smile(60, wide: 25, deep: 13, 0x0c2f20, thickness: 3.2)
    s.both { $0.disc(45.5, 53, 1.7, 0x0c2f20) }
    s.cheeks(61, apart: 33, 0xe07f72, 6)
  }

  static func octopus(_ s: inout Sketch) {
    let skin: Color = 0x5a2f80
    let shade: Color = 0x452164
    s.both {
      $0.line(shade, 11, [(30, 62), (22, 76), (9, 75), (7, 63)])
      $0.line(shade, 12, [(45, 70), (45, 86), (37, 94)])
      $0.line(skin, 12, [(36, 66), (33, 82), (22, 90), (12, 87)])
      $0.disc(22.5, 88.5, 2.2, 0xb98be0)
      $0.disc(29.5, 84.4, 2.2, 0xb98be0)
    }
    s.blob(
      skin,
      [
        (50, 6), (76, 16), (86, 42), (76, 64), (64, 78), (50, 82), (36, 78), (24, 64), (14, 42),
        (24, 16),
      ])
    s.both {
      $0.disc(30, 17.5, 4.4, 0x8a5ab3)
      $0.disc(22, 28, 3, 0x8a5ab3)
    }
    s.brightEyes(46, apart: 15, 10)
    s.smile(60, wide: 7, deep: 5, 0xf3d9ff)
    s.cheeks(59, apart: 24, 0xe07bb0, 5)
  }

  static func penguin(_ s: inout Sketch) {
    let coat: Color = 0x232b47
    s.both {
      $0.oval(12, 62, 8, 21, coat, tilt: 20)
      $0.oval(36, 94, 11, 5, 0xf29a2e)
    }
    s.blob(coat, [(50, 6), (76, 18), (86, 50), (80, 82), (50, 94), (20, 82), (14, 50), (24, 18)])
    s.both { $0.oval(37, 40, 16, 18, 0xf6f3ec) }
    s.oval(50, 66, 27, 25, 0xf6f3ec)
    s.darkEyes(41, apart: 13.5, 5.6)
    s.facet(0xf29a2e, round: 4, [(40, 48), (60, 48), (50, 61)])
    s.cheeks(53, apart: 21, 0xf7a6a0, 5)
  }

  static func whale(_ s: inout Sketch) {
    let skin: Color = 0x23487c
    s.line(0x4fa3d9, 4.5, [(38, 32), (37, 20), (27, 13), (20, 18)])
    s.line(0x4fa3d9, 4.5, [(38, 32), (39, 20), (49, 12), (57, 17)])
    s.blob(skin, [(62, 84), (76, 76), (84, 60), (82, 44), (90, 42), (95, 56), (92, 74), (80, 88)])
    s.oval(76, 37, 12, 7, skin, tilt: 28)
    s.oval(93, 36, 11, 6.5, skin, tilt: -38)
    s.blob(
      skin,
      [(5, 62), (12, 40), (36, 31), (62, 38), (78, 62), (76, 80), (58, 90), (28, 90), (10, 82)])
    s.blob(
      0xdfeaf2, [(7, 70), (22, 77), (44, 78), (62, 74), (66, 82), (54, 90), (28, 90), (11, 82)])
    for x in [24.0, 36, 48] { s.line(0x9db8cf, 1.8, [(x, 80), (x + 1, 84), (x + 3, 88)]) }
    s.brightEyes(56, apart: 13, 7.5, middle: 31)
    s.smile(66, wide: 6, deep: 4.5, 0xdfeaf2, middle: 31)
    s.oval(66, 72, 9, 5, 0x163357, tilt: 38)
  }
}
