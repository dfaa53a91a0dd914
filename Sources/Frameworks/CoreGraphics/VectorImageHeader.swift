// The size that a vector image gives itself.

import FoundationSupplement

/// The size of an SVG or PDF file, in points.
package struct VectorImageHeader: Equatable, Sendable {
  package let size: CGSize

  /// Reads the size; nil where the bytes are no such file, or its beginning does not tell one.
  package init?(_ data: Data) {
    let bytes = data.prefix(1 << 20)
    let isPDF = bytes.starts(with: Array("%PDF-".utf8))
    let text = String(decoding: bytes, as: UTF8.self)
    guard let size = isPDF ? Self.pageSize(in: text) : Self.pictureSize(in: text),
      size.width > 0, size.height > 0
    else { return nil }
    self.size = size
  }

  private static func numbers(_ text: Substring) -> [CGFloat] {
    text.split { " ,\t\r\n".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }

  /// The first page's box: two corners.
  private static func pageSize(in text: String) -> CGSize? {
    guard let name = text.range(of: "/MediaBox"),
      let start = text[name.upperBound...].firstIndex(of: "["),
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let corners = numbers(text[text.index(after: start)..<end])
    guard corners.count == 4 else { return nil }
    return CGSize(width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
  }

  /// The root element's width and height, or those of its view box.
  private static func pictureSize(in text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    func length(_ name: String) -> CGFloat? {
      value(of: name, in: tag).flatMap { text in
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text[...])
          .map { CGFloat($0) }
      }
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = value(of: "viewBox", in: tag).map { numbers($0[...]) } ?? []
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func value(of attribute: String, in tag: Substring) -> String? {
    for space in [" ", "\n", "\t", "\r"] {
      guard let name = tag.range(of: space + attribute + "=") else { continue }
      guard let quote = tag[name.upperBound...].first, quote == "\"" || quote == "'" else {
        return nil
      }
      return String(tag[name.upperBound...].dropFirst().prefix { $0 != quote })
    }
    return nil
  }
}
