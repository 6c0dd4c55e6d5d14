extension Sketch {
  static func dragon(_ s: inout Sketch) {
    let scales: Color = 0x17604f
    s.both {
      $0.blob(0xf0d9a0, [(34, 26), (22, 20), (18, 3), (28, 10), (42, 20)])
      $0.facet(0x0e4034, round: 4, [(18, 40), (1, 30), (5, 46), (1, 60), (18, 64)])
    }
    s.facet(0xe9a23b, round: 3, [(42, 22), (50, 3), (58, 22)])
    s.blob(
      scales,
      [
        (50, 16), (72, 21), (84, 42), (80, 60), (78, 82), (50, 95), (22, 82), (20, 60), (16, 42),
        (28, 21),
      ])
    s.blob(
      0x3c8f72, [(50, 60), (70, 64), (77, 80), (66, 92), (50, 95), (34, 92), (23, 80), (30, 64)])
    s.both { $0.oval(40, 73, 3.4, 4.2, 0x0c352b, tilt: 20) }
    s.smile(83, wide: 14, deep: 5, 0x0c352b, thickness: 2.8)
    s.both { $0.facet(white, round: 1, [(37, 85.4), (42, 87), (38.6, 92)]) }
    s.brightEyes(46, apart: 16, 9.5, color: 0xffe27a)
    s.facet(0xe9a23b, round: 2, [(45, 31), (50, 23), (55, 31), (50, 36)])
  }

  static func walrus(_ s: inout Sketch) {
    let skin: Color = 0x6a4140
    s.blob(
      skin,
      [
        (50, 9), (78, 20), (90, 50), (88, 80), (70, 96), (50, 98), (30, 96), (12, 80), (10, 50),
        (22, 20),
      ])
    s.both { $0.facet(0xfbf3df, round: 3.4, [(35, 68), (46, 68), (42, 97), (38, 97)]) }
    s.both { $0.oval(36, 63, 17, 14, 0xd6a08d) }
    s.oval(50, 53, 9.5, 6.5, ink)
    s.oval(47, 51, 2.8, 1.5, 0x8c889a)
    s.both {
      for (x, y) in [(28.0, 62.0), (35, 66), (27, 69), (40, 60), (34, 58.5)] {
        $0.disc(x, y, 1.5, 0x6a4140)
      }
    }
    s.brightEyes(38, apart: 19, 7.5)
    s.both { $0.line(0x4a2a2a, 3, [(24, 27), (30, 24), (36, 26)]) }
  }

  static func planet(_ s: inout Sketch) {
    let ground: Color = 0x35347c
    s.line(
      0xb97f3a, 5.5,
      [(6.8, 67.7), (10.5, 60), (24.8, 50), (45.9, 40.7), (68.1, 34.4), (85.4, 32.7), (93.2, 36.3)])
    s.disc(50, 50, 33, ground)
    s.slice(50, 50, 33, 33, 0x504fa6, from: 26, to: 33)
    s.slice(50, 50, 33, 33, 0x504fa6, from: 70, to: 76)
    s.line(
      0xf0b45f, 6.5,
      [
        (6.8, 67.7), (14.6, 71.3), (31.9, 69.6), (54.1, 63.3), (75.2, 53.9), (89.5, 44),
        (93.2, 36.3),
      ])
    s.brightEyes(40, apart: 12, 8.5)
    s.smile(49.5, wide: 6, deep: 4, 0xe4e2ff, thickness: 2.4)
    s.disc(86, 16, 4, 0x35347c)
    s.disc(12, 24, 2.8, 0x35347c)
    s.disc(83, 86, 3, 0x35347c)
  }

  static func aubergine(_ s: inout Sketch) {
    let skin: Color = 0x4b2460
    s.blob(
      skin,
      [
        (50, 22), (68, 26), (76, 44), (86, 66), (76, 90), (50, 97), (24, 90), (14, 66), (24, 44),
        (32, 26),
      ])
    s.line(0x7d4d96, 5, [(79, 60), (81, 70), (76, 81)])
    s.line(0x2f6b3a, 8, [(50, 22), (51, 10), (58, 5)])
    s.blob(
      0x3f8a4c,
      [
        (50, 12), (66, 18), (76, 34), (66, 31), (60, 42), (50, 32), (40, 42), (34, 31), (24, 34),
        (34, 18),
      ])
    s.brightEyes(60, apart: 14, 9)
    s.smile(74, wide: 8, deep: 5.5, 0xf1dcff)
    s.cheeks(73, apart: 22, 0xc565a8, 5)
  }

  static func avocado(_ s: inout Sketch) {
    s.blob(
      0x24462a,
      [
        (50, 4), (68, 12), (76, 36), (88, 62), (76, 90), (50, 98), (24, 90), (12, 62), (24, 36),
        (32, 12),
      ])
    s.blob(
      0xb9d36c,
      [
        (50, 11), (62, 17), (69, 40), (80, 64), (70, 85), (50, 91), (30, 85), (20, 64), (31, 40),
        (38, 17),
      ])
    s.disc(50, 68, 17, 0x6b4226)
    s.disc(43, 61, 3.8, 0xa87850)
    s.darkEyes(38, apart: 10.5, 5)
    s.smile(44, wide: 5, deep: 3.6, thickness: 2.3)
    s.cheeks(45, apart: 14, 0xf09a6a, 3.4)
  }

  static func acorn(_ s: inout Sketch) {
    let cap: Color = 0x53371f
    s.line(cap, 7, [(50, 18), (51, 9), (58, 4)])
    s.blob(
      0xb06f2f,
      [
        (22, 42), (50, 38), (78, 42), (80, 62), (68, 84), (56, 92), (50, 98), (44, 92), (32, 84),
        (20, 62),
      ])
    s.blob(cap, [(50, 12), (76, 20), (90, 40), (84, 49), (50, 51), (16, 49), (10, 40), (24, 20)])
    for (x, y) in [
      (38.0, 23.0), (50, 21), (62, 23), (26, 33), (38, 33), (50, 32), (62, 33), (74, 33), (32, 42),
      (44, 42), (56, 42), (68, 42),
    ] {
      s.line(0x86603a, 2.4, [(x - 3.4, y), (x, y + 3), (x + 3.4, y)])
    }
    s.brightEyes(63, apart: 13, 7.5)
    s.smile(75, wide: 7, deep: 5, 0x4a2a10)
    s.cheeks(74, apart: 20, 0xe8825a, 4.4)
  }

  static func triceratops(_ s: inout Sketch) {
    let skin: Color = 0x2b5f74
    let frill: Color = 0x1b4152
    s.around(50, 48, times: 14) { $0.disc(50, 9, 6.5, 0xe39a55) }
    s.disc(50, 48, 40, frill)
    s.both { $0.facet(0xf6ead0, round: 2.5, [(27, 44), (25, 10), (40, 36)]) }
    s.blob(
      skin,
      [
        (50, 28), (70, 34), (78, 54), (72, 74), (60, 92), (50, 97), (40, 92), (28, 74), (22, 54),
        (30, 34),
      ])
    s.facet(0xf6ead0, round: 2.5, [(43, 72), (50, 54), (57, 72)])
    s.brightEyes(55, apart: 16, 8.5)
    s.both { $0.oval(44, 80, 2, 2.8, 0x143341, tilt: 20) }
    s.smile(86, wide: 7, deep: 3.6, 0x143341)
    s.cheeks(71, apart: 19, 0xd9776c, 4.4)
  }
}
