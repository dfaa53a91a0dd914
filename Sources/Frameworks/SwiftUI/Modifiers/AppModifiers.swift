// Modifiers for apps only: keyboards, toolbars, focus, help. They leave no trace, except a
// control's size.

nonisolated extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    node(".controlSize", ["value": .string("\(controlSize)")]) { $0.controlSize = controlSize }
  }

  public func help(_ textKey: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { modifier(EmptyModifier()) }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    node(setting: { $0.autocorrectionDisabled = disable })
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(EmptyModifier()) }

  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func headerProminence(_ prominence: Prominence) -> some View {
    node(setting: { $0.headerProminence = prominence })
  }

  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}

public enum Prominence: Sendable {
  case standard, increased
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { .init() }
  public static var go: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
  public static var join: SubmitLabel { .init() }
  public static var route: SubmitLabel { .init() }
  public static var search: SubmitLabel { .init() }
  public static var next: SubmitLabel { .init() }
  public static var `continue`: SubmitLabel { .init() }
  public static var `return`: SubmitLabel { .init() }
}

public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { .init() }
  public static var navigationBar: ToolbarPlacement { .init() }
  public static var bottomBar: ToolbarPlacement { .init() }
  public static var tabBar: ToolbarPlacement { .init() }
  public static var windowToolbar: ToolbarPlacement { .init() }
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let `return`: KeyEquivalent = "\r"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let space: KeyEquivalent = " "
  public static let tab: KeyEquivalent = "\t"
  public static let delete: KeyEquivalent = "\u{8}"
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

extension EnvironmentValues {
  public var isFocused: Bool { false }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
}

/// Whether a view's content can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}
