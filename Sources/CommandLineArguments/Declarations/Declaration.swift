/// An option as help, parser and completion see it, whatever the type of its value.
struct OptionDeclaration: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The letter of the short form.
  let short: Character?
  /// The name that stands for the value in the help; nil for an option without one.
  let placeholder: String?
  /// The meaning in one sentence fragment.
  let help: String
  /// The value where none is given; empty where there is nothing to say.
  let defaultText: String
  /// The values that a shell offers.
  let completion: Completion
  /// Whether the value is a list with commas.
  let isList: Bool
  /// Takes the flag as it was written and the value, which is empty for an option without one.
  let take: @Sendable (String, String) throws(UsageError) -> Void

  /// The long form as it is written.
  var flag: String { "--\(name)" }

  /// Whether the command line gives the option a value.
  var takesValue: Bool { placeholder != nil }

  /// The help with the default.
  var description: String {
    defaultText.isEmpty
      ? help : "\(help) (default:\(TextLayout.unbreakableSpace)\(defaultText))"
  }
}

/// An argument as help, parser and completion see it, whatever the type of its value.
struct ArgumentDeclaration: Sendable {
  /// The number of words that an argument takes.
  enum Arity: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number.
    case any
    /// One or more.
    case some
  }

  /// The name that stands for a word in the help.
  let placeholder: String
  /// The meaning in one sentence fragment.
  let help: String
  /// The number of words.
  let arity: Arity
  /// The values that a shell offers.
  let completion: Completion
  /// Takes a word of the command line.
  let take: @Sendable (String) throws(UsageError) -> Void

  /// Whether there must be a word.
  var isRequired: Bool { arity == .one || arity == .some }

  /// Whether there may be several words.
  var isRepeated: Bool { arity == .any || arity == .some }

  /// The argument in a line that shows a command's use.
  var usage: String {
    let repeated = isRepeated ? placeholder + " ..." : placeholder
    return isRequired ? repeated : "[\(repeated)]"
  }
}

/// A property that declares what the command line may give.
protocol Declaring {
  /// The options that the property declares, in order.
  var options: [OptionDeclaration] { get }
  /// The argument that the property declares.
  var argument: ArgumentDeclaration? { get }
}

extension Declaring {
  var options: [OptionDeclaration] { [] }
  var argument: ArgumentDeclaration? { nil }
}
