import TipKit
import UIKit

/// A screen from before SwiftUI that shows its tip while it is to be shown.
final class CitiesController: UIViewController {
  private let tip = FavouriteTip()
  private let save = UIButton(type: .system)
  private var tipView: TipUIView?
  private var following: Task<Void, Never>?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    following =
      following
      ?? Task { @MainActor in
        for await shouldDisplay in tip.shouldDisplayUpdates {
          if shouldDisplay { show() } else { hide() }
        }
      }
  }

  private func show() {
    let view = TipUIView(tip, arrowEdge: .bottom) { print($0.id) }
    view.backgroundColor = .systemBackground
    view.viewStyle = HeadlineTipStyle()
    view.cornerRadius = 8
    view.imageSize = CGSize(width: 20, height: 20)
    view.imageStyle = Color.red
    self.view.addSubview(view)
    tipView = view
  }

  private func hide() {
    if tipView?.tip.id == tip.id { tipView?.removeFromSuperview() }
    tipView = nil
  }

  /// Points at the button that the tip is about.
  func point(at item: any UIPopoverPresentationControllerSourceItem) {
    let popover = TipUIPopoverViewController(tip, sourceItem: item)
    popover.viewStyle = MiniTipViewStyle()
    popover.imageSize = .zero
    if popover.tip.shouldDisplay { present(popover, animated: true) }
    if presentedViewController is TipUIPopoverViewController { dismiss(animated: true) }
    if item !== save { point(at: save) }
  }
}
