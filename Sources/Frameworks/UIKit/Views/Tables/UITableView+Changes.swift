// The changes of a table's rows, which ask for no cells: no row is shown.

extension UITableView {
  /// The way in which rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The place in the table to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Makes changes at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  public func beginUpdates() {}
  public func endUpdates() {}

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Returns nothing: no row has a cell.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// The rows that are shown: none.
  public var indexPathsForVisibleRows: [IndexPath]? { nil }
}
