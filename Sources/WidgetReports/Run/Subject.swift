import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// What a check looked at, taken apart.
struct Subject: Hashable {
  /// The bundle's name.
  var bundle: String
  /// The widget's kind; nil for the bundle as a whole.
  var kind: String?
  /// The family; nil for a kind as a whole.
  var family: String?
  /// The configuration; nil for a kind as a whole.
  var configuration: String?

  /// What follows the kind, such as `systemSmall/visa`; empty for a kind or bundle as a whole.
  var rest: String {
    [family, configuration].compactMap(\.self).joined(separator: "/")
  }

  /// What follows the bundle; empty for the bundle as a whole.
  var path: String {
    [kind, family, configuration].compactMap(\.self).joined(separator: "/")
  }

  /// The family and configuration; empty for a kind or bundle as a whole.
  var place: [String] {
    [family, configuration].compactMap(\.self)
  }

  /// The member that it is; nil for a kind or bundle as a whole.
  var member: Member? {
    guard let kind, let family, let configuration else { return nil }
    return Member(
      kind: kind, family: FamilyName(rawValue: family), configuration: configuration
    )
  }

  /// Returns a name with what differs from the base environment.
  static func qualified(_ text: String, cell: String?) -> String {
    guard let cell, !cell.isEmpty, !text.hasSuffix("@\(cell)") else { return text }
    return "\(text)@\(cell)"
  }
}

extension Subject: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [String] {
    [bundle, kind ?? "", family ?? "", configuration ?? ""]
  }
}

/// Takes the subjects of one recording apart.
///
/// A kind may contain any character, slashes too, so what the recording names is looked up before
/// a text is split.
struct SubjectReader {
  private let bundle: String
  private let cell: String?
  private var known: [String: Subject] = [:]

  /// Creates a reader of the subjects that a recording knows.
  init(_ recording: Recording) {
    bundle = recording.header.bundle
    cell = recording.header.cell
    let kinds = recording.widgets.map(\.kind) + recording.claims.map(\.kind)
    for kind in kinds + recording.calls.map(\.kind) {
      known["\(bundle)/\(kind)"] = Subject(bundle: bundle, kind: kind)
    }
    for call in recording.calls {
      let family = call.family.rawValue
      known["\(bundle)/\(call.kind)/\(family)/\(call.configuration)"] = Subject(
        bundle: bundle, kind: call.kind, family: family, configuration: call.configuration
      )
    }
  }

  /// Returns the parts of a subject's name.
  func subject(_ name: String) -> Subject {
    var name = name
    if let cell, name.hasSuffix("@\(cell)") { name.removeLast(cell.count + 1) }
    if let subject = known[name] { return subject }
    guard name.hasPrefix("\(bundle)/") else { return Subject(bundle: bundle) }
    let parts = name.dropFirst(bundle.count + 1).split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false
    ).map(String.init)
    return Subject(
      bundle: bundle, kind: parts[0], family: parts.count > 1 ? parts[1] : nil,
      configuration: parts.count > 2 ? parts[2] : nil
    )
  }
}
