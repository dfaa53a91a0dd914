import CommandLineArguments
import Foundation
import Hashing
import WidgetManifest
import WidgetReports

/// The part of a run that this machine makes, where several share it.
///
/// The environments of all bundles, in their order, are dealt out to the parts in turn: each has a
/// recording of its own, which no other needs.
struct ShardOption: ArgumentGroup {
  static let title: String? = "Parts of a run"

  /// The variables that Bazel and other test runners set; the index counts from 0.
  private enum Variable {
    static let index = "TEST_SHARD_INDEX"
    static let count = "TEST_TOTAL_SHARDS"
    static let statusFile = "TEST_SHARD_STATUS_FILE"
  }

  @Option(
    "shard", .shard,
    help: "the I-th of N parts of the run's environments; 'merge' makes one report of all parts")
  private var given: RunResults.Shard?

  /// The part to make; nil for the whole run.
  ///
  /// - Throws: `UsageError` where the environment's variables name no part.
  func shard() throws(UsageError) -> RunResults.Shard? {
    let shard = if let given { given } else { try Self.shardOfTestRunner() }
    return shard.flatMap { $0.count > 1 ? $0 : nil }
  }

  private static func shardOfTestRunner() throws(UsageError) -> RunResults.Shard? {
    let environment = ProcessInfo.processInfo.environment
    guard let total = environment[Variable.count], !total.isEmpty else { return nil }
    guard let count = Int(total), count > 0 else {
      throw UsageError(
        word: Variable.count,
        problem: .badValue(total, expected: "a number from 1", nearest: nil))
    }
    let place = environment[Variable.index] ?? ""
    guard let index = Int(place), (0..<count).contains(index) else {
      throw UsageError(
        word: Variable.index,
        problem: .badValue(place, expected: "a number from 0 to \(count - 1)", nearest: nil))
    }
    return RunResults.Shard(index: index + 1, count: count)
  }

  /// Tells the test runner, where it asks, that parts are made.
  ///
  /// - Throws: `OutputError` where its file cannot be made.
  func announce() throws(OutputError) {
    guard let path = ProcessInfo.processInfo.environment[Variable.statusFile], !path.isEmpty
    else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw OutputError(path: path, reason: String(cString: strerror(errno)))
    }
    futimens(file, nil)
    close(file)
  }
}

/// The environments of bundles that one part of a run has.
struct ShardSelection {
  /// The environments of one manifest that are the part's.
  struct Part: Sendable {
    /// The environments, in their order.
    let entries: [MatrixEntry]
    /// Whether the base environment, the first of all, is among them.
    let hasBase: Bool
    /// Whether they are all there are.
    let isWhole: Bool
  }

  /// The environments of each manifest.
  let parts: [Part]

  /// Deals the environments of all manifests out to the parts of a run in turn.
  ///
  /// - Parameters:
  ///   - matrices: The environments of each manifest.
  ///   - shard: The part; nil selects all.
  init(_ matrices: [[MatrixEntry]], _ shard: RunResults.Shard?) {
    var next = 0
    parts = matrices.map { entries in
      defer { next += entries.count }
      let places = entries.indices.filter { place in
        shard.map { (next + place) % $0.count == $0.index - 1 } ?? true
      }
      return Part(
        entries: places.map { entries[$0] }, hasBase: places.first == 0,
        isWhole: places.count == entries.count)
    }
  }
}

extension RunResults.Shard {
  /// Returns the part with the marks by which the parts of one run know each other.
  ///
  /// - Parameters:
  ///   - selection: The manifests of the whole run.
  ///   - settings: The options that decide which calls are made, and how.
  ///   - recordings: The names of this part's recordings.
  /// - Returns: The part that `results.json` holds.
  func marked(
    _ selection: ManifestSelection, settings: String, recordings: [String]
  ) -> Self {
    var shard = self
    shard.recordings = recordings
    shard.settings = SHA256.text(Data(settings.utf8))
    shard.manifests = selection.manifests.map { located in
      let bytes = (try? Data(contentsOf: URL(fileURLWithPath: located.path))) ?? Data()
      return ManifestDigest(path: located.path, digest: SHA256.text(bytes))
    }
    return shard
  }
}

extension ArgumentSyntax<RunResults.Shard> {
  /// A part and the number of parts, with a slash between them.
  fileprivate static var shard: Self {
    Self("I/N", expected: "a part and the number of parts, such as 2/3") { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count > 0,
        (1...count).contains(index)
      else { return nil }
      return RunResults.Shard(index: index, count: count)
    }
  }
}
