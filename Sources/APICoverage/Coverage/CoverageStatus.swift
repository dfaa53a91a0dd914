/// The status of one of Apple's declarations in this package.
enum CoverageStatus: String, CaseIterable, Codable {
  /// It does something, and a test names it.
  case behaves = "+"
  /// It does something, and no test names it.
  case untested = "~"
  /// It compiles and is inert.
  case keepsItsPlace = "="
  /// It and its members answer like a device that refuses; such declarations are listed by hand.
  case refuses = "!"
  /// It is not declared.
  case absent = "-"
  /// It is another framework's type, or stands for several, and counts for nothing itself.
  case uncounted = "."
}

/// The counts of declarations by status.
struct CoverageCounts: Hashable {
  /// Declarations that do something, as a test shows.
  private(set) var behaves = 0
  /// Declarations that do something, which no test shows.
  private(set) var untested = 0
  /// Declarations that compile, and are inert or refuse.
  private(set) var keepsItsPlace = 0
  /// Declarations that are absent.
  private(set) var absent = 0

  /// The total of all statuses.
  var total: Int { behaves + untested + keepsItsPlace + absent }

  /// Counts more declarations of one status.
  mutating func add(_ status: CoverageStatus, _ count: Int = 1) {
    switch status {
    case .behaves: behaves += count
    case .untested: untested += count
    case .keepsItsPlace, .refuses: keepsItsPlace += count
    case .absent: absent += count
    case .uncounted: break
    }
  }

  /// Adds the counts of another framework.
  mutating func add(_ other: CoverageCounts) {
    behaves += other.behaves
    untested += other.untested
    keepsItsPlace += other.keepsItsPlace
    absent += other.absent
  }
}
