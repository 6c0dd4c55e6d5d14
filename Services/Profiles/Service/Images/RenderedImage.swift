internal import Screens
internal import TLS

/// A file of a picture, ready to be sent. It never changes, so its hash stands for it.
struct RenderedImage: Sendable {
  enum Format: Hashable, Sendable {
    case svg, png, webP

    var contentType: String {
      switch self {
      case .svg: "image/svg+xml"
      case .png: "image/png"
      case .webP: "image/webp"
      }
    }
  }

  /// All that a file follows from.
  struct Key: Hashable, Sendable {
    enum Motif: Hashable, Sendable {
      case avatar(Screens.Avatar)
      /// Somebody's own picture, by the hash that the profile bears.
      case picture(hash: [UInt8])
    }

    var motif: Motif
    var format: Format
    var side: Int
    /// `nil` leaves clear what is clear.
    var background: RGBColor?
  }

  let format: Format
  /// In pixels.
  let side: Int
  let file: [UInt8]
  /// SHA-256, in hexadecimal.
  let hash: String

  init(_ format: Format, side: Int, file: [UInt8]) {
    self.format = format
    self.side = side
    self.file = file
    hash = Hexadecimal.text(SHA256.digest(file))
  }
}
