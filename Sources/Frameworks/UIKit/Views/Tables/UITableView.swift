// UIKit's tables and collections, which are kept and show no rows: an extension has none.

public import CoreGraphics
import FoundationSupplement

@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func reloadData() {}

  /// Keeps its place: no row asks for a cell.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// Returns nothing: no cell was used before.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  public let contentView = UIView()
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  /// The content that the cell shows in place of its labels and its picture.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The state in which the cell is.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }

  /// Returns the content of a cell of this style, without words.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
}

@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open var backgroundView: UIView?
}

@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection = true

  open func reloadData() {}
}
