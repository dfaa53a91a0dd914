import Synchronization

/// The place of one declared value: its default, until the command line gives another.
///
/// Copies of a declaration share their slot, so a parser that found the declaration by reflection
/// sets the value that the command reads. Nothing sets a slot after parsing.
final class Slot<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var giver: String?
  }

  private let state: Mutex<State>

  /// Creates a slot.
  ///
  /// - Parameter value: The default; nil where the command line must give a value.
  init(_ value: Value?) {
    state = Mutex(State(value: value))
  }

  /// The value.
  var value: Value {
    guard let value = state.withLock({ $0.value }) else {
      preconditionFailure("a required argument is read before the command line is parsed")
    }
    return value
  }

  /// The flag or argument that gave the value; nil for a default.
  var giver: String? {
    state.withLock { $0.giver }
  }

  /// Takes a value from the command line.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - giver: The flag or argument that gave it.
  func set(_ value: Value, by giver: String) {
    state.withLock { $0 = State(value: value, giver: giver) }
  }
}
