// Contents of cells, as values.
//
// https://developer.apple.com/documentation/uikit/uicontentconfiguration

/// A state that a content looks at.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state.
  init(traitCollection: UITraitCollection)
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A content of a view, from which a view is made.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Makes the view.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// The content of a row of a list: a picture and two lines.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of the words.
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
  }

  /// The look of the picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius = CGFloat(0)
    public var maximumSize = CGSize.zero
  }

  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  private init() {}

  /// The content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a cell with a line below the first.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// The content of a cell with a value at its end.
  public static func valueCell() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
