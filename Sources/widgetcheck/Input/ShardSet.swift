import WidgetReports

/// All parts of one run.
struct ShardSet {
  /// A part.
  struct Shard {
    /// Its results.
    let file: String
    /// The folder with its recordings.
    let folder: String
    /// Its place among the parts, from 1.
    let index: Int
    /// The names of its recordings.
    let recordings: [String]
  }

  /// The parts, in their order.
  let shards: [Shard]

  /// Reads the results of the parts, and makes sure that they are one run's and all of them.
  ///
  /// - Parameter names: The files of results, or the folders in which they lie.
  /// - Throws: `ShardSetError` with all that is wrong.
  init(_ names: [String]) throws(ShardSetError) {
    var problems: [ShardSetError.Problem] = []
    var files: [(file: ResultsFile, shard: RunResults.Shard)] = []
    for name in names {
      do throws(ResultsError) {
        let file = try ResultsFile(name)
        guard let shard = file.document.shard else {
          problems.append(.wholeRun(file.path))
          continue
        }
        files.append((file, shard))
      } catch {
        problems.append(.unusable(error))
      }
    }
    problems += Self.strangers(files)
    // A file that cannot be used may be the part that is missing.
    if files.count == names.count { problems += Self.gaps(files) }
    guard problems.isEmpty else { throw ShardSetError(problems: problems) }
    shards = files.sorted { $0.shard.index < $1.shard.index }.map { file, shard in
      Shard(
        file: file.path, folder: file.folder, index: shard.index, recordings: shard.recordings)
    }
  }

  /// The parts that are not of the first one's run, or another program's.
  private static func strangers(
    _ files: [(file: ResultsFile, shard: RunResults.Shard)]
  ) -> [ShardSetError.Problem] {
    guard let first = files.first else { return [] }
    return files.compactMap { file, shard in
      let version = file.document.tool.version
      if version != Version.current { return .otherVersion(file.path, version: version) }
      if shard.count != first.shard.count {
        return .otherCount(file.path, count: shard.count, first.shard.count, first.file.path)
      }
      guard shard.manifests == first.shard.manifests else {
        return .otherManifests(file.path, other: first.file.path)
      }
      let isSame = shard.settings == first.shard.settings
      return isSame ? nil : .otherSettings(file.path, other: first.file.path)
    }
  }

  /// The parts that are given twice, and those that are not given.
  private static func gaps(
    _ files: [(file: ResultsFile, shard: RunResults.Shard)]
  ) -> [ShardSetError.Problem] {
    guard let count = files.first?.shard.count, files.allSatisfy({ $0.shard.count == count })
    else { return [] }
    var problems: [ShardSetError.Problem] = []
    var given: [Int: String] = [:]
    for (file, shard) in files {
      if let other = given[shard.index] {
        problems.append(.doubled(file.path, index: shard.index, other: other))
      }
      given[shard.index] = file.path
    }
    let missing = (1...count).filter { given[$0] == nil }
    if !missing.isEmpty { problems.append(.missing(missing, count: count)) }
    return problems
  }

  /// The files of the recordings of all parts.
  var recordingFiles: [String] {
    shards.flatMap { shard in shard.recordings.map { "\(shard.folder)/\($0)" } }
  }
}

/// The errors of the parts of a run that are to become one report.
struct ShardSetError: Error, Hashable {
  /// A problem with a part.
  enum Problem: Hashable {
    /// A file of results cannot be used.
    case unusable(ResultsError)
    /// The results are those of a whole run.
    case wholeRun(String)
    /// Another version of the program made the part.
    case otherVersion(String, version: String)
    /// The part is one of another number of parts.
    case otherCount(String, count: Int, Int, String)
    /// The manifests are not those of the other parts.
    case otherManifests(String, other: String)
    /// The options of the run are not those of the other parts.
    case otherSettings(String, other: String)
    /// A part is given twice.
    case doubled(String, index: Int, other: String)
    /// Parts are not given.
    case missing([Int], count: Int)
  }

  /// The problems, in the order of the files; there is at least one.
  let problems: [Problem]
}

extension ShardSetError: CustomStringConvertible {
  /// One line a problem: the place, the problem, and what to do.
  var description: String {
    problems.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ problem: Problem) -> String {
    switch problem {
    case .unusable(let error): return error.description
    case .wholeRun(let file):
      return "\(file): error: these are the results of a whole run; give those of its --shard parts"
    case .otherVersion(let file, let version):
      return
        "\(file): error: widgetcheck \(version) made this part, and this is \(Version.current); "
        + "merge with the program that ran"
    case .otherCount(let file, let count, let first, let other):
      return "\(file): error: this is a part of \(count), and \(other) is one of \(first); "
        + "give the parts of one run"
    case .otherManifests(let file, let other):
      return "\(file): error: its manifests are not those of \(other); give the parts of one run"
    case .otherSettings(let file, let other):
      return "\(file): error: it was run with other options than \(other) (start, duration, "
        + "time zone, locale, network, matrix, filter, isolation, drawings, Developer Mode); "
        + "give the parts of one run"
    case .doubled(let file, let index, let other):
      return "\(file): error: part \(index) is given twice, here and by \(other); give each once"
    case .missing(let parts, let count):
      let names = parts.map(String.init).joined(separator: ", ")
      return "merge: error: of \(count) parts \(names) \(parts.count == 1 ? "is" : "are") missing; "
        + "give every part of the run"
    }
  }
}
