/// Declares an option with a value; of several on a command line the last one counts.
///
/// ```swift
/// @Option("output", short: "o", .folder, help: "where reports go")
/// var output = "Reports"
/// ```
///
/// A list takes its elements with commas between them, and gathers them where it is given again; so
/// does an option that takes one element each time.
@propertyWrapper
public struct Option<Value: Sendable>: Sendable, Declaring {
  private let slot: Slot<Value>
  private let declaration: OptionDeclaration

  /// The value that the command line gives, or else the default.
  public var wrappedValue: Value { slot.value }

  var options: [OptionDeclaration] { [declaration] }

  /// Declares an option with a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is given.
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: The form of the value.
  ///   - help: The meaning in one sentence fragment.
  ///   - default: The default in the help, where the value itself does not say it.
  public init(
    wrappedValue: Value, _ name: String, short: Character? = nil, _ syntax: ArgumentSyntax<Value>,
    help: String, default: String? = nil
  ) {
    let slot = Slot(wrappedValue)
    self.slot = slot
    declaration = OptionDeclaration(
      name: name, short: short, syntax, help: help,
      defaultText: `default` ?? syntax.text(wrappedValue)
    ) { flag, word throws(UsageError) in
      slot.set(try syntax.value(word, of: flag), by: flag)
    }
  }

  /// Declares an option without a default.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: The form of the value.
  ///   - help: The meaning in one sentence fragment.
  public init<Wrapped>(
    _ name: String, short: Character? = nil, _ syntax: ArgumentSyntax<Wrapped>, help: String
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    self.slot = slot
    declaration = OptionDeclaration(name: name, short: short, syntax, help: help) {
      flag, word throws(UsageError) in
      slot.set(try syntax.value(word, of: flag), by: flag)
    }
  }

  /// Declares an option with a list that has a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The list where none is given.
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: The form of an element.
  ///   - help: The meaning in one sentence fragment.
  public init<Element>(
    wrappedValue: Value, _ name: String, short: Character? = nil,
    list syntax: ArgumentSyntax<Element>, help: String
  ) where Value == [Element] {
    let slot = Slot(wrappedValue)
    self.slot = slot
    declaration = OptionDeclaration(
      name: name, short: short, syntax, help: help,
      defaultText: wrappedValue.map(syntax.text).joined(separator: ","), isList: true
    ) { flag, word throws(UsageError) in
      let earlier = slot.giver == nil ? [] : slot.value
      slot.set(earlier + (try syntax.elements(word, of: flag)), by: flag)
    }
  }

  /// Declares an option that may be given several times, with one element each time, commas and
  /// all.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: The form of an element.
  ///   - help: The meaning in one sentence fragment.
  public init<Element>(
    _ name: String, short: Character? = nil, each syntax: ArgumentSyntax<Element>, help: String
  ) where Value == [Element] {
    let slot = Slot<Value>([])
    self.slot = slot
    declaration = OptionDeclaration(name: name, short: short, syntax, help: help) {
      flag, word throws(UsageError) in
      slot.set(slot.value + [try syntax.value(word, of: flag)], by: flag)
    }
  }

  /// Declares an option with a list that is absent where none is given.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: The form of an element.
  ///   - help: The meaning in one sentence fragment.
  public init<Element>(
    _ name: String, short: Character? = nil, list syntax: ArgumentSyntax<Element>, help: String
  ) where Value == [Element]? {
    let slot = Slot<Value>(.some(nil))
    self.slot = slot
    declaration = OptionDeclaration(name: name, short: short, syntax, help: help, isList: true) {
      flag, word throws(UsageError) in
      slot.set((slot.value ?? []) + (try syntax.elements(word, of: flag)), by: flag)
    }
  }
}

extension OptionDeclaration {
  /// Creates the declaration of an option with a value.
  fileprivate init(
    name: String, short: Character?, _ syntax: ArgumentSyntax<some Sendable>, help: String,
    defaultText: String = "", isList: Bool = false,
    take: @escaping @Sendable (String, String) throws(UsageError) -> Void
  ) {
    self.init(
      name: name, short: short, placeholder: syntax.placeholder + (isList ? ",…" : ""), help: help,
      defaultText: defaultText, completion: syntax.completion, isList: isList, take: take)
  }
}

extension ArgumentSyntax {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - flag: The option that it was given to, for the error.
  /// - Returns: The value.
  /// - Throws: `UsageError` for a text that is no value.
  func value(_ text: String, of flag: String) throws(UsageError) -> Value {
    do throws(InvalidValue) {
      return try read(text)
    } catch {
      throw error.error(of: flag)
    }
  }

  /// Reads a list with commas.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - flag: The option that it was given to, for the error.
  /// - Returns: The elements, at least one.
  /// - Throws: `UsageError` for an element that is no value, and for a list without any.
  func elements(_ text: String, of flag: String) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for part in text.split(separator: ",") { values.append(try value(String(part), of: flag)) }
    return values.isEmpty ? [try value(text, of: flag)] : values
  }
}
