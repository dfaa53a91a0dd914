import UIKit

/// A list that changes row by row.
@MainActor final class ChangingList: UITableViewController {
  private var names: [String] = []

  func begin() { overrideUserInterfaceStyle = .dark }

  func replace(with new: [String], completion: @escaping (Bool) -> Void) {
    let old = names.indices.map { IndexPath(row: $0, section: 0) }
    names = new
    let rows = names.indices.map { IndexPath(row: $0, section: 0) }
    tableView.performBatchUpdates(
      {
        self.tableView.deleteRows(at: old, with: .fade)
        self.tableView.insertRows(at: rows, with: UITableView.RowAnimation.automatic)
      }, completion: completion)
  }

  func toggle(_ section: Int, isOpen: Bool, moved: (IndexPath, IndexPath)) {
    let animations: [UITableView.RowAnimation] = [.none, .top, .bottom, .left, .right, .middle]
    tableView.beginUpdates()
    if isOpen {
      tableView.insertSections([section], with: animations[1])
    } else {
      tableView.deleteSections([section], with: animations[2])
    }
    tableView.reloadSections([0], with: .none)
    tableView.moveRow(at: moved.0, to: moved.1)
    tableView.reloadRows(at: [moved.1], with: .fade)
    tableView.endUpdates()
    if tableView.cellForRow(at: moved.1) == nil {
      let position: UITableView.ScrollPosition = isOpen ? .middle : .top
      tableView.scrollToRow(at: moved.1, at: position, animated: true)
    }
    if tableView.indexPathsForVisibleRows?.isEmpty == true {
      tableView.scrollToRow(at: moved.0, at: .bottom, animated: false)
    }
  }
}
