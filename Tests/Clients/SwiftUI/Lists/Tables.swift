import SwiftUI

/// A person of a team.
struct TeamMember: Identifiable {
  let id: Int
  var name = ""
  var age = 30
  var city: String?
}

/// The team in tables of every form.
struct TeamTables: View {
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\TeamMember.name)]
  let team: [TeamMember]
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      Table(team) {
        TableColumn("Name", value: \.name)
        TableColumn(title) { member in Text("\(member.age)") }.width(60)
        TableColumn(resource) { member in Text(member.city ?? "") }
      }
      .tableStyle(.inset)
      Table(team, selection: $chosen) { TableColumn(title, value: \.name) }
        .tableStyle(.bordered)
      Table(team, selection: $several) { TableColumn("Name", value: \.name) }
        .tableStyle(.automatic)
        .tableColumnHeaders(.hidden)
      sorted
      rows
    }
  }

  @ViewBuilder private var sorted: some View {
    Table(team, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { member in Text("\(member.age)") }
        .width(min: 40, ideal: 60, max: 80)
      TableColumn("City", value: \.city) { member in Text(member.city ?? "") }
      TableColumn("Again", value: \.name, comparator: .lexical) { member in
        Text(member.name)
      }
      TableColumn(title, sortUsing: KeyPathComparator(\.age)) { member in Text("\(member.age)") }
    }
    Table(team, selection: $chosen, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(team, selection: $several, sortOrder: $order) { TableColumn("Name", value: \.name) }
  }

  @ViewBuilder private var rows: some View {
    Table(of: TeamMember.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(team) { TableRow($0) }
      if let first = team.first { TableRow(first) }
    }
    Table(of: TeamMember.self, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(team) { TableRow($0) }
    }
  }

  /// A table whose style an app sets by its type.
  @ViewBuilder func styled(_ isInset: Bool) -> some View {
    if isInset {
      rows.tableStyle(InsetTableStyle())
    } else {
      rows.tableStyle(BorderedTableStyle()).tableStyle(AutomaticTableStyle())
    }
  }

  /// The table of all people of a team.
  func table<Columns: TableColumnContent<TeamMember, Never>>(
    @TableColumnBuilder<TeamMember, Never> columns: () -> Columns
  ) -> Table<TeamMember, TableForEachContent<[TeamMember]>, Columns> {
    Table(team, columns: columns)
  }

  /// The rows that a table of the team begins with.
  @TableRowBuilder<TeamMember> func first() -> some TableRowContent<TeamMember> {
    TableRow(TeamMember(id: 0))
    TableRow(TeamMember(id: 1))
  }
}
