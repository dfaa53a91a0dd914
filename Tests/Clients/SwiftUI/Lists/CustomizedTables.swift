import SwiftUI
import UIKit

/// A department, with those below it.
struct Department: Identifiable {
  let id: Int
  var name = ""
  var parts: [Department]?
}

/// Departments in tables that a person may change.
struct DepartmentTables: View {
  @AppStorage("columns") private var isChanged = false
  @State private var columns = TableColumnCustomization<Department>()
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Department.name)]
  let all: [Department]

  var body: some View {
    Table(all, columnCustomization: $columns) {
      TableColumn("Name", value: \.name)
        .customizationID("name").disabledCustomizationBehavior([.visibility, .resize])
      TableColumn("Number") { Text("\($0.id)") }
        .customizationID("number").defaultVisibility(.hidden)
        .disabledCustomizationBehavior(.reorder)
    }
    Table(all, selection: $chosen, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).disabledCustomizationBehavior(.all)
    }
    Table(all, selection: $several, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name)
    }
    Table(all, children: \.parts) { TableColumn("Name", value: \.name) }
    Table(all, children: \.parts, selection: $several, columnCustomization: $columns) {
      TableColumn("Name", value: \.name)
    }
    Table(of: Department.self, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(all) { TableRow($0) }
    }
  }

  /// Shows everything again.
  func reset() {
    columns.resetOrder()
    columns[visibility: "number"] = .automatic
    isChanged = columns != TableColumnCustomization()
  }

  /// The tree of departments, closed.
  func closed<Columns: TableColumnContent<Department, Never>>(
    @TableColumnBuilder<Department, Never> columns: () -> Columns
  ) -> Table<Department, TableOutlineGroupContent<[Department]>, Columns> {
    Table(all, children: \.parts, columns: columns)
  }
}

/// The customizations that no column allows.
func forbidden(
  _ some: TableColumnCustomizationBehavior, _ others: TableColumnCustomizationBehavior
) -> TableColumnCustomizationBehavior {
  var both = some.union(others).intersection(.all)
  both.formUnion(some.symmetricDifference(others))
  both.formIntersection(.all)
  both.formSymmetricDifference([])
  both.insert(.resize)
  both.update(with: .reorder)
  both.remove(.visibility)
  return both.contains(.reorder) ? both : TableColumnCustomizationBehavior()
}

/// A list of UIKit's whose cells show views and words.
final class DepartmentList: UITableViewController {
  var all: [Department] = []

  /// Fills a cell with a view.
  func show(_ department: Department, in cell: UITableViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { Text(department.name) }
      .margins(.horizontal, 8).margins(.all, EdgeInsets()).minSize(width: 10, height: 44)
      .background(.tint)
    cell.contentConfiguration = UIHostingConfiguration { Text(department.name) }
      .background { Color.red }
  }

  /// Fills a cell with words, and returns what UIKit shows.
  func name(_ department: Department, in cell: UITableViewCell) -> (any UIView & UIContentView)? {
    var content: UIListContentConfiguration = cell.defaultContentConfiguration()
    content.text = department.name
    content.secondaryText = "\(department.id)"
    content.image = UIImage(systemName: "person")
    content.textProperties.font = .boldSystemFont(ofSize: 12)
    content.textProperties.color = .red
    content.secondaryTextProperties.numberOfLines = 1
    content.secondaryTextProperties.adjustsFontSizeToFitWidth = true
    content.imageProperties.tintColor = .red
    content.imageProperties.cornerRadius = 4
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    cell.contentConfiguration = content.updated(for: cell.configurationState)
    let view = cell.contentConfiguration?.makeContentView()
    view?.configuration = UIListContentConfiguration.valueCell()
    return view ?? UIListContentView(configuration: .subtitleCell())
  }

  /// The look of a cell in a state.
  func color(_ state: UICellConfigurationState) -> UIColor {
    if state.isDisabled || state.isSwiped || state.isReordering { return .gray }
    if state.isHighlighted || state.isSelected || state.isFocused { return .red }
    if state.isEditing || state.isExpanded { return .blue }
    return kind(state).userInterfaceStyle == .dark ? .white : .black
  }

  private func kind(_ state: some UIConfigurationState) -> UITraitCollection {
    state.traitCollection
  }

  /// The look of words and pictures.
  func looks(_ content: UIListContentConfiguration) -> (
    UIListContentConfiguration.TextProperties, UIListContentConfiguration.ImageProperties
  ) {
    (content.textProperties, content.imageProperties)
  }

  /// Any content, as a subclass may set it.
  func any(_ content: some UIContentConfiguration) -> any UIContentConfiguration { content }
}
