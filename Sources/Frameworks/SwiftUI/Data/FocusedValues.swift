// SwiftUI's focused values and where the focus begins. Nothing in a widget has the focus, so there
// is never a value.

/// A key of a value that the focused view gives.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the view that has the focus.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static func == (first: FocusedValues, second: FocusedValues) -> Bool {
    first.values.keys == second.values.keys
  }
}

/// A value of the focused view.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public nonisolated init() {}

  public var wrappedValue: ObjectType? { nil }

  public var projectedValue: Wrapper? { nil }
}

/// The priority of a view's default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The interactions of a focused view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Resets the focus to its default.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether a focused view shows a focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

nonisolated extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func focusSection() -> some View { modifier(EmptyModifier()) }

  public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(EmptyModifier()) }

  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    node(setting: { if disabled { $0.isFocusEffectEnabled = false } })
  }

  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(EmptyModifier())
  }
}
