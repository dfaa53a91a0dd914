import UIKit

/// The list of the app's notes, with a menu and a search.
final class NotesController: UITableViewController, UISearchResultsUpdating {
  private var notes = ["a", "b"]
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.reloadData()
    clearsSelectionOnViewWillAppear = tableView.dataSource == nil || tableView.delegate == nil
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Refresh")
    refreshControl?.beginRefreshing()
    if refreshControl?.isRefreshing == true { refreshControl?.endRefreshing() }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = search.searchResultsController != nil
    search.searchBar.placeholder = "Search"
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard searchController.isActive, let text = searchController.searchBar.text else { return }
    notes = notes.filter { $0.contains(text) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Notes" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "old")
      ?? tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    cell.detailTextLabel?.text = cell.reuseIdentifier
    cell.imageView?.image = nil
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    delete.backgroundColor = .red
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = delete.style == .normal
    print(configuration.actions.count, delete.title ?? "", type(of: delete.handler))
    return configuration
  }
}

/// A row of the list.
final class NoteCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryType = UITableViewCell.AccessoryType.none
  }
}

/// The menu of a note, and the button that opens it.
@MainActor
func menu(isPinned: Bool, delete: @escaping UIContextualAction.Handler) -> UIButton {
  let pin = UIAction(
    title: "Pin", subtitle: "On top", identifier: UIAction.Identifier("pin"),
    discoverabilityTitle: "Pin the note", attributes: isPinned ? [.disabled] : [],
    state: isPinned ? .on : .off
  ) { action in print(action.identifier.rawValue, action.discoverabilityTitle ?? "") }
  pin.attributes.formUnion([.keepsMenuPresented, .hidden])
  let remove = UIAction(title: "Delete", attributes: UIMenuElement.Attributes.destructive) { _ in }
  let inner = UIMenu(
    title: "", identifier: UIMenu.Identifier("more"), options: .displayInline, children: [remove])
  let whole = inner.replacingChildren([pin, inner])
  let button = UIButton(type: .system)
  button.menu = whole
  button.showsMenuAsPrimaryAction = whole.children.count > 1
  let item = UIBarButtonItem(title: pin.subtitle, menu: whole)
  let kinds: UIMenu.Options = [.destructive, .singleSelection]
  let state: UIMenuElement.State = pin.state
  print(item.title ?? "", whole.options.union(kinds), state == .mixed, remove.image as Any)
  return button
}

/// The sources of a table, wherever they are.
@MainActor
func connect(
  _ table: UITableView, to source: any UITableViewDataSource, _ delegate: any UITableViewDelegate,
  _ bar: UISearchBar
) {
  table.dataSource = source
  table.delegate = delegate
  bar.text = nil
}

/// The rows of a list by their days.
@MainActor
final class DaysSource {
  let source: UITableViewDiffableDataSource<String, Int>

  init(_ table: UITableView) {
    source = UITableViewDiffableDataSource(tableView: table) { table, place, item in
      let cell = table.dequeueReusableCell(withIdentifier: "day", for: place)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  /// Shows other days.
  func show(_ days: [String: [Int]]) -> Int? {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(days.keys.sorted())
    for (day, items) in days { snapshot.appendItems(items, toSection: day) }
    snapshot.appendItems([0])
    snapshot.deleteItems([0])
    snapshot.reloadItems(snapshot.itemIdentifiers(inSection: "today"))
    guard snapshot.numberOfItems(inSection: "today") > 0 else { return nil }
    if snapshot.numberOfSections > 9 || snapshot.numberOfItems > 99 { snapshot.deleteAllItems() }
    source.apply(snapshot, animatingDifferences: false) { print("shown") }
    return source.snapshot().sectionIdentifiers.isEmpty
      ? nil : source.itemIdentifier(for: IndexPath(row: 0, section: 0))
  }

  /// A row's content.
  let provider: UITableViewDiffableDataSource<String, Int>.CellProvider = { _, _, _ in nil }
}
