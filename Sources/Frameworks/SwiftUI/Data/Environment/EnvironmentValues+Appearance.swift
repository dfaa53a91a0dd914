// The keys of the environment for appearance.

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

extension EnvironmentValues {
  private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  public var pixelLength: CGFloat { 1 / displayScale }

  /// Sets the contrast, which authors may only read.
  package mutating func setColorSchemeContrast(_ contrast: ColorSchemeContrast) {
    self[ContrastKey.self] = contrast
  }
}

nonisolated extension View {
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    node(".allowedDynamicRange", ["value": range.map { .string("\($0)") }]) {
      $0.allowedDynamicRange = range
    }
  }
}
