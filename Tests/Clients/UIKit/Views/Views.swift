import UIKit

/// A view of a forecast, set up as in an app without storyboards.
final class ForecastView: UIView {
  private let title = UILabel()
  private let icon = UIImageView(image: UIImage(systemName: "sun.max"))
  private let stack = UIStackView(arrangedSubviews: [])
  var onTap: () -> Void = {}

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    tintColor = .systemOrange
    tintAdjustmentMode = .normal
    layer.cornerRadius = 8
    isOpaque = false
    clipsToBounds = true
    contentMode = .scaleAspectFit
    isMultipleTouchEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overrideUserInterfaceStyle = .dark
    layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    isAccessibilityElement = true
    accessibilityLabel = "Forecast"
    accessibilityIdentifier = "forecast"
    stack.axis = .vertical
    stack.alignment = .top
    stack.distribution = .fillEqually
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(title)
    stack.insertArrangedSubview(icon, at: 0)
    stack.setCustomSpacing(8, after: icon)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
    hold(stack)
  }

  /// Keeps a view at the safe area.
  private func hold(_ view: UIView) {
    let guide = safeAreaLayoutGuide
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    height.priority = .defaultHigh
    height.identifier = "height"
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 2),
      view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.rightAnchor.constraint(equalTo: rightAnchor),
      icon.heightAnchor.constraint(equalToConstant: 24), height,
    ])
    let width = guide.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1, constant: 3)
    addConstraint(width)
    addConstraints([height])
    removeConstraint(width)
    NSLayoutConstraint.deactivate(constraints.filter { $0.constant > 3 && $0.multiplier == 1 })
    width.isActive = width.relation == .equal
  }

  /// Shows a day, with its temperature a little higher.
  func show(_ day: String, degrees: Int) {
    title.attributedText = NSAttributedString(
      string: "\(day) \(degrees)°", attributes: [.baselineOffset: 2, .strokeWidth: 1])
    title.text = day
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .label
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.numberOfLines = 0
    title.isEnabled = true
    title.isHighlighted = false
    title.adjustsFontSizeToFitWidth = true
    title.adjustsFontForContentSizeCategory = true
    title.allowsDefaultTighteningForTruncation = true
    title.minimumScaleFactor = 0.5
    title.shadowColor = .black
    title.shadowOffset = .zero
    title.preferredMaxLayoutWidth = 200
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    setNeedsLayout()
    layoutIfNeeded()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: title.intrinsicContentSize.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { title.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func draw(_ rect: CGRect) { NSAttributedString(string: "°").draw(in: rect) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { alpha = window == nil ? 0 : 1 }
  override func updateConstraints() { super.updateConstraints() }
  override func tintColorDidChange() { icon.tintColor = tintColor }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { show("Monday", degrees: 20) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if previousTraitCollection != traitCollection { setNeedsDisplay() }
  }
}

/// A picture that is always a template, as an icon font's view makes it.
class IconView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue?.withRenderingMode(.alwaysTemplate) }
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Plays the icon's pictures.
  func play(_ images: [UIImage]) {
    animationImages = images
    animationDuration = 1
    highlightedImage = images.first
    isHighlighted = true
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    if isAnimating { stopAnimating() } else { startAnimating() }
  }
}

/// Puts views over and under one another.
@MainActor func arrange(_ card: UIView, over picture: UIView, in screen: UIView) -> [UIView] {
  screen.addSubview(picture)
  screen.insertSubview(card, aboveSubview: picture)
  screen.insertSubview(UIView(), belowSubview: card)
  screen.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), at: 0)
  screen.addSubview(UIVisualEffectView())
  screen.bringSubviewToFront(card)
  screen.sendSubviewToBack(picture)
  card.tag = 7
  card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  card.mask = UIView(frame: card.frame)
  card.isUserInteractionEnabled = card.isDescendant(of: screen)
  screen.viewWithTag(7)?.isHidden = false
  card.invalidateIntrinsicContentSize()
  card.setNeedsUpdateConstraints()
  card.sizeToFit()
  if card.superview == nil { card.removeFromSuperview() }
  return screen.subviews.filter { $0.safeAreaInsets == .zero && $0.next === screen }
}

/// Fades a view in and moves it.
@MainActor func reveal(_ view: UIView, then next: @escaping () -> Void) {
  UIView.animate(withDuration: 0.3) { view.alpha = 1 }
  UIView.animate(
    withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction]
  ) {
    view.frame.origin.y = 0
  } completion: { _ in
    next()
  }
  UIView.animate(
    withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
    options: [.repeat, .autoreverse, .beginFromCurrentState, .curveEaseIn],
    animations: { view.center = .zero })
  UIView.transition(
    with: view, duration: 0.2, options: .transitionCrossDissolve, animations: { next() })
  UIView.performWithoutAnimation { view.isHidden = false }
  let slow: UIView.AnimationOptions = [.curveEaseOut, .curveLinear]
  if slow.contains(.curveEaseOut) { next() }
}

/// The row below another one.
func next(to row: IndexPath) -> IndexPath {
  var next = IndexPath(row: row.row + 1, section: row.section)
  if next.item > 9 { next = IndexPath(item: 0, section: next.section + 1) }
  next.row = min(next.row, 9)
  next.item = max(next.item, 0)
  next.section = max(next.section, 0)
  return next
}
