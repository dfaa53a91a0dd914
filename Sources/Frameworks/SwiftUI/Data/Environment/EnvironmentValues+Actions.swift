// The keys of the environment for scenes and actions. A widget cannot open or dismiss anything; the
// actions can be called and do nothing.

public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

@MainActor @preconcurrency public struct OpenURLAction: @unchecked Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()

    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  nonisolated(unsafe) private let handler: ((URL) -> Result)?

  nonisolated init() { handler = nil }

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    _ = handler?(url)
    completion(handler != nil)
  }
}

@MainActor @preconcurrency public struct DismissAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}

  public func callAsFunction(id: String) {}
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }

  public var refresh: RefreshAction? { nil }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  public var isPresented: Bool { false }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { false }
    set {}
  }

  /// The undo manager of a scene, of which an extension has none.
  public var undoManager: UndoManager? { nil }
}
