/// What kind of file a picture is, by how it begins: names and what senders say prove nothing.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"

  /// - Throws: If it is none of these; the refusal says what it seems to be.
  package init(of file: [UInt8]) throws(PictureRefusal) {
    if file.starts(with: Self.pngSignature) {
      self = .png
    } else if file.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if Self.begins(file, "RIFF"), Self.begins(file.dropFirst(8), "WEBP") {
      self = .webP
    } else {
      let others = [
        ("GIF8", 0, "a GIF"), ("BM", 0, "a BMP"), ("ftyphe", 4, "a HEIC"),
        ("ftypmif1", 4, "a HEIF"),
        ("ftypavif", 4, "an AVIF"), ("<svg", 0, "an SVG"), ("<?xml", 0, "XML"),
        ("%PDF", 0, "a PDF"), ("II*\0", 0, "a TIFF"), ("MM\0*", 0, "a TIFF"),
      ]
      let kind = others.first { Self.begins(file.dropFirst($0.1), $0.0) }?.2
      let taken = "PNG, JPEG and WebP are taken"
      throw PictureRefusal(
        file.isEmpty
          ? "is empty"
          : kind.map { "is \($0); \(taken)" } ?? "is no picture that is known; \(taken)")
    }
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func begins(_ bytes: some Sequence<UInt8>, _ text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }
}
