extension Sketch {
  static func axolotl(_ s: inout Sketch) {
    let skin: Color = 0xfbc9d6
    let gill: Color = 0xf2879f
    s.both {
      $0.line(gill, 6, [(22, 44), (12, 30), (8, 20)])
      $0.line(gill, 6, [(18, 54), (6, 48), (2, 40)])
      $0.line(gill, 6, [(18, 64), (8, 68), (3, 66)])
      $0.disc(9, 19, 4.6, gill)
      $0.disc(4.6, 40, 4.6, gill)
      $0.disc(5.6, 66.5, 4.6, gill)
    }
    s.blob(skin, [(50, 22), (76, 28), (89, 54), (78, 80), (50, 88), (22, 80), (11, 54), (24, 28)])
    s.darkEyes(51, apart: 22, 5.6)
    s.smile(61, wide: 15, deep: 8, 0x8c3f57, thickness: 2.8)
    s.cheeks(64, apart: 27, 0xf5899f, 5)
    for (x, y) in [(42.0, 34.0), (57, 32), (50, 40)] { s.disc(x, y, 2, 0xf2a3b5) }
  }

  static func giraffe(_ s: inout Sketch) {
    let coat: Color = 0xffe3a0
    let patch: Color = 0xd99a52
    s.both {
      $0.line(coat, 5.5, [(39, 26), (36, 10)])
      $0.disc(35.6, 9, 6, 0xb9773a)
      $0.oval(17, 33, 14, 7.5, coat, tilt: 22)
      $0.oval(16.5, 33, 8, 3.8, 0xf4b58f, tilt: 22)
    }
    s.blob(
      coat,
      [
        (50, 18), (70, 24), (77, 44), (70, 66), (70, 88), (50, 97), (30, 88), (30, 66), (23, 44),
        (30, 24),
      ])
    s.blob(patch, [(50, 20), (57, 25), (53, 34), (45, 32), (43, 24)])
    s.both { $0.blob(patch, [(26.5, 33), (35, 32), (34, 40), (25.5, 42)]) }
    s.oval(50, 82, 25, 16, 0xfff3d6)
    s.both { $0.oval(42, 78, 2.4, 3.4, 0xb07a48, tilt: 14) }
    s.smile(87, wide: 8, deep: 4, 0x8a5a30)
    s.darkEyes(49, apart: 14.5, 5.8)
    s.cheeks(60.5, apart: 18.5, 0xffa27f, 4.2)
  }

  static func llama(_ s: inout Sketch) {
    let wool: Color = 0xf3e4cf
    s.both {
      $0.facet(wool, round: 5, [(28, 34), (22, 2), (42, 22)])
      $0.facet(0xeab3a3, round: 3, [(31, 25), (27.5, 10), (37, 20)])
    }
    s.blob(wool, [(30, 60), (70, 60), (78, 98), (50, 100), (22, 98)])
    for (x, y, r) in [
      (50.0, 22.0, 13.0), (37, 25, 10), (63, 25, 10), (25, 42, 11), (75, 42, 11), (22, 58, 11),
      (78, 58, 11), (27, 72, 11), (73, 72, 11),
    ] { s.disc(x, y, r, wool) }
    s.oval(50, 48, 28, 30, wool)
    s.oval(50, 60, 21, 26, 0xfff8ec)
    s.darkEyes(52, apart: 13, 5.4)
    s.oval(50, 70, 12, 10, 0xf7e0cb)
    s.facet(0x8c5a4a, round: 2.4, [(46, 65), (54, 65), (50, 70)])
    s.muzzleMouth(70, wide: 6, deep: 4, 0x8c5a4a)
    s.cheeks(62, apart: 17, 0xf9a79a, 4)
    s.line(0x7cc7c0, 5, [(26, 87), (38, 91), (50, 92), (62, 91), (74, 87)])
    for (x, y) in [(36.0, 95.0), (50, 97), (64, 95)] { s.disc(x, y, 3.2, 0xf28e79) }
  }

  static func daisy(_ s: inout Sketch) {
    s.around(50, 50, times: 11) { $0.oval(50, 19, 10.5, 18, 0xfdf7fb) }
    s.around(50, 50, times: 11) { $0.line(0xe6d6e8, 1.8, [(50, 24), (50, 13)]) }
    s.disc(50, 50, 25, 0xffcf5c)
    s.darkEyes(47, apart: 10, 5.2)
    s.smile(55, wide: 7, deep: 5)
    s.cheeks(56, apart: 15.5, 0xff9468, 4)
  }

  static func iceCream(_ s: inout Sketch) {
    s.facet(0xf2bd7e, round: 4, [(23, 56), (77, 56), (50, 99.5)])
    for (x0, y0, x1, y1) in [
      (36.0, 60.0, 58.0, 84.0), (52, 60, 66, 74), (64, 60, 42, 84), (48, 60, 34, 74),
    ] {
      s.line(0xd4944f, 2, [(x0, y0), (x1, y1)])
    }
    s.disc(50, 38, 31, 0xf9c6d8)
    for (x, y, r) in [(24.0, 57.0, 9.0), (38, 61, 9), (53, 60, 10), (66, 61, 8), (77, 56, 8.5)] {
      s.disc(x, y, r, 0xf9c6d8)
    }
    s.line(0xc77b4a, 1, [(50, 6), (50, 6)])
    s.disc(57, 8, 7, 0xf2596b)
    s.disc(55, 6, 2, 0xffc2c9)
    for (x, y, c) in [
      (33.0, 22.0, 0x9adcf0), (42, 15, 0xffe07a), (68, 24, 0xbdecb0), (28, 34, 0xffe07a),
      (73, 36, 0x9adcf0),
    ] as [(Double, Double, Color)] {
      s.line(c, 3, [(x, y), (x + 3, y + 2)])
    }
    s.darkEyes(40, apart: 12, 5.4)
    s.smile(48, wide: 6.5, deep: 5)
    s.cheeks(49, apart: 19.5, 0xf58fae, 4.6)
  }

  static func pufferFish(_ s: inout Sketch) {
    let skin: Color = 0xf6e7a1
    s.around(46, 52, times: 16) {
      $0.facet(0xdcc468, round: 1.4, [(41.5, 18), (46, 7), (50.5, 18)])
    }
    s.facet(0xf0b267, round: 5, [(78, 52), (98, 36), (94, 52), (98, 68)])
    s.disc(46, 52, 36, skin)
    s.slice(46, 52, 36, 36, 0xfffbea, from: 62, to: 88)
    for (x, y) in [(34.0, 24.0), (48, 21), (61, 27)] { s.disc(x, y, 3, 0xd8b95a) }
    s.oval(66, 58, 10, 6.5, 0xf0b267, tilt: 25)
    for x in [28.0, 54] {
      s.disc(x, 45, 9, white)
      s.disc(x + (x < 40 ? 1 : -1), 45.6, 5.8, ink)
      s.disc(x - 1.4, 43, 2.1, white)
    }
    s.oval(41, 61, 6.5, 5, 0xe78a6a)
    s.oval(41, 61, 3.4, 2.4, 0x9c4a3a)
    s.oval(22, 57, 4.4, 3.2, 0xffad85)
  }

  static func dog(_ s: inout Sketch) {
    let coat: Color = 0xf5e4cd
    let ear: Color = 0xcf9a69
    s.oval(50, 52, 36, 36, coat)
    s.blob(ear, [(56, 20), (76, 24), (82, 44), (74, 60), (60, 58), (54, 42)])
    s.both { $0.blob(ear, [(30, 18), (14, 18), (4, 40), (6, 68), (16, 74), (24, 58), (28, 36)]) }
    s.oval(50, 72, 22, 18, 0xfffaf2)
    s.darkEyes(49, apart: 15, 6)
    s.oval(50, 64, 8.4, 6, ink)
    s.oval(47.4, 62, 2.6, 1.5, 0x8c889a)
    s.oval(50, 83, 6, 7.5, 0xf58a9a)
    s.line(ink, 2.3, [(50, 69), (50, 74)])
    s.muzzleMouth(73, wide: 11, deep: 5.5)
    s.line(0xd9667a, 1.6, [(50, 80), (50, 86)])
  }

  static func teacup(_ s: inout Sketch) {
    let china: Color = 0xc5ecdf
    s.line(0xe9f2f0, 4, [(38, 24), (34, 17), (40, 11), (36, 4)])
    s.line(0xe9f2f0, 4, [(56, 24), (52, 17), (58, 11), (54, 4)])
    s.line(0x9fd8c6, 7, [(76, 46), (92, 46), (94, 60), (84, 70), (70, 70)])
    s.oval(46, 90, 40, 7, 0x9fd8c6)
    s.blob(china, [(8, 36), (46, 32), (84, 36), (82, 60), (70, 82), (46, 88), (22, 82), (10, 60)])
    s.oval(46, 36, 37, 8, 0xe9faf4)
    s.oval(46, 37, 31, 5.6, 0xc98a55)
    s.darkEyes(57, apart: 14, 5.6, middle: 46)
    s.smile(66, wide: 7, deep: 5, middle: 46)
    s.cheeks(67, apart: 23, 0xf7a59a, 5, middle: 46)
  }
}
