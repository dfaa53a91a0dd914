import UIKit

/// A slider with marks, of which it reaches only whole ones.
final class MarkedSlider: UISlider {
  var marks = 5

  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 0) }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }

  /// Moves to the nearest mark.
  func snap() {
    minimumValue = 0
    maximumValue = Float(marks - 1)
    isContinuous = false
    setValue(value.rounded(), animated: true)
    sendActions(for: .valueChanged)
  }
}

/// The controls of the app's settings.
@MainActor final class SettingsControls {
  let slider = MarkedSlider()
  let toggle = UISwitch()
  let units = UISegmentedControl(items: ["°C", "°F"])
  let pages = UIPageControl()
  let name = UITextField()
  let notes = UITextView()
  let save = UIButton(type: .system)
  let close = UIButton(primaryAction: UIAction(title: "Close") { _ in })
  let undo = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
  var changes: [UIControl.Event] = []

  func setUp() {
    slider.minimumTrackTintColor = .systemBlue
    slider.maximumTrackTintColor = .systemGray
    slider.thumbTintColor = .white
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.setThumbImage(nil, for: .highlighted)
    slider.addAction(UIAction { [weak self] _ in self?.note(.valueChanged) }, for: .valueChanged)
    toggle.setOn(true, animated: false)
    toggle.onTintColor = .systemGreen
    toggle.thumbTintColor = .white
    toggle.isEnabled = units.numberOfSegments == 2
    units.selectedSegmentIndex = UISegmentedControl.noSegment
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .gray
    pages.currentPageIndicatorTintColor = .label
    name.placeholder = units.titleForSegment(at: 0)
    name.borderStyle = .roundedRect
    name.isSecureTextEntry = false
    name.becomeFirstResponder()
    notes.isEditable = !name.isFirstResponder && name.canBecomeFirstResponder
    notes.isSelectable = true
    notes.contentInset = .zero
    notes.setContentOffset(.zero, animated: false)
    notes.showsVerticalScrollIndicator = false
    notes.showsHorizontalScrollIndicator = notes.isScrollEnabled && notes.bounces
    notes.isPagingEnabled = notes.contentSize.width > notes.contentOffset.x
    save.setTitle("Save", for: .normal)
    save.setTitleColor(.systemBlue, for: .selected)
    save.setImage(UIImage(systemName: "tray"), for: .disabled)
    save.isSelected = save.currentTitle == save.title(for: .normal)
    save.isHighlighted = save.currentImage == save.image(for: .normal)
    save.tintColor = save.titleColor(for: save.state)
    save.titleLabel?.numberOfLines = 1
    save.imageView?.isHidden = save.buttonType == .system
    close.removeTarget(nil, action: nil, for: .allEvents)
  }

  private func note(_ event: UIControl.Event) { changes.append(event) }

  /// Whether something of a control's was touched.
  func isTouch(_ event: UIControl.Event) -> Bool {
    let touches: UIControl.Event = [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel]
    let edits: UIControl.Event = [.editingDidBegin, .editingChanged, .editingDidEnd]
    return !touches.union(edits).union(.primaryActionTriggered).isDisjoint(with: event)
  }
}

/// The app's own action, with a name by which it is replaced.
@MainActor func makeShareAction(of picture: UIImage) -> UIAction {
  UIAction(title: "Share", image: picture, identifier: UIAction.Identifier("share")) { action in
    print(action.title, action.image?.size ?? .zero, action.sender ?? "nobody")
  }
}

/// The views that show a download in progress.
@MainActor func makeProgress() -> (UIActivityIndicatorView, UIProgressView) {
  let wheel = UIActivityIndicatorView(style: .large)
  wheel.color = .systemGray
  wheel.hidesWhenStopped = true
  wheel.startAnimating()
  if wheel.isAnimating, wheel.style == .medium { wheel.stopAnimating() }
  let bar = UIProgressView()
  bar.progressTintColor = .systemBlue
  bar.trackTintColor = .systemGray
  bar.setProgress(0.5, animated: bar.progress > 0)
  return (wheel, bar)
}

/// A drag and a long press on a card.
@MainActor func addGestures(to card: UIView) -> CGPoint {
  let drag = UIPanGestureRecognizer(target: nil, action: nil)
  let press = UILongPressGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  press.minimumPressDuration = 1
  tap.numberOfTapsRequired = 2
  tap.cancelsTouchesInView = false
  press.isEnabled = drag.state == .possible
  for recognizer in [drag, press, tap] { card.addGestureRecognizer(recognizer) }
  card.gestureRecognizers?.last.map(card.removeGestureRecognizer)
  return drag.view === card ? drag.translation(in: card) : tap.location(in: nil)
}

/// A glass pane with a text that shines through.
@MainActor func makePane(over text: UILabel) -> UIVisualEffectView {
  let blur = UIBlurEffect(style: .dark)
  let pane = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
  pane.contentView.addSubview(text)
  pane.effect = pane.effect ?? blur
  return pane
}
