import Foundation
import Hashing
public import WidgetDrawing

/// The fonts of this machine that texts are set in, each loaded when it is first needed.
@MainActor public final class FontLibrary {
  /// The fonts that Debian's package `fonts-inter-variable` installs.
  public static let shared = FontLibrary(folder: "/usr/share/fonts/truetype/inter-vf")

  private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private let folder: String
  private lazy var emoji = HarfBuzz.shared.flatMap {
    FontFace(emojiFile: Self.emojiFile, library: $0)
  }
  private var emojiPictures: [String: RecordedPicture?] = [:]
  private var faces: [FaceName: FontFace?] = [:]
  private var hashes: [String: String] = [:]
  private var customs: [String: CustomFont] = [:]
  private var readFiles: Set<String> = []

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

  /// Returns the bitmap of an emoji; nil where Debian's `fonts-noto-color-emoji` is not installed.
  public func emoji(_ letter: String) -> RecordedPicture? {
    if let known = emojiPictures[letter] { return known }
    let picture = emoji?.bitmap(of: letter).map { bytes in
      RecordedPicture(
        digest: String(SHA256.text(bytes).prefix(16)), type: "image/png",
        data: Data(bytes).base64EncodedString())
    }
    emojiPictures[letter] = picture
    return picture
  }

  /// Adds fonts of the author's; a file that is no font is left out.
  public func add(_ files: [String]) {
    for file in files where readFiles.insert(file).inserted {
      guard let font = CustomFont(file: file) else { continue }
      for name in font.names where customs[name] == nil { customs[name] = font }
    }
  }

  /// Returns the author's font of a name; nil where none was added.
  public func custom(_ name: String) -> CustomFont? { customs[name] }

  private func file(of name: FaceName) -> String {
    if let custom = name.custom { return customs[custom]?.file ?? "" }
    return "\(folder)/Inter-\(name.isItalic ? "italic" : "roman").var.ttf"
  }

  /// Returns a recording's entry for a face.
  public func recorded(_ name: FaceName) -> RecordedFace {
    let file = file(of: name)
    let hash = hashes[file] ?? SHA256.text((try? Data(contentsOf: URL(filePath: file))) ?? Data())
    hashes[file] = hash
    return RecordedFace(
      name: name.text, family: name.custom ?? "Inter", weight: name.weight, sha256: hash)
  }
}
