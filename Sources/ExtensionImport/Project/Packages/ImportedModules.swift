import SwiftPackages
import WidgetPlatforms

/// The modules that an extension imports and that neither Apple nor the author's own sources have:
/// those of packages, those that stand-ins replace, and those that are missing.
struct ImportedModules {
  /// The packages around the extension; nil where nothing asks for them.
  let packages: FoundPackages?
  /// The modules that packages here make.
  let present: Set<String>
  /// The skeletons of stand-ins for modules that cannot be built here.
  let standIns: [StandIn]
  /// The modules without a known source.
  let missing: [String]

  /// The modules that lie here and are none of Swift's.
  private let elsewhere: [ForeignModule]
  /// The modules that cannot be built here.
  private let unbuilt: [ForeignModule]

  /// Looks for modules.
  ///
  /// - Parameters:
  ///   - names: The modules' names, sorted.
  ///   - packages: Finds the packages around the extension; not asked where there are no names.
  ///   - given: The names of modules that the author's own sources make.
  ///   - targets: The modules of the project's targets that are none of Swift's.
  ///   - sources: The sources of the extension and its modules.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - definitions: The definitions of SiriKit intents, whose types are the extension's own.
  ///   - trees: The sources' trees.
  init(
    _ names: [String], in packages: @autoclosure () -> FoundPackages,
    besides given: Set<String> = [], orOfTargets targets: [ForeignModule] = [],
    usedIn sources: [AbsolutePath], _ conditions: ScanConditions, definitions: [AbsolutePath],
    _ trees: SourceTrees
  ) {
    let packages = names.isEmpty ? nil : packages()
    let present = packages?.modules(among: names) ?? []
    let absent = names.filter { !present.contains($0) && !given.contains($0) }
    let ofPackages = packages?.foreign(among: absent) ?? []
    elsewhere =
      ofPackages
      + targets.filter { target in
        absent.contains(target.name) && !ofPackages.contains { $0.name == target.name }
      }
    unbuilt = ForeignModule.unbuilt(elsewhere, and: absent)
    standIns = StandIn.all(
      for: unbuilt, in: sources, conditions, packages, present: present, elsewhere: elsewhere,
      definitions: definitions, trees)
    let replaced = Set(standIns.filter(\.isNamed).map(\.module))
    missing = absent.filter { !replaced.contains($0) }
    (self.packages, self.present) = (packages, present)
  }

  /// Pinned packages without sources on this machine that are needed; all where a module is
  /// missing.
  var absentPackages: [PackagePin] {
    (missing.isEmpty ? packages?.absent(neededBy: present) : packages?.absent) ?? []
  }

  /// The notes on modules that are built from packages or replaced by stand-ins, and on those that
  /// are missing.
  ///
  /// - Parameters:
  ///   - scan: The sources, whose widgets are told between.
  ///   - own: The notes on stand-ins for the author's own code.
  ///   - products: The products of packages that the target names.
  ///   - paths: The paths of local packages that are not there, by their names.
  /// - Returns: The notes, a sentence each.
  func notes(
    _ scan: WidgetScan, own: [String], products: Set<String> = [],
    absentPackages paths: [String: String] = [:]
  ) -> [String] {
    ImportNotes.packages(present) + ImportNotes.widgets(scan)
      + ImportNotes.foreign(unbuilt, standIns) + own
      + ImportNotes.missing(
        missing.filter { name in !elsewhere.contains { $0.name == name } }, besides: present,
        products: products, packages: packages, paths: paths)
  }
}
