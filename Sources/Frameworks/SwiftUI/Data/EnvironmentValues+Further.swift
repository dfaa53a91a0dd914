// The rarer keys of the environment for accessibility and for how things look (iOS 15 to 18).

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private struct MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
  private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }
  private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private struct DynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }
  private struct RepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The material below a view; which one a widget lies on is not known.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }

  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { false }
    set {}
  }

  /// The undo manager of a scene, of which an extension has none.
  public var undoManager: UndoManager? { nil }

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  public var accessibilityQuickActionsEnabled: Bool { false }

  public var accessibilitySwitchControlEnabled: Bool { false }

  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

nonisolated extension View {
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    node(".allowedDynamicRange", ["value": range.map { .string("\($0)") }]) {
      $0.allowedDynamicRange = range
    }
  }
}
