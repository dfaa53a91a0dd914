// Core Graphics' consumers of data, and documents of several pages, of which none is written here.

public import FoundationSupplement

/// A place for the bytes of an image or a document.
public final class CGDataConsumer {
  let data: NSMutableData?
  let url: URL?

  public init?(data: CFMutableData) {
    self.data = data
    url = nil
  }

  public init?(url: CFURL) {
    data = nil
    self.url = url as URL
  }
}

extension CGContext {
  /// Makes no context: pages of a document are not written here.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    return nil
  }
}
