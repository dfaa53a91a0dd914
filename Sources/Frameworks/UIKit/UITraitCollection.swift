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

  /// The categories from the smallest to the largest.
  package static let order = [
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

/// Traits that can be set.
public protocol UIMutableTraits {
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the width is small.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the height is small.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The person's text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The pixels to a point.
  var displayScale: CGFloat { get set }
}

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  private struct Traits: UIMutableTraits, Hashable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayScale: CGFloat = 0
  }

  private let traits: Traits

  private init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Traits that a closure sets.
  private static func traits(_ change: (inout Traits) -> Void) -> Traits {
    var traits = Traits()
    change(&traits)
    return traits
  }

  public override convenience init() {
    self.init(Traits())
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.traits { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.traits { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.traits { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.traits { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.traits { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.traits { $0.displayScale = scale })
  }

  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var all = Traits()
    for traits in collections.map(\.traits) {
      if traits.userInterfaceStyle != .unspecified {
        all.userInterfaceStyle = traits.userInterfaceStyle
      }
      if traits.userInterfaceIdiom != .unspecified {
        all.userInterfaceIdiom = traits.userInterfaceIdiom
      }
      if traits.horizontalSizeClass != .unspecified {
        all.horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified {
        all.verticalSizeClass = traits.verticalSizeClass
      }
      if traits.preferredContentSizeCategory != .unspecified {
        all.preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.displayScale != 0 { all.displayScale = traits.displayScale }
    }
    self.init(all)
  }

  /// Creates traits that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(Self.changed(Traits(), mutations))
  }

  /// Returns these traits with those that a closure sets.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(Self.changed(traits, mutations))
  }

  private static func changed(_ traits: Traits, _ mutations: TraitMutations) -> Traits {
    var changed: any UIMutableTraits = traits
    mutations(&changed)
    return changed as? Traits ?? traits
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  open var displayScale: CGFloat { traits.displayScale }

  private static let state = Mutex<UITraitCollection?>(nil)

  open class var current: UITraitCollection {
    get { state.withLock { $0 } ?? standard }
    set { state.withLock { $0 = newValue } }
  }

  private static let standard = UITraitCollection(
    traits { traits in
      traits.userInterfaceStyle = .light
      traits.userInterfaceIdiom = .phone
      traits.preferredContentSizeCategory = .large
      traits.displayScale = 3
    })

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
