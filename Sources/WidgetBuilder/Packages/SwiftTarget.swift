import FileTypes
import Foundation
import SwiftPackages
import WidgetManifest
import WidgetRecording

/// A target of Swift code, and the ways in which it may be compiled.
struct SwiftTarget {
  /// Returns what makes sources ready, by their settings, the modules that can be imported and the
  /// conditions.
  typealias Staging =
    (CompileSettings, [String], CompileUnit.Conditions) throws(BuildError) -> SourceStager

  /// One way to compile the target, and what it sees.
  private struct Attempt {
    var unit: CompileUnit
    /// The empty modules of Apple's that the sources import.
    var shells: [BuiltModule]
    /// The modules that the target is built on, with the empty ones.
    var seen: [BuiltModule]
  }

  private let target: PackageTarget
  private let units: UnitCompiler
  private let stage: Staging
  private let log: (String) -> Void

  /// Takes a target.
  init(
    _ target: PackageTarget, _ units: UnitCompiler,
    _ stage: @escaping Staging,
    _ log: @escaping (String) -> Void
  ) {
    self.target = target
    self.units = units
    self.stage = stage
    self.log = log
  }

  /// Builds the target in the first way that works.
  ///
  /// - Parameters:
  ///   - modules: The modules that it is built on.
  ///   - absent: Those of them that are empty, since they cannot be built here.
  ///   - hidden: The names of those that it is not built on, by the conditions.
  /// - Returns: The module, or the errors of the way with the fewest.
  /// - Throws: `BuildError` where the fault is not in the package.
  func build(
    seeing modules: [BuiltModule], lacking absent: Set<String> = [],
    hiding hidden: [CompileUnit.Conditions: Set<String>] = [:]
  ) throws(BuildError) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    let files = try sources()
    let knowsLinux = files.contains { Self.contains($0, "os(Linux)") }
    let hasViews = files.contains(where: Self.hasViews)
    var attempts: [Attempt] = []
    let platform = units.platform.conditionName
    let isForPlatform =
      !knowsLinux && files.contains { Self.contains($0, "#if os(\(platform))") }
      && !files.contains { Self.contains($0, "FoundationNetworking") }
    let ways = Self.ways(
      hasViews: hasViews, knowsLinux: knowsLinux, isForPlatform: isForPlatform)
    for way in ways {
      let attempt = try attempt(files, under: way, seeing: modules, hiding: hidden[way] ?? [])
      if let attempt { attempts.append(attempt) }
    }
    // Linux has nothing of views that stand under conditions: all but a part of them is more.
    let isForViews = hasViews && !knowsLinux
    let wanted = attempts.filter { !isForViews || $0.unit.conditions != .linux }
    for attempt in wanted {
      if let folder = units.find(attempt.unit, seeing: attempt.seen) {
        return .success(module(attempt, in: folder))
      }
    }
    if let module = try inPart(attempts, onlyPlanned: true) {
      return .success(module)
    }
    var hash = ContentHash()
    for attempt in attempts { hash.add(units.key(of: attempt.unit, seeing: attempt.seen)) }
    if let errors = units.cache.failure(hash.text) {
      return .failure(CacheMiss(failure: errors))
    }
    var misses: [[RecordedDiagnostic]] = []
    for attempt in attempts {
      if isForViews, attempt.unit.conditions == .linux,
        let module = try inPart(wanted, lacking: absent)
      {
        return .success(module)
      }
      switch try compile(attempt) {
      case .success(let folder): return .success(module(attempt, in: folder))
      case .failure(let miss):
        misses.append(miss.failure)
        tell(miss.failure, of: attempt.unit)
      }
    }
    // The way with the fewest errors leaves the least out; one about an import hides others.
    let order = attempts.indices.sorted { Self.says(misses[$0], moreThan: misses[$1]) }
    if let module = try inPart(order.map { attempts[$0] }, lacking: absent) {
      return .success(module)
    }
    let errors = [title] + (order.first.map { misses[$0] } ?? [])
    // A compiler that ended by itself may have been short of memory, and not so another time.
    if !misses.contains(where: { $0.allSatisfy { $0.file == nil } }) {
      try units.cache.keep(errors, as: hash.text)
    }
    return .failure(CacheMiss(failure: errors))
  }

  /// The first line of the errors of a target that does not build.
  private var title: RecordedDiagnostic {
    RecordedDiagnostic(
      message: "the package \(target.package) does not build here (\(target.name)); give a "
        + "stand-in with what the extension uses under extension.modules")
  }

  /// The conditions under which sources are compiled, the most promising first.
  ///
  /// - Parameters:
  ///   - hasViews: Whether the target has something for views.
  ///   - knowsLinux: Whether its conditions name Linux.
  ///   - isForPlatform: Whether they name the manifest's platform, and nothing in it is for Linux,
  ///     where it may compile to nothing.
  /// - Returns: The conditions.
  private static func ways(
    hasViews: Bool, knowsLinux: Bool, isForPlatform: Bool
  ) -> [CompileUnit.Conditions] {
    guard hasViews else { return isForPlatform ? [.platform, .linux] : [.linux, .platform] }
    return knowsLinux ? [.mixed, .linux, .platform] : [.platform, .linux]
  }

  /// Makes the unit of one way; nil for the way of Linux with a module that needs our frameworks.
  private func attempt(
    _ files: [(path: String, bytes: [UInt8])], under way: CompileUnit.Conditions,
    seeing modules: [BuiltModule], hiding hidden: Set<String>
  ) throws(BuildError) -> Attempt? {
    let seen = modules.filter { !hidden.contains($0.name) }
    guard way != .linux || !seen.contains(where: \.usesFrameworks) else { return nil }
    let unit = try unit(files, under: way, seeing: seen)
    let shells = way == .linux ? [] : try AppleShells(units: units).modules(for: unit, log: log)
    return Attempt(unit: unit, shells: shells, seen: seen + shells)
  }

  /// Notes that a unit does not build, with its first error.
  private func tell(_ errors: [RecordedDiagnostic], of unit: CompileUnit) {
    let first = errors.first.map { ": \($0.file ?? "-"):\($0.line ?? 0): \($0.message)" }
    log("\(unit.name) does not build \(unit.conditions.phrase)\(first ?? "")")
  }

  /// Whether the errors of one way say more of the code than another's: those about an import hide
  /// the errors of the code behind it, and fewer leave less out.
  private static func says(
    _ left: [RecordedDiagnostic], moreThan right: [RecordedDiagnostic]
  ) -> Bool {
    let stops = [left, right].map { $0.contains { $0.message.hasPrefix("no such module") } }
    return stops[0] == stops[1] ? left.count < right.count : stops[1]
  }

  /// Builds the target without what needs more of Apple's API than is here.
  ///
  /// A function that Linux's conditions leave without its result was written for Apple's systems
  /// alone, and so was the target: the platform's conditions are better, where they work.
  private func inPart(
    _ attempts: [Attempt], lacking absent: Set<String> = [], onlyPlanned: Bool = false
  ) throws(BuildError) -> BuiltModule? {
    var emptied: BuiltModule?
    for attempt in attempts where attempt.unit.conditions != .linux {
      let (unit, seen) = (attempt.unit, attempt.seen)
      let planned = try units.plannedProduct(of: unit, seeing: seen, log: log)
      let made =
        if let planned { Optional(planned) } else if onlyPlanned {
          UnitCompiler.Product?.none
        } else {
          try? units.compileInPart(
            unit, seeing: seen, lacking: absent, trusted: true, log: log
          ).get()
        }
      guard let made else { continue }
      var module = module(attempt, in: made.folder)
      module.omissions = made.omissions
      let lacksResults = made.omissions.contains { $0.reason.hasPrefix("missing return in ") }
      guard attempt.unit.conditions == .mixed, lacksResults else { return module }
      emptied = module
    }
    return emptied
  }

  private func compile(
    _ attempt: Attempt
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    do throws(BuildError) {
      return try units.compile(attempt.unit, seeing: attempt.seen, log: log)
    } catch {
      guard case .compilerFailed = error.problem else { throw error }
      return .failure(CacheMiss(failure: [RecordedDiagnostic(message: "\(error)")]))
    }
  }

  private func module(_ attempt: Attempt, in folder: URL) -> BuiltModule {
    let (unit, shells) = (attempt.unit, attempt.shells)
    return BuiltModule(
      name: unit.name, key: BuildCache.key(of: folder), folder: folder,
      objects: [folder.appendingPathComponent(CompilerCall.objectName(of: unit.name))],
      importing: shells.flatMap(\.arguments), importedFolders: shells.flatMap(\.readFolders),
      linking: target.settings.libraries.filter(Self.isInstalled).map { "-l\($0)" }
        + shells.flatMap(\.linking),
      usesFrameworks: unit.conditions != .linux)
  }

  /// The sources: their paths as messages show them, and their bytes.
  private func sources() throws(BuildError) -> [(path: String, bytes: [UInt8])] {
    guard let folder = target.folder else { return [] }
    var sources: [(path: String, bytes: [UInt8])] = []
    for file in target.files(ending: ["swift"]) {
      let inside = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      do {
        let bytes = [UInt8](try Data(contentsOf: file))
        sources.append(("Packages/\(target.package)/\(target.name)/\(inside)", bytes))
      } catch {
        let reason = error.systemWords
        throw BuildError(place: file.path, problem: .unreadable(reason))
      }
    }
    return sources
  }

  private func unit(
    _ files: [(path: String, bytes: [UInt8])], under conditions: CompileUnit.Conditions,
    seeing modules: [BuiltModule]
  ) throws(BuildError) -> CompileUnit {
    let own = target.settings(on: conditions.packagePlatform(units.platform))
    let settings = CompileSettings(
      languageMode: target.languageMode == "6" ? .v6 : .v5, defines: ["SWIFT_PACKAGE"],
      flags: own.swift + ["-package-name", target.package.filter(\.isLetter)])
    let stager =
      conditions == .linux ? nil : try stage(settings, modules.map(\.name), conditions)
    var ignored = SourceSurvey()
    var sources = files.map { file in
      CompileUnit.Source(
        path: file.path,
        staged: stager?.stage(file.bytes, path: file.path, noting: &ignored)
          ?? SourceStager.Staged(bytes: file.bytes, hasTopLevelCode: false, hasMainAttribute: false)
      )
    }
    sources = BuildJob.withBundle(sources, named: target.bundleName)
    if conditions == .linux {
      sources += PackageAssertions.source(for: sources).map { [BuildJob.source($0)] } ?? []
    } else {
      sources = BuildJob.withSymbols(of: AssetSymbols(of: catalogues), sources)
    }
    return CompileUnit(
      name: target.moduleName, product: .module, settings: settings, sources: sources,
      conditions: conditions)
  }

  /// The asset catalogues among the resources.
  private var catalogues: [RootedPath] {
    target.resources.filter { $0.pathExtension == "xcassets" }
      .map { RootedPath(path: $0.lastPathComponent, url: $0) }
  }

  /// Whether a source has something for views or Combine, which nobody uses on Linux.
  private static func hasViews(_ file: (path: String, bytes: [UInt8])) -> Bool {
    ["SwiftUI", "UIKit", "Combine"].contains { contains(file, "import \($0)") }
  }

  private static func contains(_ file: (path: String, bytes: [UInt8]), _ text: String) -> Bool {
    String(decoding: file.bytes, as: UTF8.self).contains(text)
  }

  /// Whether the system has a library to link.
  static func isInstalled(_ library: String) -> Bool {
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib"]
      .contains { FileManager.default.fileExists(atPath: "\($0)/lib\(library).so") }
  }
}
