import Foundation
import WidgetPlatforms

/// Turns a folder of sources into a manifest's description of the extension in it.
struct FolderImport {
  private let folder: AbsolutePath
  private let entry: WidgetScan.Entry
  private let isWhole: Bool
  private let walk: FolderWalk
  /// The settings of the target for Expo; nil for a folder without any.
  private let expo: ExpoTarget?
  private let trees: SourceTrees

  /// Takes the folder around the file in which an extension begins.
  init(_ folder: AbsolutePath, entry: WidgetScan.Entry, isWhole: Bool, _ trees: SourceTrees) {
    self.trees = trees
    self.folder = folder
    self.entry = entry
    self.isWhole = isWhole
    walk = FolderWalk(folder)
    expo = ExpoTarget(in: folder)
  }

  /// Describes the extension, with decisions that name files from a folder.
  ///
  /// - Parameters:
  ///   - top: The folder.
  ///   - store: The folder that holds fetched packages; nil for none.
  /// - Returns: The extension.
  func `extension`(from top: AbsolutePath, fetchedInto store: URL? = nil) -> FoundExtension {
    let own = files(.source)
    let first = WidgetScan(own, conditions: ScanConditions(platform: .iOS), trees)
    let choice = expoPlatform(top) ?? Self.platform(first)
    let conditions = ScanConditions(platform: choice.platform)
    let modules = FolderModules(below: top, without: Set(own))
      .modules(for: first.imports, conditions, trees)
    let ofModules = Set(modules.flatMap(\.module.sources))
    let shared =
      isWhole
      ? []
      : SharedSources(
        for: own, within: top, besides: ofModules, conditions: conditions, trees
      ).files
    let sources = own + shared
    let scan = WidgetScan(
      sources, conditions: conditions, definitions: files(.intentDefinition), trees)
    let given = Set(modules.map(\.module.name))
    let imports = modules.reduce(scan.imports) {
      $0.union(trees.imports(of: $1.module.sources, conditions))
    }
    let imported = ImportedModules(
      imports.filter { !AppleModules.contains($0) && !AppleModules.areHere($0) }.sorted(),
      in: FoundPackages(around: folder, fetchedInto: store), besides: given,
      usedIn: sources + ofModules.sorted(), conditions, definitions: files(.intentDefinition),
      trees)
    let secrets = OwnStandIn.secrets(
      of: ReadSources(sources, conditions: conditions, modules: Array(given), trees),
      modules.map {
        ($0.module.name, ReadSources($0.module.sources, conditions: conditions, modules: [], trees))
      })
    let lists = PropertyLists(walk.files)
    var draft = draft(on: choice.platform, shared, modules, lists)
    draft.widgets = scan.claims
    draft.packages = imported.packages?.named ?? []
    let decisions =
      sentences(top, choice, own: own.count, shared) + lists.decisions(from: top)
      + modules.map { found in
        ImportNotes.folderModule(
          found.module.name, ImportNotes.count(found.module.sources.count, "file"),
          found.folder.relative(to: top))
      } + imported.notes(scan, own: secrets.map(\.decision))
    return FoundExtension(
      draft: draft, decisions: decisions, missing: imported.missing,
      absentPackages: imported.absentPackages, standIns: imported.standIns, ownStandIns: secrets)
  }

  /// The manifest of the folder's files, with those beside it that the extension shares.
  private func draft(
    on platform: Platform, _ shared: [AbsolutePath], _ modules: [FolderModules.Found],
    _ lists: PropertyLists
  ) -> ManifestDraft {
    var draft = ManifestDraft(
      name: folder.name, platform: platform, sources: [folder.appending("**/*.swift")] + shared)
    draft.osVersion = neededVersion(on: platform)
    draft.exclude =
      walk.passedOver.filter { !FolderWalk($0).files.isEmpty }
      + walk.files.filter { $0.ending == "swift" && FileKind($0) != .source }
    draft.resources = files(.resource).filter {
      ($0.ending != "plist" || !lists.isSetting($0)) && !isOfTools($0)
    }
    draft.resources += modules.flatMap(\.resources).filter { !isOfTools($0) }
    draft.modules = modules.map(\.module)
    draft.infoPlist = lists.infoPlist
    draft.entitlements = lists.entitlements
    draft.intentDefinitions = files(.intentDefinition)
    return draft
  }

  /// Whether a file belongs to a tool, as the description of a project and the reports of this
  /// program do, and not to the bundle.
  private func isOfTools(_ file: AbsolutePath) -> Bool {
    let reports = folder.appending("Reports")
    let isReport =
      file.isWithin(reports) && reports.appending("results.json").exists
      || file.name.hasSuffix(".recording.jsonl") || file.name == ResolvedInfoPlist.fileName
    return isReport || ExpoTarget.fileNames.contains(file.name)
      || ["yml", "yaml", "lock", "resolved", "xcfilelist"].contains(file.ending)
      || ["Podfile", "Cartfile", "Gemfile", "Mintfile", "Makefile", "LICENSE"].contains(file.name)
  }

  private func files(_ kind: FileKind) -> [AbsolutePath] {
    walk.files.filter { FileKind($0) == kind }
  }

  private func sentences(
    _ top: AbsolutePath, _ choice: PlatformChoice, own: Int, _ shared: [AbsolutePath]
  ) -> [String] {
    let place = isWhole ? "the folder" : folder.relative(to: top)
    let paths = ImportNotes.list(shared.map { $0.relative(to: top) })
    let declaring =
      shared.isEmpty
      ? "; what it shares with other programs nearby is to be added"
      : ", and \(ImportNotes.count(shared.count, "file")) beside it that declare what it uses, "
        + "since no project says what is shared: \(paths)"
    let among = isWhole ? "" : declaring
    return [
      "\(entry.type) in \(entry.file.relative(to: top)) is the extension's @main; no Xcode project "
        + "has a target for it",
      "\(ImportNotes.count(own, "Swift file")): all in \(place)\(among)",
      "platform \(choice.platform.rawValue): \(choice.reason)",
      version(on: choice.platform),
    ]
  }

  /// The platform that the target's settings name for Expo.
  private func expoPlatform(_ top: AbsolutePath) -> PlatformChoice? {
    guard let expo, let platform = expo.platform else { return nil }
    return PlatformChoice(
      platform, reason: "\(expo.file.relative(to: top)) makes a target of the type \(expo.type)")
  }

  /// The version to simulate, where the newest that is assumed is older than the target allows.
  private func neededVersion(on platform: Platform) -> String? {
    guard let oldest = expo?.deploymentTarget, let version = SystemVersion(oldest),
      version > platform.assumedVersion
    else { return nil }
    return oldest
  }

  private func version(on platform: Platform) -> String {
    if let needed = neededVersion(on: platform) {
      return "osVersion \(needed): the oldest that the target supports"
    }
    let newest = "osVersion is left out, so \(platform.assumedVersion) is simulated"
    let oldest = expo?.deploymentTarget
    return newest + (oldest.map { "; the oldest that the target supports is \($0)" } ?? "")
  }

  /// Guesses the platform from what sources import and which families they name.
  private static func platform(_ scan: WidgetScan) -> PlatformChoice {
    let families = Set(scan.widgets.flatMap { $0.families ?? [] })
    if scan.imports.contains("WatchKit") {
      return PlatformChoice(.watchOS, reason: "the sources import WatchKit")
    }
    if scan.imports.contains("AppKit") || scan.imports.contains("Cocoa") {
      return PlatformChoice(.macOS, reason: "the sources import AppKit")
    }
    if families.contains(.accessoryCorner), families.allSatisfy(\.isAccessory) {
      return PlatformChoice(.watchOS, reason: "the families are those of Apple Watch")
    }
    return PlatformChoice(.iOS, reason: "nothing in the sources names another")
  }
}
