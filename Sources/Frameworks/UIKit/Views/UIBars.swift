// UIKit's bars, their items and their appearance, which are kept: an extension has no bar.

public import CoreGraphics
public import FoundationSupplement

/// A class of views whose looks can be set for all of them at once.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

@MainActor
extension UIAppearance where Self: UIView {
  /// The view whose looks are those of all later ones.
  @preconcurrency public static func appearance() -> Self { Appearances.shared(of: self) }

  @preconcurrency public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { Appearances.shared(of: self) }
}

/// The views that hold the looks of their classes.
@MainActor private enum Appearances {
  static var all: [ObjectIdentifier: UIView] = [:]

  static func shared<View: UIView>(of type: View.Type) -> View {
    if let known = all[ObjectIdentifier(type)] as? View { return known }
    guard let new = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) makes no view without an archive")
    }
    all[ObjectIdentifier(type)] = new
    return new
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// A part of a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var action: Selector?
  open weak var target: AnyObject?

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    set(.plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
}

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The looks of a bar.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() { backgroundEffect = nil }
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    (backgroundColor, shadowColor) = (nil, nil)
  }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var images: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
}

@MainActor @preconcurrency open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
}
