// UIKit's controls. They are never touched; an action is called where the author's code sends it.

public import CoreGraphics

/// A view that sends actions when it is touched.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private struct Target {
    weak var target: AnyObject?
    let action: Selector
    let events: Event
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // Extensions of apps have members of these plain names.
  private var _controlTargets: [Target] = []
  private var _controlActions: [(action: UIAction, events: Event)] = []

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target as AnyObject? else { return }
    _controlTargets.append(Target(target: target, action: action, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    _controlTargets.removeAll { entry in
      (target == nil || entry.target === target as AnyObject?)
        && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    _controlActions.append((action, controlEvents))
  }

  /// Calls the actions for some events.
  open func sendActions(for controlEvents: Event) {
    for entry in _controlTargets where !entry.events.isDisjoint(with: controlEvents) {
      if let target = entry.target { entry.action.send(to: target, self) }
    }
    for entry in _controlActions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(self)
    }
  }
}

/// An action of a control or a menu.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  /// A button of the system's style with an image.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    guard let button = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) makes no button without an archive")
    }
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentTitle: String? { title(for: state) }

  open var currentImage: UIImage? { image(for: state) }
}

@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float {
    get { held }
    set { held = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 { didSet { value = held } }
  open var maximumValue: Float = 1 { didSet { value = held } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  private var held: Float = 0

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open func setThumbImage(_ image: UIImage?, for state: State) {}

  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  private var titles: [String?] = []

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}

@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
}

@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
}
