// The keys of the environment for text, language and time.

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

extension EnvironmentValues {
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

}
