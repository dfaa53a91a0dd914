// The classes that make a scene, and the storyboard that shows its first view.

public import FoundationSupplement

/// The classes that make a scene.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject, NSCopying {
  public nonisolated let name: String?
  public nonisolated let role: UISceneSession.Role
  public nonisolated(unsafe) var sceneClass: AnyClass?
  public nonisolated(unsafe) var delegateClass: AnyClass?
  public nonisolated(unsafe) var storyboard: UIStoryboard?

  public nonisolated init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    (copy.sceneClass, copy.delegateClass) = (sceneClass, delegateClass)
    copy.storyboard = storyboard
    return copy
  }
}

/// A storyboard; Interface Builder's files are not read here.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// No controller, as of a storyboard that names no first one.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Stops, as for an identifier that the storyboard does not have.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure("the storyboard \(name) has no controller \(identifier) here")
  }
}
