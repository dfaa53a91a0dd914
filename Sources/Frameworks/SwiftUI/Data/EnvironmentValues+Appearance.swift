// The keys of the environment that say how things look (iOS 13 to 17).

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

extension ColorScheme: DrawnEnvironmentValue {
  var nodeAttribute: ViewAttribute { .fields(["colorScheme": .string("\(self)")]) }
}

extension LayoutDirection: DrawnEnvironmentValue {
  var nodeAttribute: ViewAttribute { .fields(["layoutDirection": .string("\(self)")]) }
}

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }
  private struct DirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
  private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }
  private struct HorizontalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private struct VerticalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  public var pixelLength: CGFloat { 1 / displayScale }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The tint the nearest `tint` modifier set.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Sets the contrast, which authors may only read.
  package mutating func setColorSchemeContrast(_ contrast: ColorSchemeContrast) {
    self[ContrastKey.self] = contrast
  }
}
