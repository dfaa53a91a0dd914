// TipKit's UIKit classes. A tip in a widget is never available, so that an app's code, which waits
// for that, never makes one; one that is made is an empty view.

public import SwiftUI
public import UIKit

/// A view of a tip.
@MainActor @preconcurrency public final class TipUIView: UIView {
  public let tip: any Tip
  public var viewStyle: (any TipViewStyle)?
  public var cornerRadius: Double?
  public var imageSize: CGSize?
  public var imageStyle: (any ShapeStyle)?

  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

/// A view controller of a tip in a popover.
@MainActor @preconcurrency public final class TipUIPopoverViewController: UIViewController {
  public let tip: any Tip
  public var viewStyle: (any TipViewStyle)?
  public var imageSize: CGSize?

  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) { nil }
}
