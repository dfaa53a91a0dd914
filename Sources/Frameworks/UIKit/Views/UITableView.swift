// UIKit's tables and collections, which are kept and show no rows: an extension has none.

public import CoreGraphics
import FoundationSupplement

@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public let style: Style
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
}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public let contentView = UIView()
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
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
