// Traits: interface style, idiom, size classes, content size. `UITraitCollection.current` is a
// light interface at the standard text size.

public import CoreGraphics
import Synchronization

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ suffix: String) {
    rawValue = "UICTContentSizeCategory" + suffix
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static let order = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  public static func < (left: Self, right: Self) -> Bool {
    (order.firstIndex(of: left) ?? 3) < (order.firstIndex(of: right) ?? 3)
  }

  public static func > (left: Self, right: Self) -> Bool { right < left }
  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private struct Traits: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var contentSize = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
  }

  private let traits: Traits

  private init(_ change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.traits = traits
    super.init()
  }

  public override convenience init() {
    self.init { _ in }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.contentSize = preferredContentSizeCategory }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.scale = scale }
  }

  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { all in
      for traits in collections.map(\.traits) {
        if traits.style != .unspecified { all.style = traits.style }
        if traits.idiom != .unspecified { all.idiom = traits.idiom }
        if traits.horizontal != .unspecified { all.horizontal = traits.horizontal }
        if traits.vertical != .unspecified { all.vertical = traits.vertical }
        if traits.contentSize != .unspecified { all.contentSize = traits.contentSize }
        if traits.scale != 0 { all.scale = traits.scale }
      }
    }
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSize }
  open var displayScale: CGFloat { traits.scale }

  private static let state = Mutex<UITraitCollection?>(nil)

  open class var current: UITraitCollection {
    get { state.withLock { $0 } ?? standard }
    set { state.withLock { $0 = newValue } }
  }

  private static let standard = UITraitCollection { traits in
    traits.style = .light
    traits.idiom = .phone
    traits.contentSize = .large
    traits.scale = 3
  }

  package static let light = UITraitCollection(userInterfaceStyle: .light)
  package static let dark = UITraitCollection(userInterfaceStyle: .dark)

  open func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    actions()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}
