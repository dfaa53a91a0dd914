// SwiftUI's keys and shortcuts. No key is pressed over a widget, so no action is ever called.

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, CustomDebugStringConvertible, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String { "KeyPress.Phases(\(rawValue))" }
  }

  /// Whether the press was used.
  public enum Result: Sendable {
    case handled, ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension KeyEquivalent {
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let clear: KeyEquivalent = "\u{F739}"
}

extension EventModifiers {
  public static let numericPad = EventModifiers(rawValue: 32)
}

/// Keys that together start an action.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The localization of a shortcut for another keyboard layout.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static func == (first: KeyboardShortcut, second: KeyboardShortcut) -> Bool {
    first.key == second.key && first.modifiers == second.modifiers
      && first.localization == second.localization
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension EnvironmentValues {
  /// The shortcut of the control above; none where nothing set one.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

nonisolated extension View {
  /// Gives the control a shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(EmptyModifier())
  }

  /// Gives the control a shortcut, or takes its own away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EmptyModifier())
  }

  /// Gives the control a shortcut.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(EmptyModifier())
  }

  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(EmptyModifier())
  }

  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(EmptyModifier())
  }
}

/// The direction of a move command.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
