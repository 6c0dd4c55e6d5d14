extension Sketch {
  static func cactus(_ s: inout Sketch) {
    let skin: Color = 0xa8dfae
    s.line(skin, 13, [(32, 58), (15, 55), (13, 36)])
    s.line(skin, 13, [(68, 50), (86, 48), (87, 28)])
    s.box(28, 14, 44, 70, skin, round: 22)
    s.both { $0.line(0x7cc28a, 2, [(37, 24), (35, 34)]) }
    s.line(0x7cc28a, 2, [(50, 20), (50, 29)])
    s.around(50, 12, times: 5) { $0.disc(50, 5.5, 5.4, 0xf7a8c4) }
    s.disc(50, 12, 4, 0xffe08a)
    s.darkEyes(45, apart: 10.5, 5)
    s.smile(54, wide: 6, deep: 4.5)
    s.cheeks(54, apart: 15.5, 0xf7a59a, 4)
    s.facet(0xe9a77c, round: 4, [(25, 76), (75, 76), (69, 98), (31, 98)])
    s.box(21, 70, 58, 11, 0xf4bd95, round: 4)
  }

  static func bee(_ s: inout Sketch) {
    let fuzz: Color = 0xffd95e
    s.both {
      $0.oval(17, 32, 17, 12, 0xd3ecfb, tilt: 28)
      $0.line(0xe0a83a, 3, [(42, 22), (38, 10), (31, 6)])
      $0.disc(30, 6.5, 4.2, 0xe0a83a)
    }
    s.facet(0xe0a83a, round: 3, [(41, 89), (59, 89), (50, 99.5)])
    s.oval(50, 56, 35, 38, fuzz)
    s.slice(50, 56, 35, 38, 0x4a4250, from: 66, to: 75)
    s.slice(50, 56, 35, 38, 0x4a4250, from: 82, to: 89)
    s.darkEyes(44, apart: 14, 6)
    s.smile(53, wide: 7, deep: 5)
    s.cheeks(53.5, apart: 23, 0xff9f6e, 4.8)
  }

  static func pig(_ s: inout Sketch) {
    let skin: Color = 0xf9bcc6
    s.both {
      $0.facet(0xf19aab, round: 7, [(12, 46), (13, 10), (46, 24)])
    }
    s.oval(50, 56, 40, 36, skin)
    s.both { $0.facet(0xf19aab, round: 6, [(13, 12), (40, 22), (24, 40)]) }
    s.darkEyes(49, apart: 19, 5.6)
    s.oval(50, 64, 15, 11, 0xf19aab)
    s.both { $0.oval(44.5, 64, 2.6, 4, 0xa95468) }
    s.smile(79, wide: 7, deep: 4.5, 0x8c3f52)
    s.cheeks(65, apart: 27, 0xf58d9c, 5)
  }

  static func jellyfish(_ s: inout Sketch) {
    let bell: Color = 0xd5c4f7
    for (x, drift) in [(24.0, -4.0), (41, 3), (59, -3), (76, 4)] {
      s.line(0xb79cec, 6, [(x, 56), (x + drift, 68), (x - drift, 80), (x + drift, 94)])
    }
    s.line(0xf0b9de, 5, [(32, 58), (36, 72), (31, 86)])
    s.line(0xf0b9de, 5, [(50, 58), (54, 74), (49, 90)])
    s.line(0xf0b9de, 5, [(68, 58), (64, 72), (69, 86)])
    s.blob(
      bell,
      [
        (50, 7), (78, 18), (90, 46), (86, 60), (76, 57), (68, 64), (59, 58), (50, 65), (41, 58),
        (32, 64), (24, 57), (14, 60), (10, 46), (22, 18),
      ])
    s.oval(34, 21, 9, 5, 0xeee5ff, tilt: -32)
    s.darkEyes(41, apart: 16, 5.8)
    s.smile(48, wide: 6, deep: 4.5)
    s.cheeks(49, apart: 25, 0xf39cc4, 5)
  }

  static func unicorn(_ s: inout Sketch) {
    let coat: Color = 0xf8f4fb
    s.facet(0xffd36b, round: 2.5, [(40, 28), (50, -1), (60, 28)])
    s.line(0xe8ab3a, 2.2, [(46.8, 12), (53.4, 10)])
    s.line(0xe8ab3a, 2.2, [(44.8, 18), (55.4, 15)])
    s.both {
      $0.facet(coat, round: 5, [(20, 44), (18, 12), (42, 28)])
      $0.facet(0xf6bfd3, round: 3, [(24, 34), (23, 21), (33, 28)])
    }
    s.blob(0x9fd8f4, [(78, 26), (92, 40), (94, 62), (86, 80), (92, 94), (76, 88), (74, 60)])
    s.blob(0xc9b2f3, [(72, 24), (86, 44), (86, 66), (80, 84), (70, 66)])
    s.blob(
      coat,
      [
        (50, 20), (72, 28), (80, 50), (74, 72), (72, 88), (50, 96), (28, 88), (26, 72), (20, 50),
        (28, 28),
      ])
    s.oval(50, 81, 22, 15, 0xf9d5dd)
    s.both { $0.oval(43, 79, 2.2, 3.2, 0xb9788c, tilt: 14) }
    s.smile(87, wide: 7, deep: 4, 0xa4617a)
    s.darkEyes(55, apart: 16, 6)
    s.blob(
      0xf7a8c8, [(46, 18), (60, 18), (70, 28), (62, 38), (54, 32), (46, 46), (36, 44), (34, 30)])
    s.line(0xc9b2f3, 3, [(58, 24), (50, 28), (44, 38)])
    s.cheeks(65, apart: 20, 0xf7a8c8, 4.6)
  }

  static func mouse(_ s: inout Sketch) {
    let fur: Color = 0xdcdfe6
    s.both {
      $0.disc(20, 28, 19, fur)
      $0.disc(21, 29, 12, 0xf7b9c4)
    }
    s.blob(fur, [(50, 26), (74, 34), (86, 60), (72, 84), (50, 95), (28, 84), (14, 60), (26, 34)])
    s.darkEyes(56, apart: 15, 5.8)
    s.disc(50, 79, 5.4, 0xf2849b)
    s.disc(48.4, 77.4, 1.6, 0xfbd0da)
    s.smile(86, wide: 5, deep: 3, thickness: 2.2)
    s.both {
      $0.line(0xf6f7fa, 1.6, [(38, 76), (14, 70)])
      $0.line(0xf6f7fa, 1.6, [(38, 80), (15, 83)])
    }
    s.cheeks(70, apart: 22, 0xf7a8b4, 4.6)
  }
}
