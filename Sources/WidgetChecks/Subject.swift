import WidgetRecording
import WidgetSimulation

/// What a check looks at: a bundle, a kind, or a kind, family and configuration.
struct Subject: Hashable, Sendable, Comparable {
  let bundle: String
  let kind: String
  let family: FamilyName
  let configuration: String
  /// What the environment differs in from the base; nil in the base.
  let cell: String?

  /// Creates the subject of a bundle, or of a kind.
  init(header: RecordedHeader, kind: String = "") {
    self.init(header: header, kind: kind, family: FamilyName(rawValue: ""), configuration: "")
  }

  /// Creates the subject of a member.
  init(header: RecordedHeader, member: Member) {
    self.init(
      header: header, kind: member.kind, family: member.family,
      configuration: member.configuration
    )
  }

  private init(
    header: RecordedHeader, kind: String, family: FamilyName, configuration: String
  ) {
    bundle = header.bundle
    cell = header.cell
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The subject as results name it.
  var text: String {
    place + (cell.map { "@\($0)" } ?? "")
  }

  /// The subject without its environment, which is the same in every cell of a matrix.
  var place: String {
    [bundle, kind, family.rawValue, configuration].filter { !$0.isEmpty }.joined(separator: "/")
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.family, left.configuration)
      < (right.kind, right.family, right.configuration)
  }
}
