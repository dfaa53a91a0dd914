import Foundation
import Hashing
public import WidgetDrawing

/// The fonts of this machine that texts are set in, each loaded when it is first needed.
@MainActor public final class FontLibrary {
  /// The fonts that Debian's package `fonts-inter-variable` installs.
  public static let shared = FontLibrary(
    folder: "/usr/share/fonts/truetype/inter-vf", others: "/usr/share/fonts")

  private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private let folder: String
  /// The folder of the fonts with other scripts' letters, where Debian's packages put them.
  private let others: String
  private lazy var emoji = HarfBuzz.shared.flatMap {
    FontFace(emojiFile: Self.emojiFile, library: $0)
  }
  private var emojiPictures: [String: RecordedPicture?] = [:]
  private var faces: [FaceName: FontFace?] = [:]
  private var hashes: [String: String] = [:]
  private var customs: [String: CustomFont] = [:]
  private var readFiles: Set<String> = []
  private var signs: [StyledRun: Cluster?] = [:]
  private var texts: [ShapedText.Key: ShapedText] = [:]

  init(folder: String, others: String) {
    self.folder = folder
    self.others = others
  }

  /// Whether texts can be set: HarfBuzz and Inter are installed.
  public var isComplete: Bool { face(FaceName(weight: 400)) != nil }

  /// Returns a shaped text, which drawings of one entry in several looks have in common.
  func shapedText(_ key: ShapedText.Key, shaped: () -> [Cluster]) -> ShapedText {
    if let known = texts[key] { return known }
    if texts.count >= 1000 { texts = [:] }
    let made = ShapedText(shaped())
    texts[key] = made
    return made
  }

  /// Returns a sign that many texts need, such as three dots, shaped once for a style.
  func sign(_ run: StyledRun, shaped: () -> Cluster?) -> Cluster? {
    if let known = signs[run] { return known }
    let made = shaped()
    signs[run] = made
    return made
  }

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
    if let fallback = name.fallback {
      return "\(others)/\(fallback.path(weight: name.weight, isItalic: name.isItalic))"
    }
    if let custom = name.custom { return customs[custom]?.file ?? "" }
    return "\(folder)/Inter-\(name.isItalic ? "italic" : "roman").var.ttf"
  }

  /// Returns a recording's entry for a face.
  public func recorded(_ name: FaceName) -> RecordedFace {
    let file = file(of: name)
    let hash = hashes[file] ?? Self.hash(of: file)
    hashes[file] = hash
    return RecordedFace(
      name: name.text, family: name.custom ?? name.fallback?.family ?? "Inter",
      weight: name.weight, sha256: hash)
  }

  /// The digest of a font's file; of a collection that of its beginning, which has the checksums
  /// of everything else.
  private static func hash(of file: String) -> String {
    guard file.hasSuffix(".ttc") else {
      return SHA256.text((try? Data(contentsOf: URL(filePath: file))) ?? Data())
    }
    let handle = FileHandle(forReadingAtPath: file)
    return SHA256.text((try? handle?.read(upToCount: 65_536)) ?? Data())
  }
}
