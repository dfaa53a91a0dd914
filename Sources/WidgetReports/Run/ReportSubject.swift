import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The parts of the name of a check's subject.
struct ReportSubject: Hashable {
  /// The bundle's name.
  var bundle: String
  /// The widget's kind; nil for the bundle as a whole.
  var kind: String?
  /// The family; nil for a kind as a whole.
  var family: FamilyName?
  /// The configuration; nil for a kind as a whole.
  var configuration: ConfigurationName?

  /// The text after the kind, such as `systemSmall/visa`; empty for a kind or bundle as a whole.
  var rest: String {
    [family?.rawValue, configuration?.description].compactMap(\.self).joined(separator: "/")
  }

  /// The text after the bundle; empty for the bundle as a whole.
  var path: String {
    [kind, family?.rawValue, configuration?.description].compactMap(\.self).joined(separator: "/")
  }

  /// The member that it is; nil for a kind or bundle as a whole.
  var member: Member? {
    guard let kind, let family, let configuration else { return nil }
    return Member(kind: kind, family: family, configuration: configuration)
  }

  /// Whether a call is one of this subject's.
  func contains(_ call: RecordedCall) -> Bool {
    (kind == nil || kind == call.kind) && (family == nil || family == call.family)
      && (configuration == nil || configuration == call.configuration)
  }
}

extension ReportSubject: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [String] {
    [bundle, kind ?? "", family?.rawValue ?? "", configuration?.description ?? ""]
  }
}

/// Reads the names of the subjects of one recording.
///
/// A kind may contain any character, slashes too, so what the recording names is looked up before
/// a text is split.
struct SubjectReader {
  private let header: RecordedHeader
  private var known: [String: ReportSubject] = [:]

  /// Creates a reader of the subjects that a recording knows.
  init(_ bundle: BundleResults) {
    header = bundle.recording.header
    let name = header.bundle
    let kinds = Set(
      bundle.recording.widgets.map(\.kind) + bundle.recording.claims.map(\.kind)
        + bundle.members.map(\.kind))
    for kind in kinds { known["\(name)/\(kind)"] = ReportSubject(bundle: name, kind: kind) }
    for member in bundle.members {
      known["\(name)/\(member.kind)/\(member.family.rawValue)/\(member.configuration)"] =
        ReportSubject(
          bundle: name, kind: member.kind, family: member.family,
          configuration: member.configuration)
    }
  }

  /// Returns the parts of a subject's name.
  func subject(_ name: String) -> ReportSubject {
    let name = header.unqualified(name)
    if let subject = known[name] { return subject }
    guard name.hasPrefix("\(header.bundle)/") else { return ReportSubject(bundle: header.bundle) }
    let parts = name.dropFirst(header.bundle.count + 1).split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false
    ).map(String.init)
    return ReportSubject(
      bundle: header.bundle, kind: parts[0],
      family: parts.count > 1 ? FamilyName(rawValue: parts[1]) : nil,
      configuration: parts.count > 2 ? ConfigurationName(parts[2]) : nil
    )
  }
}
