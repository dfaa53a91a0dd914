import WidgetPlatforms

/// Turns a folder of sources into a manifest's description of the extension in it.
struct FolderImport {
  private let folder: AbsolutePath
  private let entry: WidgetScan.Entry
  private let isWhole: Bool
  private let walk: FolderWalk

  /// Takes the folder around the file in which an extension begins.
  init(_ folder: AbsolutePath, entry: WidgetScan.Entry, isWhole: Bool) {
    self.folder = folder
    self.entry = entry
    self.isWhole = isWhole
    walk = FolderWalk(folder)
  }

  /// Returns the extension, with decisions that name files from a folder.
  func `extension`(from top: AbsolutePath) -> FoundExtension {
    let own = files(.source)
    let first = WidgetScan(own, conditions: ScanConditions(platform: .iOS))
    let choice = Self.platform(first)
    let conditions = ScanConditions(platform: choice.platform)
    let modules =
      isWhole
      ? []
      : FolderModules(below: top, without: Set(own)).modules(for: first.imports, conditions)
    let ofModules = Set(modules.flatMap(\.module.sources))
    let shared =
      isWhole
      ? [] : SharedSources(for: own, within: top, besides: ofModules, conditions: conditions).files
    let scan = WidgetScan(own + shared, conditions: conditions)
    let foreign = scan.imports.filter { !AppleModules.contains($0) && !AppleModules.areHere($0) }
      .sorted()
    let packages = foreign.isEmpty ? nil : FoundPackages(around: folder)
    let present = packages?.modules(among: foreign) ?? []
    let given = Set(modules.map(\.module.name))
    let absent = foreign.filter { !present.contains($0) && !given.contains($0) }
    let elsewhere = packages?.foreign(among: absent) ?? []
    let unbuilt = ForeignModule.unbuilt(elsewhere, and: absent)
    let sources = own + shared
    let standIns = StandIn.all(
      for: unbuilt, in: sources + ofModules.sorted(), conditions, packages, present: present,
      elsewhere: elsewhere, definitions: files(.intentDefinition))
    let secrets = OwnStandIn.secrets(
      of: ReadSources(sources, conditions: conditions, modules: Array(given)),
      modules.map {
        ($0.module.name, ReadSources($0.module.sources, conditions: conditions, modules: []))
      })
    let replaced = Set(standIns.filter(\.isNamed).map(\.module))
    let missing = absent.filter { !replaced.contains($0) }
    let lists = PropertyLists(walk.files)

    var draft = ManifestDraft(
      name: folder.name, platform: choice.platform,
      sources: [folder.appending("**/*.swift")] + shared)
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
    draft.widgets = scan.claims
    draft.packages = packages?.named ?? []
    let decisions =
      sentences(top, choice, own: own.count, shared) + lists.decisions(from: top)
      + modules.map { found in
        ImportNotes.folderModule(
          found.module.name, ImportNotes.count(found.module.sources.count, "file"),
          found.folder.relative(to: top))
      } + ImportNotes.packages(present) + ImportNotes.widgets(scan)
      + ImportNotes.foreign(unbuilt, standIns) + secrets.map(\.decision)
      + ImportNotes.missing(
        missing.filter { name in !elsewhere.contains { $0.name == name } }, besides: present,
        products: [], packages: packages)
    return FoundExtension(
      draft: draft, decisions: decisions, missing: missing,
      absentPackages: (missing.isEmpty
        ? packages?.absent(neededBy: present) : packages?.absent) ?? [],
      standIns: standIns, ownStandIns: secrets)
  }

  /// Whether a file belongs to a tool, as the description of a project and the reports of this program
  /// do, and not to the bundle.
  private func isOfTools(_ file: AbsolutePath) -> Bool {
    let reports = folder.appending("Reports")
    let isReport =
      file.isWithin(reports) && reports.appending("results.json").exists
      || file.name.hasSuffix(".recording.jsonl") || file.name == ResolvedInfoPlist.fileName
    return isReport || ["yml", "yaml", "lock", "resolved", "xcfilelist"].contains(file.ending)
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
      "osVersion is left out, so \(choice.platform.assumedVersion) is simulated",
    ]
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
