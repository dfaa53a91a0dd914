// UIKit's view controllers and windows, as an app's shared sources name them. Nothing is presented
// in an extension of a widget.

public import CoreGraphics

/// A controller of views in an app's window.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String? {
    didSet { if title != oldValue { navigationItem.title = title } }
  }
  /// The title and the buttons that a navigation bar shows for the controller.
  public let navigationItem = UINavigationItem(title: "")
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var isViewLoaded = false

  private var loaded: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  @MainActor @preconcurrency public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        isViewLoaded = true
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var traitCollection: UITraitCollection { .current }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The host's request; none, as no host asks a controller.
  open var extensionContext: NSExtensionContext? { nil }

  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  /// Does nothing: an extension of a widget has no screen to present on.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// The source item that a popover points at.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// Controllers one of which leads to the next.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open var topViewController: UIViewController? { children.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }

  /// Removes the controllers above one, which must be in the stack.
  ///
  /// - Returns: Those that were removed, the lowest first; nil where none was.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("the controller to pop to is not in the navigation stack")
    }
    let removed = Array(children.dropFirst(index + 1))
    for controller in removed { controller.removeFromParent() }
    return removed.isEmpty ? nil : removed
  }

  /// Removes all controllers but the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
}

/// A window with an app's view controllers.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }
  open var screen: UIScreen { .main }

  open func makeKeyAndVisible() {}
}

/// A controller that shares items.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller of an alert.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
}
