/// Declares options without a value, each of which chooses a value by being given.
///
/// ```swift
/// @Flag("single-file", help: "the HTML report as one file")
/// var isSingleFile = false
///
/// @Flag(
///   .init("offline", Network.refused, help: "providers may not open connections"),
///   .init("allow-network", .allowed, help: "providers may open connections"),
///   conflict: .contradiction)
/// var network = Network.refused
/// ```
@propertyWrapper
public struct Flag<Value: Sendable & Equatable>: Sendable, Declaring {
  /// One of the options, and the value that it chooses.
  public struct Choice: Sendable {
    fileprivate let name: String
    fileprivate let short: Character?
    fileprivate let value: Value
    fileprivate let help: String

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - name: The long name, without dashes.
    ///   - short: The letter of the short form.
    ///   - value: The value that the option chooses.
    ///   - help: The meaning in one sentence fragment.
    public init(_ name: String, short: Character? = nil, _ value: Value, help: String) {
      self.name = name
      self.short = short
      self.value = value
      self.help = help
    }
  }

  /// The meaning of two choices on one command line.
  public enum Conflict: Hashable, Sendable {
    /// They contradict one another.
    case contradiction
    /// The last one counts.
    case lastWins
  }

  private let slot: Slot<Value>
  let options: [OptionDeclaration]

  /// The value that the command line chooses, or else the default.
  public var wrappedValue: Value { slot.value }

  /// Declares several options, of which each chooses a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none of them is given.
  ///   - choices: The options.
  ///   - conflict: The meaning of two choices on one command line.
  public init(wrappedValue: Value, _ choices: Choice..., conflict: Conflict) {
    let slot = Slot(wrappedValue)
    self.slot = slot
    options = choices.map { choice in
      OptionDeclaration(
        name: choice.name, short: choice.short, placeholder: nil, help: choice.help,
        defaultText: "", completion: .nothing, isList: false
      ) { flag, _ throws(UsageError) in
        if conflict == .contradiction, let other = slot.giver, slot.value != choice.value {
          throw UsageError(word: flag, problem: .contradiction(other))
        }
        slot.set(choice.value, by: flag)
      }
    }
  }

  /// Declares an option that is given or not.
  ///
  /// - Parameters:
  ///   - wrappedValue: False.
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - help: The meaning in one sentence fragment.
  public init(wrappedValue: Value, _ name: String, short: Character? = nil, help: String)
  where Value == Bool {
    self.init(
      wrappedValue: wrappedValue, Choice(name, short: short, true, help: help),
      conflict: .lastWins)
  }
}
