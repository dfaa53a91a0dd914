/// Build settings in layers, as Xcode lays a target's over its project's.
struct BuildSettings: Sendable {
  /// The settings of one layer: the names may carry conditions, as in `KEY[sdk=iphoneos*]`.
  typealias Level = [String: String]

  /// The layers; later ones win.
  let levels: [Level]
  /// The name of the SDK that conditions ask for; nil while it is not chosen.
  var sdk: String?
  /// Files of settings that are named and absent.
  var absentFiles: [AbsolutePath] = []

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - levels: The layers; later ones win.
  ///   - builtIn: The default values, for settings that no layer has.
  init(levels: [Level], builtIn: Level) {
    self.levels = [builtIn] + levels
  }

  /// Returns a setting with everything in it resolved; nil where it is absent or empty.
  func text(_ key: String) -> String? {
    var resolver = SettingResolver(self)
    let text = resolver.value(of: key, below: levels.count, depth: 0)?.trimmed ?? ""
    return text.isEmpty ? nil : text
  }

  /// Whether a layer has a setting, be it an empty one.
  func has(_ key: String) -> Bool {
    var resolver = SettingResolver(self)
    return resolver.value(of: key, below: levels.count, depth: 0) != nil
  }

  /// Returns a text with the values of the settings that it names.
  func resolved(_ text: String) -> String {
    var resolver = SettingResolver(self)
    return resolver.resolved(text)
  }

  /// Returns the parts of a setting that is a list, those in quotation marks whole.
  func words(_ key: String) -> [String] {
    Self.words(text(key) ?? "")
  }

  /// Whether a setting is `YES`.
  func isOn(_ key: String) -> Bool {
    ["YES", "TRUE", "1"].contains(text(key)?.uppercased())
  }

  /// Returns a value of the project file as a text of settings.
  static func text(of value: ProjectValue) -> String {
    guard case .list(let list) = value else { return value.text ?? "" }
    return list.compactMap(\.text)
      .map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
      .joined(separator: " ")
  }

  /// Returns the parts of a text between blanks, those in quotation marks whole.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var mark: Character?
    var isOpen = false
    for character in text {
      if let open = mark {
        if character == open { mark = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        (mark, isOpen) = (character, true)
      } else if character.isWhitespace {
        if isOpen { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(character)
        isOpen = true
      }
    }
    return isOpen ? words + [word] : words
  }
}

extension [BuildSettings.Level] {
  /// Adds an assignment above those of the same setting, whatever their conditions.
  mutating func add(_ key: String, _ value: String) {
    let name = Self.name(key)
    let last = lastIndex { $0.keys.contains { Self.name($0) == name } }
    let index = last.map { $0 + 1 } ?? 0
    if index == count { append([:]) }
    self[index][key] = value
  }

  /// Takes the settings of one level, of which those with conditions inherit from those without.
  init(assignments: BuildSettings.Level) {
    self = []
    for (key, value) in assignments.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) })
    {
      add(key, value)
    }
  }

  /// A setting's name without its conditions.
  private static func name(_ key: String) -> Substring { key.prefix { $0 != "[" } }
}

extension String {
  /// The text without blanks around it.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The name of the module that a product of this name makes.
  var moduleName: String {
    let letters = map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
  }
}
