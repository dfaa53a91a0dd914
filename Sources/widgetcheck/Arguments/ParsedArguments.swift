import WidgetRecording

/// The words of a command line, sorted into options and arguments.
struct ParsedArguments {
  /// The values by option; an option without one has an empty text.
  private(set) var values: [Option: String] = [:]
  /// Everything else, in order.
  private(set) var arguments: [String] = []

  /// Sorts the words after the command.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - options: The options that the command has.
  /// - Throws: `UsageError` for the first word that makes no sense.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var words = Array(words)[...]
    var onlyArguments = false
    while let word = words.popFirst() {
      if onlyArguments || !word.hasPrefix("-") || word == "-" {
        arguments.append(word)
        continue
      }
      if word == "--" {
        onlyArguments = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = String(parts[0])
      guard let option = options.first(where: { $0.flag == flag }) else {
        let nearest = NearestWord.of(flag, among: options.map(\.flag))
        throw UsageError(word: flag, problem: .unknownOption(nearest: nearest))
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      values[option] = try Self.value(of: option, attached: attached, following: &words)
    }
  }

  private static func value(
    of option: Option, attached: String?, following: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      guard let attached else { return "" }
      throw UsageError(word: option.flag, problem: .unexpectedValue(attached))
    }
    guard let value = attached ?? following.popFirst() else {
      throw UsageError(word: option.flag, problem: .missingValue)
    }
    return value
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    values[option] != nil
  }

  /// The value of an option that takes one of a few words.
  ///
  /// - Throws: `UsageError` where it is none of them.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ option: Option, default usual: Value
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let word = values[option] else { return usual }
    guard let value = Value(rawValue: word) else {
      let expected = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(word: option.flag, problem: .badValue(word, expected: expected))
    }
    return value
  }

  /// The parts of a value that is a list with commas.
  func list(_ option: Option) -> [String]? {
    values[option].map { $0.split(separator: ",").map(String.init) }
  }
}
