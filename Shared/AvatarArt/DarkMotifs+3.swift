extension Sketch {
  static func bull(_ s: inout Sketch) {
    let fur: Color = 0x4b2e2b
    s.both {
      $0.blob(0xf0e2c4, [(30, 30), (14, 30), (5, 14), (9, 4), (16, 15), (32, 17)])
      $0.oval(12, 45, 11, 7, fur, tilt: 12)
      $0.oval(12.5, 45.5, 6, 3.6, 0xa36a60, tilt: 12)
    }
    s.blob(fur, [(50, 14), (74, 20), (83, 44), (76, 76), (50, 92), (24, 76), (17, 44), (26, 20)])
    s.blob(
      0x6e4740, [(50, 10), (62, 16), (66, 30), (56, 27), (50, 34), (44, 27), (34, 30), (38, 16)])
    s.oval(50, 75, 27, 19, 0xe0a899)
    s.both { $0.oval(40, 71, 3.6, 4.6, 0x7a423c, tilt: 20) }
    s.brightEyes(48, apart: 17, 8)
    s.line(0xf2c14e, 3.6, [(44, 81), (43, 89), (50, 93), (57, 89), (56, 81)])
  }

  static func monkey(_ s: inout Sketch) {
    let fur: Color = 0x5c3a26
    let skin: Color = 0xe2b084
    s.both {
      $0.disc(13, 54, 12, fur)
      $0.disc(13.5, 54, 7, skin)
    }
    s.blob(fur, [(50, 14), (44, 6), (56, 5), (60, 13)])
    s.oval(50, 51, 36, 38, fur)
    s.both { $0.oval(38, 47, 16.5, 17, skin) }
    s.oval(50, 70, 27, 20, skin)
    s.darkEyes(48, apart: 12, 5.8)
    s.both { $0.oval(47, 62, 1.6, 2, 0x7a4c30) }
    s.smile(71, wide: 14, deep: 9, 0x6b3a24, thickness: 3)
    s.cheeks(66, apart: 20, 0xf0917f, 4.5)
  }

  static func snail(_ s: inout Sketch) {
    let skin: Color = 0x7a6a3a
    s.line(skin, 5, [(70, 46), (68, 30), (64, 22)])
    s.line(skin, 5, [(82, 46), (86, 30), (90, 22)])
    s.blob(
      skin,
      [
        (3, 88), (16, 80), (40, 78), (62, 74), (66, 48), (78, 41), (90, 48), (94, 66), (88, 84),
        (74, 92), (30, 93),
      ])
    s.disc(38, 54, 33, 0x6f2c54)
    s.line(
      0xd78fb5, 5,
      [
        (38, 56), (42, 53), (38, 48), (30, 52), (31, 62), (42, 66), (52, 57), (48, 43), (34, 38),
        (20, 46), (18, 62), (28, 75),
      ])
    for x in [64.0, 90] {
      s.disc(x, 20, 8.5, white)
      s.disc(x + (x < 80 ? 1 : -1), 20.7, 5.2, ink)
      s.disc(x - 1.4, 18.4, 1.9, white)
    }
    s.smile(62, wide: 6, deep: 4.5, 0x2e2713, middle: 80)
    s.cheeks(63, apart: 0, 0xe08a68, 3.6, middle: 70.5)
  }

  static func crab(_ s: inout Sketch) {
    let shell: Color = 0x9c2f26
    s.both {
      $0.line(shell, 6, [(24, 78), (12, 84), (7, 93)])
      $0.line(shell, 6, [(32, 84), (24, 91), (21, 97)])
      $0.line(shell, 7, [(22, 58), (10, 50), (11, 38)])
      $0.blob(
        shell,
        [
          (14, 42), (3, 35), (1, 21), (8, 9), (14, 9), (16, 22), (20, 21), (25, 11), (30, 16),
          (30, 29), (24, 39),
        ])
      $0.line(shell, 5, [(38, 46), (37, 32)])
    }
    s.oval(50, 65, 36, 25, shell)
    s.brightEyes(30, apart: 13, 8.5)
    s.smile(66, wide: 9, deep: 6, 0xffd9c9, thickness: 2.8)
    s.cheeks(66, apart: 21, 0xe8705c, 5)
    s.both { $0.disc(36, 52, 2.4, 0xc9544a) }
    s.disc(50, 49, 2.8, 0xc9544a)
  }

  static func moose(_ s: inout Sketch) {
    let fur: Color = 0x513526
    let antler: Color = 0xb58a56
    s.both {
      $0.line(antler, 6, [(40, 30), (30, 28), (22, 22)])
      $0.blob(
        antler,
        [
          (32, 26), (18, 30), (5, 22), (2, 6), (8, 12), (13, 3), (17, 12), (24, 4), (26, 13),
          (34, 8),
        ])
      $0.oval(20, 41, 11, 5.5, fur, tilt: 18)
    }
    s.blob(fur, [(50, 22), (68, 28), (73, 48), (70, 64), (50, 70), (30, 64), (27, 48), (32, 28)])
    s.blob(
      0x7a5238, [(50, 54), (70, 60), (77, 80), (66, 95), (50, 98), (34, 95), (23, 80), (30, 60)])
    s.both { $0.oval(38, 76, 4, 5, 0x35211a, tilt: 16) }
    s.smile(87, wide: 12, deep: 4.5, 0x35211a, thickness: 2.8)
    s.brightEyes(44, apart: 11.5, 8)
  }

  static func spider(_ s: inout Sketch) {
    let fur: Color = 0x33294a
    s.both {
      $0.line(fur, 5, [(34, 42), (18, 22), (8, 38)])
      $0.line(fur, 5, [(30, 52), (12, 42), (3, 58)])
      $0.line(fur, 5, [(30, 64), (13, 64), (5, 80)])
      $0.line(fur, 5, [(34, 74), (20, 80), (15, 95)])
    }
    s.line(0x6f6a78, 1.8, [(50, 0), (50, 24)])
    s.disc(50, 56, 32, fur)
    s.brightEyes(55, apart: 12.5, 10.5)
    s.both {
      $0.disc(31, 42, 5, white)
      $0.disc(31.6, 42.4, 3, ink)
      $0.disc(43, 36, 5, white)
      $0.disc(43.4, 36.6, 3, ink)
    }
    s.smile(71, wide: 9, deep: 6, 0xe6dcff, thickness: 2.6)
    s.both { $0.facet(white, round: 1, [(44, 74.5), (48, 75.8), (45.4, 80)]) }
    s.cheeks(69, apart: 21, 0xb86aa5, 4)
  }
}
