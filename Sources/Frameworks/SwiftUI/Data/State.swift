// SwiftUI's @State and the wrappers like it that begin with their first value. A tree that is drawn
// keeps its states until nothing changes any more; another one begins with first values.

import FoundationSupplement
import WidgetPlatforms

/// Keeps a value for a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Box {
    private var own: Value
    /// The box of the view's state when its tree was resolved before.
    var earlier: Box?

    init(_ value: Value) { own = value }

    var value: Value {
      get { if let earlier { earlier.value } else { own } }
      set { if let earlier { earlier.value = newValue } else { own = newValue } }
    }
  }

  private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }

  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
  @MainActor package func install(in context: ViewContext) {
    if let kept = context.place?.kept(box), kept !== box { box.earlier = kept }
  }
}

extension State: ObservingProperty, StatefulProperty {
  @MainActor var wrapperName: String? {
    Value.self is any Observable.Type ? "@State with an @Observable object" : nil
  }

  /// An object is made once and used, such as a formatter; a value is there to be changed.
  @MainActor var isState: Bool { !(Value.self is AnyObject.Type) }
}

/// Keeps a value while a gesture goes on.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}

/// Whether, and where, the focus is; nothing in a widget has it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    private let state: FocusState<Value>

    init(_ state: FocusState<Value>) { self.state = state }

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init() where Value == Bool { box = Box(false) }

  public init<T: Hashable>() where Value == T? { box = Box(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(self) }
}

/// A place in which identifiers of matched geometry are unique.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}

/// Scales a number with the size of text the user prefers, as text of a style grows.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Box {
    var factor = 1.0
  }

  private let base: Value
  private let style: String
  private let box = Box()

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = "\(textStyle)"
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { (base * Value(box.factor)) }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: InstallableProperty {
  @MainActor package func install(in context: ViewContext) {
    let size = context.environment.dynamicTypeSize
    box.factor = TypeSizes.growth(
      of: style, category: DynamicTypeSize.allCases.firstIndex(of: size) ?? 3,
      platform: ExtensionSurroundings.current.system.platform)
  }
}
