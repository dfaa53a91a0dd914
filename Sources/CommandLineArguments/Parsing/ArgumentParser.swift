/// Sorts the words of a command line into options and arguments.
///
/// Options may stand before, between and after arguments. A value follows its option as the next
/// word, after `=`, or right behind a short form; short forms without a value stand together. The
/// word `--` ends the options, and `-` is an argument or a value like any other. A value that
/// begins with a dash is written with `=`, so that an option whose value was forgotten takes none.
struct ArgumentParser {
  private let outline: ArgumentOutline
  private let options: [OptionDeclaration]

  /// Creates a parser of all that a group declares.
  init(_ outline: ArgumentOutline) {
    self.outline = outline
    options = outline.options
  }

  /// Gives each declaration its words.
  ///
  /// - Parameter words: The words after the command.
  /// - Throws: `UsageError` for the first word that makes no sense.
  func parse(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var arguments: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        break
      } else if word.hasPrefix("--") {
        try take(long: word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try take(shorts: word, &rest)
      } else {
        arguments.append(word)
      }
    }
    try take(arguments)
  }

  private func take(long word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = options.first(where: { $0.flag == flag }) else { throw unknown(flag) }
    try give(option, as: flag, attached: parts.count > 1 ? parts[1] : nil, &rest)
  }

  private func take(shorts word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let name = word.dropFirst().prefix { $0 != "=" }
    // A long name behind one dash would otherwise be a short form with a strange value.
    if name.count > 1, options.contains(where: { $0.name == name }) { throw unknown(word) }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw name.count > 1 ? unknown(word) : unknown("-\(letter)")
      }
      var attached: Substring?
      if letters.first == "=" {
        attached = letters.dropFirst()
      } else if option.takesValue, !letters.isEmpty {
        attached = letters
      }
      try give(option, as: "-\(letter)", attached: attached, &rest)
      if attached != nil { return }
    }
  }

  /// Gives an option its value: the attached one, or else the next word.
  private func give(
    _ option: OptionDeclaration, as flag: String, attached: Substring?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      if let attached {
        throw UsageError(word: flag, problem: .unexpectedValue(String(attached)))
      }
      return try option.take(flag, "")
    }
    if let attached { return try option.take(flag, String(attached)) }
    guard let word = rest.first, word == "-" || !word.hasPrefix("-") else {
      throw UsageError(word: flag, problem: .missingValue(placeholder))
    }
    rest = rest.dropFirst()
    try option.take(flag, word)
  }

  private func unknown(_ word: String) -> UsageError {
    let flag = word.hasPrefix("--") ? word : "-" + word
    let name = String(flag.prefix { $0 != "=" })
    let nearest = SpellingHint.nearest(to: name, among: options.map(\.flag))
    return UsageError(word: word, problem: .unknownOption(nearest: word.count > 2 ? nearest : nil))
  }

  private func take(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    for argument in outline.arguments {
      guard !rest.isEmpty || !argument.isRequired else {
        throw UsageError(word: argument.placeholder, problem: .missingArgument)
      }
      let count = argument.isRepeated ? rest.count : min(1, rest.count)
      for word in rest.prefix(count) { try argument.take(word) }
      rest = rest.dropFirst(count)
    }
    if let word = rest.first { throw UsageError(word: word, problem: .unexpectedArgument) }
  }
}
