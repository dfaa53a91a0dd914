import WidgetPlatforms

/// The settings of a native target of Expo's, from `expo-target.config.js` or `.json`, as far as they
/// are plainly written.
///
/// No project is checked in where Expo makes it. What a function in the file computes is not known.
struct ExpoTarget {
  /// The file.
  let file: AbsolutePath
  /// The type of the target, such as `widget`.
  let type: String
  /// The oldest version that it supports; nil where none is written.
  let deploymentTarget: String?

  /// The names that such a file has.
  static let fileNames: Set<String> = ["expo-target.config.js", "expo-target.config.json"]

  /// The platform of a widget's target; nil for other targets.
  var platform: Platform? {
    switch type {
    case "widget": .iOS
    case "watch-widget": .watchOS
    default: nil
    }
  }

  /// Reads the file in a folder; nil where there is none, or where it names no type.
  init?(in folder: AbsolutePath) {
    guard let file = folder.entries.first(where: { Self.fileNames.contains($0.name) }),
      let text = file.text.map(Self.withoutComments), let type = Self.value(of: "type", in: text)
    else { return nil }
    self.file = file
    self.type = type
    deploymentTarget = Self.value(of: "deploymentTarget", in: text)
  }

  private static let marks: Set<Character> = ["\"", "'", "`"]

  /// The text in quotation marks that follows a key and its colon; nil for none, or for any other
  /// value.
  private static func value(of key: String, in text: String) -> String? {
    for range in text.ranges(of: key) {
      let before = text[..<range.lowerBound].last
      guard before.map({ $0.isWhitespace || "{,\"'".contains($0) }) ?? true else { continue }
      let rest = text[range.upperBound...].drop { marks.contains($0) }
        .drop(while: \.isWhitespace)
      guard rest.first == ":" else { continue }
      let value = rest.dropFirst().drop(while: \.isWhitespace)
      guard let mark = value.first, marks.contains(mark) else { return nil }
      return String(value.dropFirst().prefix { $0 != mark && !$0.isNewline })
    }
    return nil
  }

  /// The code without comments; a colon's two strokes, as of an address, begin none.
  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var code = ""
    while let start = rest.firstRange(of: "/*") {
      code += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstRange(of: "*/")
      rest = end.map { rest[$0.upperBound...] } ?? ""
    }
    return (code + rest).split(whereSeparator: \.isNewline).map { line in
      guard let stroke = line.firstRange(of: "//"), line[..<stroke.lowerBound].last != ":" else {
        return String(line)
      }
      return String(line[..<stroke.lowerBound])
    }.joined(separator: "\n")
  }
}
