import Foundation
import SHA2
public import WidgetDrawing

/// The fonts of this machine that texts are set in, each loaded when it is first needed.
@MainActor public final class FontLibrary {
  /// The fonts that Debian's package `fonts-inter-variable` installs.
  public static let shared = FontLibrary(folder: "/usr/share/fonts/truetype/inter-vf")

  private let folder: String
  private var faces: [FaceName: FontFace?] = [:]
  private var hashes: [String: String] = [:]

  init(folder: String) {
    self.folder = folder
  }

  /// Whether texts can be set: HarfBuzz and Inter are installed.
  public var isComplete: Bool { face(FaceName(weight: 400)) != nil }

  /// Returns a face; nil where HarfBuzz or the font is not installed.
  public func face(_ name: FaceName) -> FontFace? {
    if let known = faces[name] { return known }
    let made = HarfBuzz.shared.flatMap { FontFace(name, file: file(of: name), library: $0) }
    faces[name] = made
    return made
  }

  private func file(of name: FaceName) -> String {
    "\(folder)/Inter-\(name.isItalic ? "italic" : "roman").var.ttf"
  }

  /// Returns what a recording says of a face.
  public func recorded(_ name: FaceName) -> RecordedFace {
    let file = file(of: name)
    let hash = hashes[file] ?? SHA256.text((try? Data(contentsOf: URL(filePath: file))) ?? Data())
    hashes[file] = hash
    return RecordedFace(name: name.text, family: "Inter", weight: name.weight, sha256: hash)
  }
}
