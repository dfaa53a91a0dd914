// UIKit's sources of tables that are given as a whole. A snapshot holds its items; no row is shown.

import FoundationSupplement

/// The sections of a list with their items, each of which is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var numberOfItems: Int { itemIdentifiers.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place =
      sectionIdentifier == nil
      ? sections.indices.last : sections.firstIndex { $0.section == sectionIdentifier }
    guard let index = place else { return }
    sections[index].items += identifiers
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }

  /// Keeps its place: no row is drawn again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let cellProvider: CellProvider
  private var held = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    held = snapshot
    completion?()
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    held
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard held.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = held.itemIdentifiers(inSection: held.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { held.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard held.sectionIdentifiers.indices.contains(section) else { return 0 }
    return held.numberOfItems(inSection: held.sectionIdentifiers[section])
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell()
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}
