import FileTypes
import Foundation
import WidgetRecording

/// Reads the parts of a manifest and collects their problems.
///
/// Reading goes on after a problem, with what is assumed in place of what cannot be read, so that
/// a person sees all that is wrong at once.
struct ManifestReader {
  typealias Keys = ManifestVocabulary

  let log: ProblemLog
  let folder: String
  var files: RootFolder
  var system = PlatformVersion(.iOS)

  /// The checks that there are.
  let knownChecks: [CheckID]

  /// Creates a reader of a manifest in a folder.
  init(folder: String, knownChecks: [CheckID], log: ProblemLog) {
    self.log = log
    self.knownChecks = knownChecks
    self.folder = folder
    files = RootFolder(folder: folder, root: folder)
  }

  /// Reads the whole manifest.
  func manifest(_ reader: ValueReader) -> Manifest? {
    guard let top = reader.object(Keys.Top.self) else { return nil }
    var this = self
    return this.manifest(top)
  }

  private mutating func manifest(_ top: ObjectReader<Keys.Top>) -> Manifest? {
    _ = top[.schema]?.string()
    if let version = top.required(.version)?.integer(), version != 1 {
      top[.version]?.note(.unsupportedVersion(version))
      return nil
    }
    readRoot(top[.root])
    let known = Platform.allCases.map(\.rawValue)
    let word = top.required(.platform)?.word(.platform, of: known)
    let version = top[.osVersion]?.form(.version) { SystemVersion($0) }
    system = PlatformVersion(word.flatMap(Platform.init) ?? .iOS, version)
    if let gap = system.gap {
      top[.osVersion]?.note(.noVersion(system, after: gap.lowerBound, before: gap.upperBound))
    } else if system.families.isEmpty {
      top[.osVersion]?.note(.noWidgets(on: system, since: system.platform.firstWithWidgets))
    }
    let source = top.required(.extension).flatMap(source)
    let name = top[.name].map { $0.form(.name, NameParser.name) } ?? assumedName
    guard let source, let name else { return nil }
    var manifest = Manifest(
      name: name, system: system, root: URL(fileURLWithPath: files.root), source: source)
    manifest.file = log.file
    manifest.isNamed = top[.name] != nil
    if case .recording = source {
      manifest.unusedKeys = top.present([
        .infoPlist, .entitlements, .intentDefinitions, .environment, .network, .matrix,
        .reloadBudget, .limits, .drawings, .snapshots,
      ]).map(\.rawValue)
    }
    manifest.infoPlist = top[.infoPlist].flatMap(propertyList)
    manifest.entitlements = top[.entitlements].flatMap(propertyList)
    manifest.intentDefinitions = top[.intentDefinitions].map(propertyLists) ?? []
    manifest.app = top[.app].flatMap { app($0, of: source) }
    readPlan(top, into: &manifest)
    if top[.app] == nil { noteCallsWithoutApp(in: manifest) }
    return manifest
  }

  /// Reads the source to run, with its limits.
  private func readPlan(_ top: ObjectReader<Keys.Top>, into manifest: inout Manifest) {
    manifest.widgets = top[.widgets].map(widgets) ?? []
    if let environment = top[.environment] { manifest.environment = self.environment(environment) }
    if let network = top[.network] { manifest.network = self.network(network) }
    if let matrix = top[.matrix] { manifest.matrix = self.matrix(matrix) }
    manifest.stacks = top[.stacks].map { stacks($0, in: manifest.environment.span) } ?? []
    if !manifest.stacks.isEmpty { manifest.noteNamesOfNoSource(in: log) }
    manifest.rotationLimit = rate(top[.rotationLimit], assumed: .assumedRotations)
    manifest.suggestionLimit = rate(top[.suggestionLimit], assumed: .assumedSuggestions)
    manifest.reloadBudget = rate(top[.reloadBudget], assumed: .assumedReloads)
    if let limits = top[.limits] { readLimits(limits, into: &manifest.limits) }
    if let checks = top[.checks] { manifest.checks = self.checks(checks) }
    if let drawings = top[.drawings] { manifest.drawings = self.drawings(drawings) }
    manifest.snapshots = top[.snapshots].flatMap { path($0, mustExist: false) }
    manifest.baseline = top[.baseline].flatMap { path($0, mustExist: false) }
  }

  /// The name of the folder, made usable.
  private var assumedName: String? {
    let name = (files.folder as NSString).lastPathComponent
    return NameParser.name(name) ?? "Widgets"
  }

  private mutating func readRoot(_ reader: ValueReader?) {
    guard let reader, let declared = reader.text() else { return }
    let path = declared.hasPrefix("/") ? declared : folder + "/" + declared
    guard FileType(at: path) == .folder else { return reader.note(.notFound(declared)) }
    files = RootFolder(folder: folder, root: path)
  }
}

extension ManifestReader {
  /// Reads the path of one file or folder.
  func path(_ reader: ValueReader, mustExist: Bool = true) -> RootedPath? {
    guard let text = reader.text() else { return nil }
    switch files.resolve(text, mustExist: mustExist) {
    case .success(let path): return path
    case .failure(let failure):
      reader.note(failure.problem)
      return nil
    }
  }

  /// Reads the path of a property list with keys.
  private func propertyList(_ reader: ValueReader) -> RootedPath? {
    path(reader).flatMap { propertyList(at: $0, reader) }
  }

  /// Reads a list of patterns of property lists with keys, and returns their matches, sorted.
  private func propertyLists(_ reader: ValueReader) -> [RootedPath] {
    let lists = reader.list { reader in
      matches(reader)?.compactMap { propertyList(at: $0, reader) }
    }
    return Set((lists ?? []).joined()).sorted()
  }

  /// Returns the path of a file that is a property list with keys.
  private func propertyList(at path: RootedPath, _ reader: ValueReader) -> RootedPath? {
    do throws(PropertyListError) {
      _ = try path.propertyList()
      return path
    } catch {
      reader.note(.unusableFile(path.path, error.problem.description))
      return nil
    }
  }

  /// Reads the path of a folder.
  func folder(_ reader: ValueReader) -> RootedPath? {
    guard let path = path(reader) else { return nil }
    guard FileType(at: path.url.path) == .folder else {
      reader.note(.unusableFile(path.path, "it is no folder"))
      return nil
    }
    return path
  }

  /// Reads a list of patterns and returns their matches, sorted, each file once.
  func patterns(_ reader: ValueReader) -> [RootedPath] {
    Set((reader.list(matches) ?? []).joined()).sorted()
  }

  /// The matches of one pattern; a plain path stands for itself, whatever characters it has.
  func matches(_ reader: ValueReader) -> [RootedPath]? {
    guard let text = reader.text() else { return nil }
    if case .success(let path) = files.resolve(text) { return [path] }
    guard let pattern = reader.form(.pattern, GlobPattern.init) else { return nil }
    switch files.expand(pattern) {
    case .success(let paths): return paths
    case .failure(.matchesNothing) where !text.contains(where: { "*?[{".contains($0) }):
      let failure = files.resolve(text).failure ?? .notFound(text)
      reader.note(failure.problem)
    case .failure(let failure): reader.note(failure.problem)
    }
    return nil
  }

  /// Reads a limit; what is absent has its assumed value.
  func rate(_ reader: ValueReader?, assumed: RateLimit) -> RateLimit {
    guard let object = reader?.object(Keys.Rate.self) else { return assumed }
    let interval = object[.minimumInterval]?.form(.duration, DurationParser.seconds)
    return RateLimit(
      perDay: object[.perDay]?.integer() ?? assumed.perDay,
      minimumInterval: interval ?? assumed.minimumInterval)
  }

  /// Reads a list of as many numbers as there are bounds.
  func numbers(_ reader: ValueReader, within bounds: [(Double, Double?)]) -> [Double]? {
    guard let elements = reader.elements() else { return nil }
    guard elements.count == bounds.count else {
      reader.note(.wrongCount(expected: bounds.count, found: elements.count))
      return nil
    }
    let numbers = zip(elements, bounds).compactMap { $0.number(least: $1.0, greatest: $1.1) }
    return numbers.count == bounds.count ? numbers : nil
  }

  private func readLimits(_ reader: ValueReader, into limits: inout CallLimits) {
    guard let object = reader.object(Keys.Limits.self) else { return }
    let time = { (key: Keys.Limits) in
      object[key].flatMap { self.positiveDuration($0) }.map { Duration.seconds($0) }
    }
    limits.placeholder = time(.placeholder) ?? limits.placeholder
    limits.snapshot = time(.snapshot) ?? limits.snapshot
    limits.timeline = time(.timeline) ?? limits.timeline
    limits.relevance = time(.relevance) ?? limits.relevance
    guard let memory = object[.memory], let bytes = memory.form(.size, SizeParser.bytes) else {
      return
    }
    guard bytes > 0 else { return memory.note(.outOfRange(least: 1, greatest: nil)) }
    limits.memory = bytes
  }

  /// Reads a duration that is longer than nothing.
  func positiveDuration(_ reader: ValueReader, greatest: Double? = nil) -> Double? {
    guard let seconds = reader.form(.duration, DurationParser.seconds) else { return nil }
    guard seconds > 0, seconds <= greatest ?? .infinity else {
      reader.note(.outOfRange(least: 1, greatest: greatest))
      return nil
    }
    return seconds
  }

  private func checks(_ reader: ValueReader) -> CheckSettings {
    guard let object = reader.object(Keys.Checks.self) else { return CheckSettings() }
    let known = knownChecks.map(\.rawValue)
    let disabled = object[.disable]?.list { reader in
      reader.word(.check, of: known).map { CheckID(rawValue: $0) }
    }
    var levels: [CheckID: FindingLevel] = [:]
    for (key, value) in object[.levels]?.members() ?? [] {
      if !known.contains(key) { value.noteUnknown(.check, key, among: known) }
      let level = value.word(.level, of: FindingLevel.allCases.reversed().map(\.rawValue))
      levels[CheckID(rawValue: key)] = level.flatMap(FindingLevel.init)
    }
    return CheckSettings(disabled: disabled ?? [], levels: levels)
  }
}

extension Result {
  /// The error of a failure.
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
