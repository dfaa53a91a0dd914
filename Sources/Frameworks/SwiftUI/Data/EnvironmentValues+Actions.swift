// The keys of the environment for accessibility, scenes and actions (iOS 14 to 17). A widget cannot
// open or dismiss anything; the actions can be called and do nothing.

public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

@MainActor @preconcurrency public struct OpenURLAction: @unchecked Sendable {
  /// What became of opening a location.
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
  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { .init() } }
  private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private struct AccessibilityKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { .init() }
  }
  private struct ProposedSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { CGSize(width: 158, height: 158) }
  }
  private struct DisplayDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }
  private struct SafeAreaKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }

  public var refresh: RefreshAction? { nil }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  public var isPresented: Bool { false }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The size offered to the root of the tree, which `GeometryReader` hands on.
  package var proposedSize: CGSize {
    get { self[ProposedSizeKey.self] }
    set { self[ProposedSizeKey.self] = newValue }
  }

  /// The moment at which the tree is shown, an entry's date; nil for the present.
  package var displayDate: Date? {
    get { self[DisplayDateKey.self] }
    set { self[DisplayDateKey.self] = newValue }
  }

  /// The margins around the content, which a geometry proxy tells.
  package var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }

  /// What the user set for accessibility.
  package struct AccessibilitySettings: Hashable, Sendable {
    package var reduceMotion = false
    package var reduceTransparency = false
    package var differentiateWithoutColor = false
    package var invertColors = false
    package var voiceOverEnabled = false
    package var showButtonShapes = false

    package init() {}
  }

  package var accessibility: AccessibilitySettings {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { accessibility.reduceMotion }

  public var accessibilityReduceTransparency: Bool { accessibility.reduceTransparency }

  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibility.differentiateWithoutColor
  }

  public var accessibilityInvertColors: Bool { accessibility.invertColors }

  public var accessibilityVoiceOverEnabled: Bool { accessibility.voiceOverEnabled }

  public var accessibilityShowButtonShapes: Bool { accessibility.showButtonShapes }

  public var accessibilityEnabled: Bool {
    get { accessibility.voiceOverEnabled }
    set { accessibility.voiceOverEnabled = newValue }
  }
}
