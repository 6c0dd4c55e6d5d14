extension Sketch {
  static func bat(_ s: inout Sketch) {
    let fur: Color = 0x46305c
    let wing: Color = 0x2e1f3f
    s.both {
      $0.facet(
        wing, round: 4,
        [(46, 50), (30, 36), (3, 28), (9, 50), (4, 72), (18, 66), (24, 82), (36, 72), (46, 84)])
      $0.facet(fur, round: 5, [(28, 42), (26, 6), (50, 26)])
      $0.facet(0xd68fb8, round: 3, [(32, 31), (31, 16), (42, 25)])
    }
    s.oval(50, 54, 30, 31, fur)
    s.brightEyes(50, apart: 12.5, 9, color: 0xfff0b3)
    s.oval(50, 61, 3.6, 2.6, 0xd68fb8)
    s.smile(66, wide: 10, deep: 5, 0xe9dcf5)
    s.both { $0.facet(white, round: 1.5, [(42, 69), (47, 70.5), (43.8, 76)]) }
  }

  static func robot(_ s: inout Sketch) {
    let metal: Color = 0x3d5468
    s.line(0x26343f, 3.6, [(50, 28), (50, 14)])
    s.disc(50, 12, 7, 0xff7b54)
    s.disc(47.8, 9.8, 2, 0xffd2bf)
    s.both { $0.box(4, 46, 16, 24, 0x26343f, round: 6) }
    s.box(12, 24, 76, 68, metal, round: 20)
    s.box(20, 36, 60, 29, 0x18222b, round: 13)
    s.both {
      $0.disc(36, 50, 8, 0x6fe3ff)
      $0.disc(33.6, 47.6, 2.6, white)
    }
    s.box(34, 73, 32, 11, 0x9db4c4, round: 5)
    for x in [42.0, 50, 58] { s.line(metal, 2.4, [(x, 73.5), (x, 83.5)]) }
  }

  static func raven(_ s: inout Sketch) {
    let feather: Color = 0x262c45
    s.blob(feather, [(46, 12), (36, 2), (50, 6), (54, 0), (58, 8), (70, 8), (60, 18)])
    s.facet(0xe8a33d, round: 4, [(66, 38), (99, 54), (66, 60)])
    s.facet(0xc47f22, round: 4, [(64, 56), (90, 58), (64, 70)])
    s.blob(
      feather,
      [
        (46, 12), (72, 24), (80, 50), (74, 76), (84, 96), (46, 99), (10, 96), (14, 70), (10, 46),
        (22, 20),
      ])
    s.blob(0x3c4468, [(12, 96), (20, 72), (40, 76), (58, 70), (72, 80), (82, 96), (46, 99)])
    for (x, y) in [(28.0, 82.0), (42, 85), (56, 82), (35, 91), (50, 92)] {
      s.line(0x6a74a3, 2.4, [(x - 4, y), (x, y + 3.4), (x + 4, y)])
    }
    s.disc(52, 42, 13, white)
    s.disc(55, 43, 8, ink)
    s.disc(52, 39.5, 2.9, white)
    s.cheeks(60, apart: 0, 0x8c6fb0, 6, middle: 40)
  }

  static func ladybird(_ s: inout Sketch) {
    let shell: Color = 0xa31d2e
    s.both {
      $0.line(ink, 3, [(40, 22), (34, 9), (25, 6)])
      $0.disc(24, 6.5, 4.2, ink)
      $0.line(ink, 4.5, [(16, 50), (6, 44)])
      $0.line(ink, 4.5, [(14, 66), (4, 68)])
      $0.line(ink, 4.5, [(20, 82), (11, 91)])
    }
    s.disc(50, 59, 38, shell)
    s.slice(50, 59, 38, 38, ink, from: 21, to: 48)
    s.oval(50, 33, 27, 21, ink)
    s.line(ink, 3, [(50, 48), (50, 96)])
    s.both {
      $0.disc(31, 62, 7, ink)
      $0.disc(24.5, 79, 5, ink)
      $0.disc(40, 82, 6, ink)
    }
    s.brightEyes(32, apart: 13, 9)
    s.smile(43, wide: 6, deep: 4, 0xf5c9c9, thickness: 2.3)
  }

  static func hedgehog(_ s: inout Sketch) {
    let spikes: Color = 0x4a3529
    let skin: Color = 0xe3bd96
    s.around(50, 52, times: 18) {
      $0.facet(spikes, round: 2, [(42, 16), (50, 4), (58, 16), (50, 40)])
    }
    s.disc(50, 52, 39, spikes)
    for (x, y) in [(50.0, 14.0), (37, 17), (63, 17), (43.5, 23), (56.5, 23), (25, 26), (75, 26)] {
      s.line(0x8a6a52, 2.3, [(x - 3, y + 4), (x, y), (x + 3, y + 4)])
    }
    s.both {
      $0.disc(22, 44, 9, skin)
      $0.disc(22.5, 45, 5, 0xb98560)
    }
    s.blob(
      skin,
      [
        (50, 38), (64, 31), (78, 46), (80, 66), (66, 84), (50, 88), (34, 84), (20, 66), (22, 46),
        (36, 31),
      ])
    s.darkEyes(57, apart: 15, 6)
    s.oval(50, 68, 7, 5.4, ink)
    s.oval(48, 66, 2, 1.3, 0x8c889a)
    s.smile(76, wide: 6, deep: 4)
    s.cheeks(68, apart: 21, 0xf0917f, 5)
  }

  static func turtle(_ s: inout Sketch) {
    let skin: Color = 0x5d8f4e
    s.both { $0.box(18, 74, 16, 20, skin, round: 7) }
    s.facet(skin, round: 3, [(10, 72), (2, 84), (18, 82)])
    s.blob(skin, [(62, 70), (66, 50), (80, 40), (94, 48), (97, 62), (86, 72), (80, 84), (66, 84)])
    s.slice(44, 74, 38, 52, 0x2f4a2a, from: 22, to: 78)
    s.box(4, 72, 78, 10, 0x87653f, round: 5)
    s.facet(0x55793f, round: 3, [(36, 36), (52, 36), (59, 50), (52, 63), (36, 63), (29, 50)])
    s.facet(0x55793f, round: 3, [(31, 37), (23, 50), (13, 52), (20, 39)])
    s.facet(0x55793f, round: 3, [(57, 37), (65, 50), (75, 52), (68, 39)])
    s.facet(0x55793f, round: 3, [(24, 55), (29, 66), (12, 68), (13, 58)])
    s.facet(0x55793f, round: 3, [(64, 55), (59, 66), (76, 68), (75, 58)])
    s.disc(84, 53, 6.5, white)
    s.disc(85, 53.5, 4.2, ink)
    s.disc(83.4, 51.8, 1.5, white)
    s.line(0x2f4a2a, 2.4, [(84, 65), (89, 66.5), (94, 63)])
  }

  static func badger(_ s: inout Sketch) {
    let fur: Color = 0x2e3038
    s.both {
      $0.disc(18, 30, 12, fur)
      $0.disc(18.5, 31, 6, 0xd8d3cd)
    }
    s.blob(
      0xf4f1ea,
      [
        (50, 13), (78, 24), (92, 52), (78, 78), (62, 90), (50, 93), (38, 90), (22, 78), (8, 52),
        (22, 24),
      ])
    s.both {
      $0.blob(
        fur, [(40, 15), (28, 19), (18, 36), (14, 60), (22, 74), (34, 74), (42, 58), (43, 36)])
      $0.disc(30, 54, 6.8, white)
      $0.disc(30.8, 54.6, 4.4, ink)
      $0.disc(29.2, 52.8, 1.6, white)
    }
    s.oval(50, 79, 9.5, 6.6, ink)
    s.oval(47, 76.8, 2.8, 1.5, 0x8c889a)
    s.smile(87, wide: 5, deep: 2.6, ink, thickness: 2.2)
  }
}
