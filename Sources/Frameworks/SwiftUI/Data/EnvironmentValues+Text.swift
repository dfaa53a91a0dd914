// The keys of the environment for text, language and time (iOS 13 to 16).

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// The size of text the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The older names of the sizes of text.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

extension TextAlignment: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension DynamicTypeSize: DrawnEnvironmentValue {
  var nodeAttribute: ViewAttribute { .fields(["dynamicTypeSize": .string("\(self)")]) }
}

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private struct AlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { ExtensionSurroundings.current.locale }
  }
  private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private struct TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[index]
    }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}
