// SwiftUI's App, Scene and commands, declared for the sources of an app that are compiled into a
// widget's target; a widget extension has neither, so an app cannot be started here.

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  init()

  @SceneBuilder var body: Self.Body { get }
}

extension App {
  public static func main() {
    preconditionFailure("\(Self.self) is an app, and a widget extension does not start one")
  }
}

/// The delegate of the application, which an extension does not have.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    preconditionFailure("a widget extension has no application, and so no \(DelegateType.self)")
  }

  public nonisolated mutating func update() {}
}

/// The delegate of the application, which an extension does not have.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    preconditionFailure("a widget extension has no application, and so no \(DelegateType.self)")
  }

  public nonisolated mutating func update() {}
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Scene {
    first
  }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    EmptyScene()
  }

  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// No window at all.
nonisolated struct EmptyScene: Scene {
  var body: Never { return noBody(Self.self) }
}

/// Work that the system starts in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  package let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh")
  }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession")
  }
}

nonisolated extension Scene {
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    self
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    self
  }

  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}
