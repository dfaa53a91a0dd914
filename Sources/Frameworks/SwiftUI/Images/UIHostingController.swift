// SwiftUI's controller of a view. It holds its view and shows nothing.

/// A UIKit controller whose content is a view.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the content keeps; iOS 16.4.
  open var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    preconditionFailure("init(coder:) must be implemented in a subclass and call super")
  }

  /// Returns the proposed size: nothing is laid out here.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// Of which sizes a controller keeps UIKit informed.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
