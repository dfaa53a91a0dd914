extension String {
  /// The words that a Swift identifier must be quoted to be.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name, quoted where Swift has another use for it.
  var asIdentifier: String {
    Self.keywords.contains(self) ? "`\(self)`" : self
  }

  /// The name that Xcode's Swift code has for an enumeration's constant: its first letter is small.
  var asEnumerator: String {
    (prefix(1).lowercased() + dropFirst()).asIdentifier
  }

  /// The name as Swift imports it from Xcode's Objective-C code: its first word in small letters.
  var asImportedEnumerator: String {
    let capitals = prefix(while: \.isUppercase).count
    let isFollowed = dropFirst(capitals).first?.isLowercase ?? false
    let word = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return (prefix(word).lowercased() + dropFirst(word)).asIdentifier
  }

  /// The text as a Swift string literal.
  var asLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The text with its first letter as a capital one, as method names have it.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}

extension Double {
  /// The number as a Swift literal, whole where it is whole.
  var asLiteral: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
