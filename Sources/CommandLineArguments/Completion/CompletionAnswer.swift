/// The words that may stand where a shell's cursor is.
public struct CompletionAnswer: Hashable, Sendable {
  /// The part of the unfinished word that stays as it is, such as `--only=timeline-empty,`.
  let kept: String
  /// The values that may stand behind it.
  let values: Completion

  /// The answer as the scripts for shells read it.
  ///
  /// The first line has the kind of values and the part that stays, each further one a word and its
  /// meaning, always with a tabulator between them.
  public var text: String {
    let (kind, words): (String, [Completion.Word]) =
      switch values {
      case .nothing: ("words", [])
      case .words(let words), .assignments(let words): ("words", words)
      case .files: ("files", [])
      case .folders: ("folders", [])
      }
    let lines = ["\(kind)\t\(kept)"] + words.map { "\($0.text)\t\($0.meaning)" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CompletionAnswer {
  /// Finds the words that may stand in place of an unfinished one.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name; the last one is unfinished, perhaps empty.
  ///   - program: The program.
  public init(_ words: [String], in program: ProgramDeclaration) {
    let word = words.last ?? ""
    guard words.count > 1 else {
      self = Self.words(Self.openings(of: program, for: word), beginning: word)
      return
    }
    guard let command = program.command(words[0]) else {
      self.init(kept: "", values: .nothing)
      return
    }
    self.init(word, after: words[1..<(words.count - 1)], in: ArgumentOutline(of: command.init()))
  }

  private init(_ word: String, after words: ArraySlice<String>, in outline: ArgumentOutline) {
    let place = CompletionPlace(after: words, in: outline)
    switch place.expected {
    case .value(let option):
      self = Self.value(word, of: option, kept: "")
    case .wordOrOption where word.hasPrefix("--") && word.contains("="):
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = outline.options.first { $0.flag == parts[0] && $0.takesValue }
      self =
        option.map { Self.value(String(parts[1]), of: $0, kept: "\(parts[0])=") }
        ?? Self(kept: "", values: .nothing)
    case .wordOrOption where word.hasPrefix("-"):
      let help = ProgramDeclaration.universalOptions.help
      let flags =
        outline.options.map { Completion.Word($0.flag, meaning: $0.help) }
        + [Completion.Word(help.flag, meaning: help.meaning)]
      self = Self.words(flags, beginning: word)
    case .wordOrOption, .word:
      let argument = place.argument
      self = Self.beginning(word, argument?.completion ?? .nothing, kept: "")
    }
  }

  /// The values of an option, of which a list completes its last element.
  private static func value(
    _ word: String, of option: OptionDeclaration, kept: String
  ) -> CompletionAnswer {
    guard option.isList, let comma = word.lastIndex(of: ",") else {
      return beginning(word, option.completion, kept: kept)
    }
    let rest = word[word.index(after: comma)...]
    let earlier = Set(word[..<comma].split(separator: ",").map(String.init))
    let left = option.completion.words.filter { !earlier.contains($0.text) }
    let values: Completion =
      switch option.completion {
      case .words: .words(left)
      case .assignments: .assignments(left)
      case .nothing, .files, .folders: option.completion
      }
    return beginning(String(rest), values, kept: kept + word[...comma])
  }

  private static func beginning(
    _ word: String, _ values: Completion, kept: String
  ) -> CompletionAnswer {
    switch values {
    case .nothing, .files, .folders: return Self(kept: kept, values: values)
    case .assignments:
      if let mark = word.firstIndex(of: "=") {
        return Self(kept: kept + word[...mark], values: .files)
      }
    case .words: break
    }
    let words = values.words.filter { $0.text.hasPrefix(word) }
    return Self(kept: kept, values: .words(words))
  }

  private static func words(
    _ words: [Completion.Word], beginning start: String
  ) -> CompletionAnswer {
    beginning(start, .words(words), kept: "")
  }

  /// The words that can follow the program's name.
  private static func openings(
    of program: ProgramDeclaration, for word: String
  ) -> [Completion.Word] {
    let options = ProgramDeclaration.universalOptions
    return word.hasPrefix("-")
      ? [
        Completion.Word(options.help.flag, meaning: options.help.meaning),
        Completion.Word(options.version.flag, meaning: options.version.meaning),
      ] : program.commands.map { Completion.Word($0.name, meaning: $0.summary) }
  }
}

/// The kind of word that follows some finished ones.
private struct CompletionPlace {
  /// The kind of a word.
  enum Expected {
    /// The value of an option.
    case value(OptionDeclaration)
    /// An argument or an option.
    case wordOrOption
    /// An argument, since the options have ended.
    case word
  }

  /// The kind of the word.
  private(set) var expected = Expected.wordOrOption
  /// The argument that the word would be; nil where there are enough.
  private(set) var argument: ArgumentDeclaration?

  init(after words: ArraySlice<String>, in outline: ArgumentOutline) {
    var count = 0
    for word in words {
      switch expected {
      case .value: expected = .wordOrOption
      case .word: count += 1
      case .wordOrOption where word == "--": expected = .word
      case .wordOrOption where word.hasPrefix("-") && word != "-":
        let option = outline.options.first { option in
          option.flag == word
            || (!word.hasPrefix("--") && option.short != nil && option.short == word.last)
        }
        if let option, option.takesValue { expected = .value(option) }
      case .wordOrOption: count += 1
      }
    }
    let arguments = outline.arguments
    if count < arguments.count {
      argument = arguments[count]
    } else if let last = arguments.last, last.isRepeated {
      argument = last
    }
  }
}
