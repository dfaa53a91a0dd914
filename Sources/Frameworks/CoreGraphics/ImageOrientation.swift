// The turn and flip with which an image's pixels are shown. JPEG files tell theirs in the EXIF tag
// 0x0112, whose numbers are the raw values.

import FoundationSupplement

/// The turn and flip with which an image's pixels are shown.
package enum ImageOrientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Finds an orientation by the name that it has in UIKit and SwiftUI.
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }

  /// Reads the orientation that a JPEG file tells; `up` for any other file.
  package init(exifOf data: Data) {
    self = ExifOrientation([UInt8](data.prefix(1 << 18)))?.value ?? .up
  }

  /// Returns a JPEG file that says that its pixels are shown as they are.
  ///
  /// Programs differ in whether they turn a picture as its file tells; this one none turns.
  package static func upright(_ bytes: [UInt8]) -> [UInt8] {
    guard let tag = ExifOrientation(Array(bytes.prefix(1 << 18))), tag.value != .up else {
      return bytes
    }
    var bytes = bytes
    bytes[tag.place] = tag.isBigEndian ? 0 : 1
    bytes[tag.place + 1] = tag.isBigEndian ? 1 : 0
    return bytes
  }

  /// Whether width and height change places.
  package var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// Returns the size in which pixels of a size are shown, or the other way round.
  package func shown(_ size: CGSize) -> CGSize {
    isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  /// The orientation with left and right changed in what is shown.
  package var flipped: ImageOrientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .leftMirrored
    case .leftMirrored: .left
    case .right: .rightMirrored
    case .rightMirrored: .right
    }
  }

  /// Returns the transformation of pixels at the origin to where they are shown.
  ///
  /// - Parameter rect: The rectangle that shows them.
  package func transform(to rect: CGRect) -> CGAffineTransform {
    let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    return switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + width, ty: y)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: x + width, ty: y + height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y + height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x + width, ty: y)
    case .rightMirrored:
      CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: x + width, ty: y + height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: y + height)
    }
  }
}

/// The orientation tag of a JPEG file.
private struct ExifOrientation {
  let value: ImageOrientation
  /// The index of the tag's two bytes.
  let place: Int
  let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      // The picture's own data begins, before which the tags stand.
      if bytes[place + 1] == 0xDA || length < 2 { return nil }
      if bytes[place + 1] == 0xE1,
        bytes.dropFirst(place + 4).starts(with: Array("Exif\0\0".utf8))
      {
        self.init(bytes, tags: place + 10)
        return
      }
      place += 2 + length
    }
    return nil
  }

  /// Looks for the tag in the first directory of a TIFF header.
  private init?(_ bytes: [UInt8], tags start: Int) {
    guard start + 8 <= bytes.count else { return nil }
    let isBigEndian = bytes[start] == UInt8(ascii: "M")
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let part = bytes[at..<at + count]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let offset = number(start + 4, 4), let count = number(start + offset, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = start + offset + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(entry + 8, 2).flatMap(ImageOrientation.init(rawValue:)) else {
        return nil
      }
      self.value = value
      place = entry + 8
      self.isBigEndian = isBigEndian
      return
    }
    return nil
  }
}
