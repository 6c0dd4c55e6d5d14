/// The named parts that a picture's file is made of, with what is in them: chunks of PNG (5.3) and
/// WebP, marker segments of JPEG (T.81, B.1.1.4).
///
/// Only walks: what is cut off or lies about its length ends the walk, and the libraries that read
/// the pixels are the ones that refuse.
struct FileParts: Sequence, IteratorProtocol {
  private let file: [UInt8]
  private let format: PictureFormat
  private var place: Int

  init(of file: [UInt8], _ format: PictureFormat) {
    self.file = file
    self.format = format
    place =
      switch format {
      case .png: 8
      case .jpeg: 2
      case .webP: 12
      }
  }

  mutating func next() -> (name: String, content: ArraySlice<UInt8>)? {
    switch format {
    case .png:
      guard let length = number(at: place, bytes: 4), let name = name(at: place + 4) else {
        return nil
      }
      return part(name, from: place + 8, length: length, next: place + 12 + length)
    case .jpeg:
      guard place + 4 <= file.count, file[place] == 0xff else { return nil }
      let marker = file[place + 1]
      // The pixels begin: they are no segments.
      guard marker != 0xda, let length = number(at: place + 2, bytes: 2), length >= 2 else {
        return nil
      }
      return part(
        String(marker, radix: 16), from: place + 4, length: length - 2, next: place + 2 + length)
    case .webP:
      guard let name = name(at: place), place + 8 <= file.count else { return nil }
      let length = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      return part(name, from: place + 8, length: length, next: place + 8 + length + length % 2)
    }
  }

  private mutating func part(
    _ name: String, from start: Int, length: Int, next: Int
  ) -> (name: String, content: ArraySlice<UInt8>)? {
    guard length <= file.count - start else { return nil }
    place = next
    return (name, file[start..<start + length])
  }

  private func number(at start: Int, bytes: Int) -> Int? {
    guard start >= 0, start + bytes <= file.count else { return nil }
    return file[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  private func name(at start: Int) -> String? {
    guard start + 4 <= file.count else { return nil }
    return String(decoding: file[start..<start + 4], as: UTF8.self)
  }
}
