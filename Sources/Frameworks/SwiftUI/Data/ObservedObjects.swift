// SwiftUI's wrappers of observable objects and Bindable, over Combine and Observation. A tree is
// resolved once, so nothing is watched.

/// Keeps an object that a view makes.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    private let make: () -> ObjectType
    private lazy var own = make()
    /// The box of the view's object when its tree was resolved before.
    var earlier: Box?
    /// Whether a view has it. Elsewhere, as in a provider, SwiftUI makes an object at each access.
    var isInstalled = false

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    /// The object that is kept.
    var kept: ObjectType { earlier?.kept ?? own }

    var object: ObjectType { isInstalled ? kept : make() }
  }

  private nonisolated(unsafe) let box: Box

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(thunk)
  }

  public var wrappedValue: ObjectType { box.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

/// An object that a view is given.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that `environmentObject(_:)` put above a view.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  final class Box {
    var object: ObjectType?
  }

  let box = Box()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      preconditionFailure("no object of type \(ObjectType.self) was put into the environment")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  @MainActor package func install(in context: ViewContext) {
    box.object = context.environment[object: ObjectType.self]
  }
}

extension StateObject: InstallableProperty {
  @MainActor package func install(in context: ViewContext) {
    box.isInstalled = true
    if let kept = context.place?.kept(box), kept !== box { box.earlier = kept }
  }
}

extension StateObject: ObservingProperty {
  @MainActor var wrapperName: String? { box.object.publishes ? "@StateObject" : nil }
}

extension ObservedObject: ObservingProperty {
  @MainActor var wrapperName: String? { wrappedValue.publishes ? "@ObservedObject" : nil }
}

extension ObservableObject {
  /// Whether the object has something to publish: properties of its own, or a publisher of its own.
  ///
  /// One without, such as an object that reads settings, has the values of the moment when it is
  /// drawn.
  fileprivate var publishes: Bool {
    var part: Mirror? = Mirror(reflecting: self)
    while let mirror = part {
      if mirror.children.contains(where: { $0.value is any PublishedProperty }) { return true }
      if mirror.children.contains(where: { $0.label?.hasSuffix("objectWillChange") == true }) {
        return true
      }
      part = mirror.superclassMirror
    }
    return false
  }
}

nonisolated extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    node(setting: { $0[object: T.self] = object })
  }
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
