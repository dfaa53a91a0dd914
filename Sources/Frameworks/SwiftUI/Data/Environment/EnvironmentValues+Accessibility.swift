// The keys of the environment for accessibility.

extension EnvironmentValues {
  /// The user's accessibility settings.
  package struct AccessibilitySettings: Hashable, Sendable {
    package var reduceMotion = false
    package var reduceTransparency = false
    package var differentiateWithoutColor = false
    package var invertColors = false
    package var voiceOverEnabled = false
    package var showButtonShapes = false

    package init() {}
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

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  public var accessibilityQuickActionsEnabled: Bool { false }

  public var accessibilitySwitchControlEnabled: Bool { false }

  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
