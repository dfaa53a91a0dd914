extension SymbolNames {
  /// Words of symbols' names that icons' names have otherwise.
  private static let words = [
    "checkmark": "check", "exclamationmark": "exclamation", "gearshape": "gear", "icloud": "cloud",
    "minus": "dash", "multiply": "x", "questionmark": "question", "xmark": "x",
  ]

  /// Words of symbols' names that icons' names leave out.
  private static let unsaid: Set<String> = ["and", "badge", "crop"]

  /// Icons that show other things than the symbols of their names, such as the signs of companies,
  /// or a badge where the symbol is crossed out.
  private static let unlike: Set<String> = [
    "apple", "building-slash", "envelope-slash", "envelope-slash-fill", "house-slash",
    "house-slash-fill", "line", "mask", "medium", "messenger", "meta", "person-slash", "signal",
    "stack", "table", "window", "windows",
  ]

  /// Returns the names that an icon of the same thing would have, the likeliest first.
  static func icons(named symbol: String) -> [String] {
    let parts = symbol.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    let core = parts.filter { $0 != "fill" }
    // A badge without a mark is a dot, which no icon has.
    let isDotted = core.last == "badge"
    let spoken =
      (isDotted ? core : core.filter { !unsaid.contains($0) }) + (isFilled ? ["fill"] : [])
    let names = [
      parts, spoken.map { words[$0] ?? $0 }, spoken.map { $0 == "minus" ? $0 : words[$0] ?? $0 },
    ]
    return names.map { $0.joined(separator: "-") }.filter { !unlike.contains($0) }
  }

  /// The icons of the figures that stand around what the rest of a symbol's name says.
  static let figures = [
    "app": "square", "bubble": "chat-left", "capsule": "stadium", "circle": "circle",
    "diamond": "diamond", "heart": "heart", "hexagon": "hexagon", "message": "chat",
    "octagon": "octagon", "rectangle": "rectangle", "seal": "seal", "shield": "shield",
    "square": "square", "triangle": "triangle",
  ]

  /// The text that a symbol consists of; nil for one that is no text.
  static func text(of symbol: String) -> String? {
    if let known = texts[symbol] { return known }
    let isNumber = symbol.count < 3 && symbol.allSatisfy(\.isWholeNumber)
    return isNumber || symbol.count == 1 ? symbol.uppercased() : nil
  }

  private static let texts = [
    "divide": "÷", "equal": "=", "function": "ƒ", "sos": "SOS", "sum": "Σ", "textformat": "Aa",
    "textformat.123": "123", "textformat.abc": "abc", "textformat.size": "aA", "zzz": "zzz",
  ]

  /// Whether the beginning of a symbol's name says little of what it shows, as in `plus.rectangle`:
  /// the rest is then not left out.
  static func saysLittle(_ first: String) -> Bool { slightWords.contains(first) }

  private static let slightWords: Set<String> = [
    "app", "apple", "arrow", "arrowshape", "arrowtriangle", "at", "character", "checkmark",
    "circle", "cross", "dollarsign", "divide", "dot", "equal", "exclamationmark", "figure", "info",
    "line",
    "list", "minus", "multiply", "number", "plus", "point", "questionmark", "rectangle", "square",
    "text", "triangle", "xmark",
  ]
}
