// Core Graphics' providers of data, whose bytes are those of a file.

public import FoundationSupplement

/// The bytes of an image or a font.
public final class CGDataProvider: Sendable {
  let bytes: Data

  public init?(data: CFData) { bytes = data as Data }

  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }

  public var data: CFData? { bytes as CFData }
}
