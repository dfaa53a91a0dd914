/// Declares words of the command line that are no options.
///
/// Arguments take their words in the order of declaration; one that takes several stands last.
@propertyWrapper
public struct Argument<Value: Sendable>: Sendable, Declaring {
  /// The least number of words that a list takes.
  public enum Minimum: Hashable, Sendable {
    /// None.
    case none
    /// One.
    case one
  }

  private let slot: Slot<Value>
  let argument: ArgumentDeclaration?

  /// The value that the command line gives, or else the default.
  public var wrappedValue: Value { slot.value }

  /// Declares an argument that must be given.
  ///
  /// - Parameters:
  ///   - syntax: The form of the value.
  ///   - help: The meaning in one sentence fragment.
  public init(_ syntax: ArgumentSyntax<Value>, help: String) {
    let slot = Slot<Value>(nil)
    self.slot = slot
    argument = ArgumentDeclaration(syntax, help: help, arity: .one) { word throws(UsageError) in
      slot.set(try syntax.argument(word), by: syntax.placeholder)
    }
  }

  /// Declares an argument that may be left out.
  ///
  /// - Parameters:
  ///   - syntax: The form of the value.
  ///   - help: The meaning in one sentence fragment.
  public init<Wrapped>(_ syntax: ArgumentSyntax<Wrapped>, help: String) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    self.slot = slot
    argument = ArgumentDeclaration(syntax, help: help, arity: .optional) {
      word throws(UsageError) in
      slot.set(try syntax.argument(word), by: syntax.placeholder)
    }
  }

  /// Declares all further arguments.
  ///
  /// - Parameters:
  ///   - syntax: The form of each.
  ///   - minimum: The least number of them.
  ///   - help: The meaning in one sentence fragment.
  public init<Element>(
    list syntax: ArgumentSyntax<Element>, atLeast minimum: Minimum = .none, help: String
  ) where Value == [Element] {
    let slot = Slot<Value>([])
    self.slot = slot
    let arity: ArgumentDeclaration.Arity = minimum == .one ? .some : .any
    argument = ArgumentDeclaration(syntax, help: help, arity: arity) { word throws(UsageError) in
      slot.set(slot.value + [try syntax.argument(word)], by: syntax.placeholder)
    }
  }
}

extension ArgumentDeclaration {
  /// Creates the declaration of an argument of some syntax.
  fileprivate init(
    _ syntax: ArgumentSyntax<some Sendable>, help: String, arity: Arity,
    take: @escaping @Sendable (String) throws(UsageError) -> Void
  ) {
    self.init(
      placeholder: syntax.placeholder, help: help, arity: arity, completion: syntax.completion,
      take: take)
  }
}

extension ArgumentSyntax {
  /// Reads an argument.
  ///
  /// - Throws: `UsageError` for a word that is none.
  fileprivate func argument(_ word: String) throws(UsageError) -> Value {
    do throws(InvalidValue) {
      return try read(word)
    } catch {
      throw error.argumentError
    }
  }
}
