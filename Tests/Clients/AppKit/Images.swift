import AppKit

/// The source of a note's picture.
enum PictureSource {
  case asset(NSImage.Name)
  case symbol(String, description: String?)
  case file(URL)
  case path(String)
  case pasted(Data)
  case rendered(CGImage)

  /// The picture, where it can be read.
  var image: NSImage? {
    switch self {
    case .asset(let name): NSImage(named: name)
    case .symbol(let name, let description):
      NSImage(systemSymbolName: name, accessibilityDescription: description)
    case .file(let url): NSImage(contentsOf: url)
    case .path(let path): NSImage(contentsOfFile: path)
    case .pasted(let data): NSImage(data: data)
    case .rendered(let image): NSImage(cgImage: image, size: .zero)
    }
  }
}

/// The formats of the export panel.
enum PictureFormat: CaseIterable {
  case png, jpeg, tiff, gif, bmp, jpeg2000

  /// The system's name for the format.
  var fileType: NSBitmapImageRep.FileType {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .tiff: .tiff
    case .gif: .gif
    case .bmp: .bmp
    case .jpeg2000: .jpeg2000
    }
  }
}

/// Writes a picture in a format of the user's choice.
func encoded(_ picture: NSImage, as format: PictureFormat, quality: Double) -> Data? {
  let interlaced = NSBitmapImageRep.PropertyKey(rawValue: "NSImageInterlaced")
  let properties: [NSBitmapImageRep.PropertyKey: Any] = [
    .compressionFactor: quality, interlaced: format == .png,
  ]
  var frame = NSRect(origin: .zero, size: picture.size)
  if let image = picture.cgImage(forProposedRect: &frame, context: nil, hints: nil) {
    return NSBitmapImageRep(cgImage: image)
      .representation(using: format.fileType, properties: properties)
  }
  guard let tiff = picture.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff) else {
    return nil
  }
  return bitmap.representation(using: format.fileType, properties: properties)
}

/// A menu bar icon that the system tints.
func menuBarIcon(_ picture: NSImage, describedAs description: String) -> NSImage {
  let icon = picture.copy() as? NSImage ?? picture
  icon.isTemplate = true
  icon.size = NSSize(width: 18, height: 18)
  icon.accessibilityDescription = description
  return icon
}

/// A gauge drawn by hand, as a widget's picture.
func gaugePicture(_ fraction: CGFloat, size: NSSize) -> NSImage {
  NSImage(size: size, flipped: false) { frame in
    NSColor.controlAccentColor.setFill()
    return frame.width * fraction > 0
  }
}

/// A thumbnail in a square, with the picture's proportions kept.
func thumbnail(of url: URL, side: CGFloat) -> NSImage {
  let original = NSImage(byReferencing: url)
  let result = NSImage(size: NSSize(width: side, height: side))
  guard original.isValid else { return result }
  let factor = side / max(original.size.width, original.size.height)
  result.lockFocus()
  original.draw(
    in: NSRect(
      x: 0, y: 0, width: original.size.width * factor, height: original.size.height * factor))
  result.unlockFocus()
  return result
}

/// The fonts of a clock face.
struct ClockFonts {
  var weight: NSFont.Weight = .semibold
  var family: String?

  /// The hours and minutes, whose digits must not jump.
  var digits: NSFont { .monospacedDigitSystemFont(ofSize: 34, weight: weight) }

  /// The seconds, small beside them.
  var seconds: NSFont {
    .monospacedSystemFont(ofSize: NSFont.smallSystemFontSize, weight: weight)
  }

  /// The date below.
  var date: NSFont {
    family.flatMap { NSFont(name: $0, size: NSFont.systemFontSize) }
      ?? NSFont.systemFont(ofSize: NSFont.systemFontSize)
  }

  /// Today's name.
  var weekday: NSFont { .boldSystemFont(ofSize: NSFont.systemFontSize) }

  /// The caption below everything.
  var caption: NSFont { .systemFont(ofSize: NSFont.smallSystemFontSize, weight: .light) }

  /// The height of the face with all its lines.
  var height: CGFloat {
    [digits, date, weekday].map { $0.ascender - $0.descender }.reduce(0, +)
  }

  /// The description of the date's font in the settings.
  var summary: String { "\(date.fontName), \(Int(date.pointSize)) points" }
}
