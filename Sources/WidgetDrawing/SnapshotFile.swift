/// The SVG file of a drawing, as far as two of them are told apart in words.
public struct SnapshotFile: Sendable {
  private let text: String

  /// Reads a file.
  public init(_ bytes: some Collection<UInt8>) { text = String(decoding: bytes, as: UTF8.self) }

  /// Whether the file can be a drawing.
  public var isDrawing: Bool { text.contains("<svg") && text.contains("</svg>") }

  /// The drawing alone, without what editors and version control change: line ends, comments, and
  /// what follows its end.
  private var drawing: String {
    let lines = text.split(whereSeparator: \.isNewline).joined(separator: "\n")
    let drawing = lines.replacing(/<!--[\s\S]*?-->/, with: "")
    return drawing.ranges(of: "</svg>").last.map { String(drawing[..<$0.upperBound]) } ?? drawing
  }

  /// Returns the differences, in words, of a later drawing whose texts and pictures stand in the
  /// same places.
  public func differences(to later: SnapshotFile) -> [String] {
    guard isDrawing else { return ["the file is no drawing; it was changed after it was recorded"] }
    guard drawing != later.drawing else {
      return [
        text.unicodeScalars.contains("\r")
          ? "the file has other line ends than were recorded, and is the same drawing"
          : "the file was changed after it was recorded, and is the same drawing"
      ]
    }
    let parts = Self.parts.compactMap { part in
      Self.change(
        text.matches(of: part.pattern).count, later.text.matches(of: part.pattern).count, part)
    }
    return parts.isEmpty ? colourDifferences(to: later) : parts
  }

  /// A kind of thing that is drawn, and the beginning of its element.
  private struct Part {
    var one: String
    var several: String
    var pattern: Regex<Substring>
  }

  private static var parts: [Part] {
    [
      Part(one: "gradient", several: "gradients", pattern: /<(?:linear|radial)Gradient\b/),
      Part(one: "line", several: "lines", pattern: /\sstroke="/),
      Part(one: "picture", several: "pictures", pattern: /<image\b/),
      Part(one: "clip", several: "clips", pattern: /<clipPath\b/),
      Part(one: "area", several: "areas", pattern: /<path d="[^"]*" fill="(?!none)/),
    ]
  }

  private static func change(_ before: Int, _ after: Int, _ part: Part) -> String? {
    guard before != after else { return nil }
    let count = abs(after - before)
    let noun = count == 1 ? part.one : part.several
    let verb = count == 1 ? "is" : "are"
    return "\(count) \(noun) \(verb) \(after > before ? "new" : "gone")"
  }

  private func colourDifferences(to later: SnapshotFile) -> [String] {
    let (before, after) = (colours, later.colours)
    guard before.count == after.count else { return ["areas or lines are others"] }
    var changes: [String] = []
    for (first, second) in zip(before, after) where first != second {
      let change = "colour \(first) is now \(second)"
      if !changes.contains(change) { changes.append(change) }
    }
    return changes.isEmpty ? ["areas or lines stand elsewhere, or have another form"] : changes
  }

  private var colours: [String] { text.matches(of: /#[0-9a-f]{6}\b/).map { String($0.0) } }
}
