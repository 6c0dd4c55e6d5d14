extension Sketch {
  static func elephant(_ s: inout Sketch) {
    let skin: Color = 0xb8d0ea
    s.both {
      $0.blob(skin, [(30, 28), (16, 18), (3, 30), (3, 54), (16, 70), (30, 62)])
      $0.blob(0xf4c6d4, [(26, 34), (16, 27), (9, 36), (9, 52), (17, 61), (26, 54)])
    }
    s.oval(50, 44, 30, 32, skin)
    s.line(skin, 18, [(50, 56), (50, 74), (54, 84), (66, 87)])
    for y in [66.0, 73, 80] {
      s.line(
        0x93b2d4, 1.9, [(43.5 + (y - 66) * 0.12, y), (50, y + 1.6), (56.5 + (y - 66) * 0.1, y)])
    }
    s.both { $0.facet(0xfffaf0, round: 2.4, [(31, 66), (39, 66), (35, 80)]) }
    s.darkEyes(43, apart: 15, 5.6)
    s.cheeks(55, apart: 20, 0xf5a3b5, 4.8)
    s.both { $0.line(0x93b2d4, 2.2, [(30, 32), (35, 30), (40, 32)]) }
  }

  static func duck(_ s: inout Sketch) {
    let plumage: Color = 0xfff0b8
    s.facet(plumage, round: 4, [(8, 74), (1, 44), (34, 60)])
    s.blob(
      plumage, [(50, 54), (76, 52), (88, 68), (80, 88), (50, 95), (18, 88), (8, 68), (24, 58)])
    s.disc(60, 34, 25, plumage)
    s.blob(plumage, [(56, 10), (52, 2), (60, 5), (66, 1), (66, 10)])
    s.facet(0xf79436, round: 4.5, [(78, 34), (99, 40), (96, 49), (76, 48)])
    s.line(0xc96a1c, 1.8, [(80, 42.5), (94, 43.5)])
    s.disc(65, 31, 5.8, ink)
    s.disc(63.4, 29, 2, white)
    s.oval(58, 42, 5, 3.6, 0xffa98f)
    s.blob(0xf2d585, [(26, 66), (44, 62), (58, 70), (52, 82), (34, 84), (20, 76)])
    s.blob(
      0x8fcdf0,
      [
        (2, 90), (14, 86), (26, 90), (38, 86), (50, 90), (62, 86), (74, 90), (86, 86), (98, 90),
        (92, 99), (50, 100), (8, 99),
      ])
  }

  static func star(_ s: inout Sketch) {
    s.facet(
      0xffe07a, round: 9,
      [
        (50, 2), (63.5, 33), (97, 36.5), (72, 59), (79.5, 93), (50, 75), (20.5, 93), (28, 59),
        (3, 36.5), (36.5, 33),
      ])
    s.line(0xfff4c9, 4, [(44, 30), (41, 37), (34, 40)])
    s.darkEyes(49, apart: 12, 5.6)
    s.smile(57, wide: 7, deep: 5)
    s.cheeks(58, apart: 19, 0xff9f80, 4.6)
  }

  static func sun(_ s: inout Sketch) {
    s.around(50, 50, times: 12) {
      $0.facet(0xffb35c, round: 3, [(43, 18), (50, 1), (57, 18), (50, 30)])
    }
    s.disc(50, 50, 33, 0xffd27a)
    s.disc(50, 50, 28, 0xffe19c)
    s.darkEyes(46, apart: 12, 5.6)
    s.smile(55, wide: 9, deep: 7)
    s.cheeks(56, apart: 19, 0xff9d7a, 5)
  }

  static func moon(_ s: inout Sketch) {
    let glow: Color = 0xf5eccb
    s.blob(
      glow,
      [
        (62, 4), (30, 10), (9, 34), (9, 66), (30, 90), (62, 96), (84, 86), (64, 80), (52, 64),
        (54, 52), (50, 44), (54, 34), (62, 18), (78, 10),
      ])
    s.disc(22, 70, 5, 0xe0d3a6)
    s.disc(38, 82, 3.6, 0xe0d3a6)
    s.disc(40, 16, 3.4, 0xe0d3a6)
    s.line(ink, 2.8, [(18, 45), (23, 49), (28, 45)])
    s.line(ink, 2.8, [(36, 45), (40.5, 49), (45, 45)])
    s.smile(57, wide: 5, deep: 3.8, thickness: 2.4, middle: 32)
    s.oval(20.5, 56, 4.4, 3, 0xf7ab93)
    s.oval(43.5, 56, 4, 3, 0xf7ab93)
    for (x, y, size) in [(78.0, 34.0, 9.0), (88, 60, 6), (68, 56, 4.5)] {
      s.facet(
        0xffe07a, round: size / 5,
        [
          (x, y - size), (x + size * 0.28, y - size * 0.28), (x + size, y),
          (x + size * 0.28, y + size * 0.28), (x, y + size), (x - size * 0.28, y + size * 0.28),
          (x - size, y), (x - size * 0.28, y - size * 0.28),
        ])
    }
  }

  static func snowman(_ s: inout Sketch) {
    let snow: Color = 0xf4f8fb
    s.oval(50, 82, 35, 17, snow)
    s.disc(50, 52, 30, snow)
    s.box(30, 2, 40, 24, 0xa9c7f0, round: 5)
    s.box(30, 16, 40, 8, 0xf39a9a, round: 0)
    s.box(20, 22, 60, 8, 0xa9c7f0, round: 4)
    s.darkEyes(46, apart: 12, 5.2)
    s.facet(0xf79436, round: 2.4, [(47, 51), (49, 59), (70, 60)])
    s.smile(63, wide: 8, deep: 5)
    s.cheeks(58, apart: 20, 0xf7aebb, 4.4)
    s.blob(0xf39a9a, [(22, 69), (50, 77), (78, 69), (81, 78), (50, 87), (19, 78)])
    s.facet(0xe47d7d, round: 3, [(60, 80), (73, 77), (76, 96), (64, 97)])
  }

  static func lion(_ s: inout Sketch) {
    let mane: Color = 0xf2a65a
    let fur: Color = 0xffdc9c
    s.around(50, 52, times: 13) { $0.disc(50, 16, 11.5, mane) }
    s.disc(50, 52, 38, mane)
    s.both {
      $0.disc(24, 30, 9, fur)
      $0.disc(24.5, 30.5, 5, 0xf0a97c)
    }
    s.oval(50, 55, 30, 29, fur)
    s.both { $0.oval(43.5, 69, 9.5, 8, 0xfff3da) }
    s.facet(0xa8563f, round: 3.4, [(43, 59), (57, 59), (50, 68)])
    s.muzzleMouth(67, wide: 8, deep: 5, 0x7a3e2e)
    s.darkEyes(50, apart: 14, 5.4)
    s.cheeks(63, apart: 21, 0xff9d80, 4.4)
  }
}
