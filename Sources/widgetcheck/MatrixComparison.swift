import WidgetFindings
import WidgetRecording
import WidgetReports

/// The environments of each bundle side by side.
struct MatrixComparison {
  /// The identity of a bundle, without its environment.
  private struct Key: Hashable {
    var bundle: String
    var manifest: String?
  }

  private static let shownEntries = 4

  private var entries: [Key: [String?]] = [:]
  /// The environments in which a fault shows.
  private var shows: [Key: [String: [String?]]] = [:]

  /// Compares results, of which some may be of one bundle in several environments.
  init(_ bundles: [BundleResults]) {
    for bundle in bundles {
      let key = Self.key(bundle.recording)
      let entry = bundle.recording.header.matrixEntry
      entries[key, default: []].append(entry)
      for fault in Set(bundle.results.flatMap { $0.outcome.findings.map(\.fault) }) {
        shows[key, default: [:]][fault, default: []].append(entry)
      }
    }
  }

  /// Returns the recordings of the other environments of a recording's bundle.
  static func siblings(of recording: Recording, among all: [Recording]) -> [Recording] {
    guard recording.header.matrixEntry == nil else { return [] }
    return all.filter { $0.header.matrixEntry != nil && key($0) == key(recording) }
  }

  /// Returns results in which each finding names its environments, unless it is in all of them.
  func annotated(_ bundle: BundleResults) -> BundleResults {
    let key = Self.key(bundle.recording)
    // Several recordings of one environment are no environments to tell apart.
    guard let all = entries[key].map(Set.init), all.count > 1 else { return bundle }
    var bundle = bundle
    bundle.results = bundle.results.map { result in
      guard case .fail(var findings) = result.outcome else { return result }
      for index in findings.indices {
        let here = (shows[key]?[findings[index].fault] ?? []).eachOnce
        guard here.count < all.count else { continue }
        findings[index].words.environments = ", only in " + Self.words(here, of: all.count)
      }
      var result = result
      result.outcome = .fail(findings)
      return result
    }
    return bundle
  }

  private static func key(_ recording: Recording) -> Key {
    Key(bundle: recording.header.bundle, manifest: recording.header.manifest)
  }

  private static func words(_ entries: [String?], of total: Int) -> String {
    let names = entries.map { $0 ?? "the base environment" }
    guard names.count > shownEntries else {
      guard let last = names.last, names.count > 1 else { return names.first ?? "" }
      return names.dropLast().joined(separator: ", ") + " and " + last
    }
    let shown = names.prefix(shownEntries).joined(separator: ", ")
    return
      "\(names.count) of \(total) environments: \(shown) and \(names.count - shownEntries) more"
  }
}

extension [String?] {
  /// The elements in their order, each once.
  fileprivate var eachOnce: Self {
    var seen: Set<String?> = []
    return filter { seen.insert($0).inserted }
  }
}
