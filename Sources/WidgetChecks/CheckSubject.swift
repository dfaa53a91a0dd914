import WidgetRecording
import WidgetSimulation

/// The subject of a check: a bundle, a kind, or a kind, family and configuration.
struct CheckSubject: Hashable, Sendable, Comparable {
  let bundle: String
  let kind: String
  let family: FamilyName
  let configuration: ConfigurationName?
  /// The difference from the base environment; nil in the base.
  let matrixEntry: String?

  /// Creates the subject of a bundle, or of a kind.
  init(header: RecordedHeader, kind: String = "") {
    self.init(header: header, kind: kind, family: FamilyName(rawValue: ""), configuration: nil)
  }

  /// Creates the subject of a member.
  init(header: RecordedHeader, member: Member) {
    self.init(
      header: header, kind: member.kind, family: member.family,
      configuration: member.configuration
    )
  }

  private init(
    header: RecordedHeader, kind: String, family: FamilyName, configuration: ConfigurationName?
  ) {
    bundle = header.bundle
    matrixEntry = header.matrixEntry
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The subject as results name it.
  var text: String {
    RecordedHeader.qualified(place, matrixEntry: matrixEntry)
  }

  /// The subject without its environment, which is the same in every entry of a matrix.
  var place: String {
    [bundle, kind, family.rawValue, configuration?.description ?? ""].filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.family, left.configuration?.description ?? "")
      < (right.kind, right.family, right.configuration?.description ?? "")
  }
}
