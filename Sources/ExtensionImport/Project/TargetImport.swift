import SourceParsing
import Foundation
import SwiftPackages
import WidgetPlatforms

/// Turns a widget extension's target into a manifest's description of it.
struct TargetImport {
  private let target: WidgetTarget
  private let swift: SwiftSettings
  private let modules: AuthorModules
  /// The names for which `DEBUG` is set, although the configuration does not.
  private let debugNames: [String]
  /// The sources that give SiriKit's intents their defaults; nil where there are none.
  private let handlers: IntentHandlerSources?
  private let trees: SourceTrees

  /// Takes a target, and the trees of sources.
  init(_ target: WidgetTarget, _ trees: SourceTrees) {
    self.trees = trees
    var target = target
    var swift = SwiftSettings(target.settings)
    modules = AuthorModules(target, trees)
    debugNames = DebugDeclarations.used(
      in: target.files.sources,
      ScanConditions(target.choice.platform, swift, modules: modules.names), trees)
    if !debugNames.isEmpty { swift.define("DEBUG") }
    self.swift = swift
    handlers = IntentHandlerSources(
      for: target, ScanConditions(target.choice.platform, swift, modules: modules.names), trees)
    for source in handlers?.sources ?? [] { target.files.insert(source) }
    self.target = target
  }

  private var project: XcodeProject { target.target.project }

  /// Describes the extension, with decisions that name files from a folder.
  ///
  /// - Parameters:
  ///   - top: The folder.
  ///   - store: The folder that holds fetched packages; nil for none.
  /// - Returns: The extension.
  func `extension`(from top: AbsolutePath, fetchedInto store: URL? = nil) -> FoundExtension {
    let files = target.files
    let conditions = ScanConditions(target.choice.platform, swift, modules: modules.names)
    let scan = WidgetScan(
      files.sources.sorted(), conditions: conditions,
      definitions: files.intentDefinitions.sorted(), trees)
    let own = target.settings.text("PRODUCT_MODULE_NAME") ?? ""
    // The products of packages come from these, whatever folders of the author's are called.
    let products = Set(target.target.packageProducts)
    let given = modules.given(
      for: scan.imports.subtracting([own]),
      orIn: FolderModules(below: top, without: files.sources, besides: products))
    let foreign = given.missing.subtracting([own]).sorted()
    let generated = target.target.object.table("infoProperties")
    let ownList = ResolvedInfoPlist.Part(
      file: target.infoPlist, settings: target.settings, properties: generated)
    let infoPlist = ResolvedInfoPlist(
      ownList, modules: given.infoPlists,
      identifier: identifier(readBy: files.sources + given.modules.flatMap(\.sources)),
      isLocationSet: target.settings.isOn("INFOPLIST_KEY_NSWidgetWantsLocation"))
    let imported = ImportedModules(
      foreign,
      in: FoundPackages(
        around: project.folder, references: project.packageReferences, fetchedInto: store),
      orOfTargets: given.foreign,
      usedIn: Array(files.sources) + given.modules.flatMap(\.sources), conditions,
      definitions: files.intentDefinitions.sorted() + given.intentDefinitions, trees)
    let ownStandIns = ownStandIns(besides: given.modules, conditions)

    var draft = draft(given)
    draft.packages = imported.packages?.named ?? []
    draft.widgets = scan.claims
    draft.environment = environment(infoPlist)
    let decisions =
      membership(top) + [platform, version] + compiler + lists(top, infoPlist)
      + draft.environment.decisions
      + given.modules.map { Self.sentence($0, given.folders[$0.name], top) }
      + imported.notes(
        scan, own: ownStandIns.map(\.decision), products: products,
        absentPackages: modules.absentPackages)
      + warnings(
        top, lacksModules: !imported.missing.isEmpty,
        hasStandIns: !imported.standIns.isEmpty || !ownStandIns.isEmpty)
    // The references of a description for XcodeGen are those of the project that it makes.
    let isProject = project.bundle.ending == "xcodeproj"
    let unpinned = (isProject ? imported.packages?.references : imported.packages?.described) ?? []
    return FoundExtension(
      draft: draft, decisions: decisions, missing: imported.missing,
      absentPackages: imported.absentPackages,
      unpinnedPackages: imported.missing.isEmpty ? [] : unpinned,
      standIns: imported.standIns, ownStandIns: ownStandIns, infoPlist: infoPlist.text)
  }

  /// The manifest of the target's settings and files, with those of modules that are the author's.
  private func draft(_ given: AuthorModules.Given) -> ManifestDraft {
    let files = target.files
    var draft = ManifestDraft(
      name: target.target.name, platform: target.choice.platform, sources: files.sources.sorted())
    draft.osVersion = neededVersion
    draft.resources = Set(files.resources).union(given.resources).sorted()
    draft.swift = swift
    draft.modules = given.modules
    draft.infoPlist = target.infoPlist
    draft.entitlements = entitlements?.onDisk
    draft.intentDefinitions = files.intentDefinitions.union(given.intentDefinitions).sorted()
    return draft
  }

  /// The sources that stand in for what is the author's own and is not here: code in Objective-C,
  /// and files with keys that are kept out of a repository.
  private func ownStandIns(
    besides modules: [ManifestDraft.Module], _ conditions: ScanConditions
  ) -> [OwnStandIn] {
    let read = { (files: [AbsolutePath]) in
      ReadSources(files, conditions: conditions, modules: modules.map(\.name), trees)
    }
    let own = read(Array(target.files.sources))
    let bridge = target.settings.text("SWIFT_OBJC_BRIDGING_HEADER")
      .flatMap { project.folder.appending($0).onDisk }
    let bridged = bridge.flatMap {
      OwnStandIn(headersOf: $0, below: project.folder, usedIn: own)
    }
    return [bridged].compactMap(\.self)
      + OwnStandIn.secrets(of: own, modules.map { ($0.name, read($0.sources)) })
  }

  /// The environment to write into the manifest: region, app groups, location and configurations.
  private func environment(_ list: ResolvedInfoPlist) -> EnvironmentDraft {
    var draft = EnvironmentDraft()
    draft.region = project.objects.project.text("developmentRegion").flatMap(ProjectRegion.init)
    draft.groups = groups
    draft.wantsLocation = list.wantsLocation
    return draft
  }

  /// The app groups that the entitlements name, with their build settings resolved.
  private var groups: [String] {
    let file = entitlements?.onDisk?.data.flatMap { try? ProjectValue(reading: $0) }
    let entitled = file?.table ?? target.target.object.table("entitlementProperties")
    let named = entitled["com.apple.security.application-groups"]?.texts ?? []
    // A setting without a value here leaves a gap in the name, of which no group has that name.
    let groups = named.map { target.settings.resolved($0) }.filter { group in
      group.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
    return Set(groups).sorted()
  }

  /// The bundle's identifier by the settings; nil where no source reads it.
  private func identifier(readBy sources: some Collection<AbsolutePath>) -> String? {
    guard let identifier = target.settings.text("PRODUCT_BUNDLE_IDENTIFIER"),
      !identifier.contains("$")
    else { return nil }
    return sources.contains { $0.text?.hasBytes("bundleIdentifier") == true } ? identifier : nil
  }

  private var entitlements: AbsolutePath? {
    target.settings.text("CODE_SIGN_ENTITLEMENTS").map(project.folder.appending)
  }
}

extension TargetImport {
  private func membership(_ top: AbsolutePath) -> [String] {
    let files = target.files
    let contents = [
      ImportNotes.count(files.sources.count - (handlers?.sources.count ?? 0), "Swift file"),
      ImportNotes.count(files.resources.count, "resource"),
    ].joined(separator: " and ")
    return [
      "\(target.target.name) of \(project.bundle.relative(to: top)) is a widget extension: "
        + target.reason,
      "\(contents), as the project gives them to the target",
    ]
      + [handlers].compactMap(\.self).map { handlers in
        "\(ImportNotes.list(handlers.sources.map { $0.relative(to: top) })) of \(handlers.target), "
          + "which gives the intents' parameters their defaults, is compiled with it"
      }
  }

  private var platform: String {
    let choice = target.choice
    let others = choice.others.map(\.rawValue)
    let also =
      others.isEmpty
      ? ""
      : "; the target is built for \(ImportNotes.list(others)), too: another manifest can try that"
    return "platform \(choice.platform.rawValue): \(choice.reason)\(also)"
  }

  /// The version to simulate, where the newest that is assumed is older than the target allows.
  private var neededVersion: String? {
    let platform = target.choice.platform
    guard let oldest = target.settings.text(platform.deploymentSetting) else { return nil }
    guard let version = SystemVersion(oldest), version > platform.assumedVersion else { return nil }
    return oldest
  }

  private var version: String {
    let platform = target.choice.platform
    if let neededVersion {
      return "osVersion \(neededVersion): the oldest that the target supports"
    }
    let newest = "osVersion is left out, so \(platform.assumedVersion) is simulated"
    guard let oldest = target.settings.text(platform.deploymentSetting) else { return newest }
    return "\(newest); the oldest that the target supports is \(oldest)"
  }

  private var compiler: [String] {
    let settings = target.settings
    var sentences: [String] = []
    let defines =
      swift.defines.isEmpty
      ? "no names are set for #if"
      : "#if is true for "
        + ImportNotes.list(swift.defines)
    if let configuration = target.target.configuration {
      sentences.append("settings of the configuration \(configuration): \(defines)")
    }
    if !debugNames.isEmpty {
      sentences.append(
        "DEBUG is set for #if, since \(ImportNotes.list(debugNames)) is declared there alone and used "
          + "elsewhere")
    }
    let written = settings.text("SWIFT_VERSION").map { "SWIFT_VERSION is \($0)" }
    sentences.append(
      "Swift \(swift.languageMode) mode: \(written ?? "the project sets no SWIFT_VERSION")")
    if !swift.unusable.isEmpty {
      sentences.append(
        "left out of #if, since they are no names: \(ImportNotes.list(swift.unusable))")
    }
    return sentences
  }

  private func lists(_ top: AbsolutePath, _ resolved: ResolvedInfoPlist) -> [String] {
    var sentences: [String] = []
    if let file = target.infoPlist {
      sentences.append("infoPlist: INFOPLIST_FILE is \(file.relative(to: top))")
    } else if !target.target.object.table("infoProperties").isEmpty {
      sentences.append("infoPlist: what the description of the project says of it")
    } else if let named = target.settings.text("INFOPLIST_FILE") {
      sentences.append("infoPlist is left out: INFOPLIST_FILE is \(named), which is not there")
    } else {
      sentences.append("infoPlist is left out: Xcode makes it")
    }
    sentences += Self.sentences(resolved)
    if let file = entitlements {
      let path = file.relative(to: top)
      sentences.append(
        file.onDisk == nil
          ? "entitlements are left out: CODE_SIGN_ENTITLEMENTS is \(path), which is not there"
          : "entitlements: CODE_SIGN_ENTITLEMENTS is \(path)")
    }
    return sentences
  }

  /// The sentences about an Info.plist that is written, and about settings without a value.
  private static func sentences(_ infoPlist: ResolvedInfoPlist) -> [String] {
    var sentences: [String] = []
    var contents: [String] = []
    if !infoPlist.given.isEmpty {
      contents.append("the values of build settings \(ImportNotes.list(infoPlist.given))")
    }
    if let identifier = infoPlist.identifier {
      contents.append("the bundle's identifier \(identifier)")
    }
    if !infoPlist.added.isEmpty {
      contents.append("the modules' keys \(ImportNotes.list(infoPlist.added))")
    }
    if infoPlist.text != nil {
      let whole = contents.isEmpty ? "" : " with " + contents.joined(separator: " and ")
      let advice =
        infoPlist.given.isEmpty ? "" : ": keep it out of a repository where one of them is secret"
      sentences.append("\(ResolvedInfoPlist.fileName) is the Info.plist\(whole)\(advice)")
    }
    if !infoPlist.absent.isEmpty {
      sentences.append(
        "the Info.plist names build settings that are not here and stay as they are written: "
          + ImportNotes.list(infoPlist.absent))
    }
    return sentences
  }

  /// The words on plugins of packages that write sources; nil without any.
  private static func sentence(plugins: [String]) -> String? {
    guard !plugins.isEmpty else { return nil }
    return "what \(ImportNotes.list(plugins)) \(plugins.count == 1 ? "adds" : "add") to it in "
      + "Xcode's build is missing, as plugins of packages are not run here: add the sources that "
      + "they wrote, from the build's folder"
  }

  private static func sentence(
    _ module: ManifestDraft.Module, _ folder: AbsolutePath?, _ top: AbsolutePath
  ) -> String {
    let files = ImportNotes.count(module.sources.count, "file")
    let plugins = Self.sentence(plugins: module.plugins).map { "; " + $0 } ?? ""
    return folder.map { ImportNotes.folderModule(module.name, files, $0.relative(to: top)) }
      ?? "the module \(module.name) is compiled from the author's own sources: \(files)\(plugins)"
  }

  /// The sentences about what is not as it should be.
  ///
  /// - Parameters:
  ///   - top: The folder that paths are relative to.
  ///   - lacksModules: Whether there are modules that nothing provides.
  ///   - hasStandIns: Whether sources in place of modules are written.
  /// - Returns: The sentences.
  private func warnings(
    _ top: AbsolutePath, lacksModules: Bool, hasStandIns: Bool
  ) -> [String] {
    let paths = { (files: Set<AbsolutePath>) in
      ImportNotes.list(files.sorted().map { $0.relative(to: top) })
    }
    var sentences: [String] = []
    if !target.files.absent.isEmpty {
      sentences.append("left out, since they are not there: \(paths(target.files.absent))")
    }
    if let missing = Self.sentence(plugins: target.target.plugins) {
      sentences.append("of the target \(target.target.name), " + missing)
    }
    if !target.files.foreign.isEmpty {
      sentences.append("left out, since they are not Swift: \(paths(target.files.foreign))")
    }
    if !target.settings.absentFiles.isEmpty {
      let files = paths(Set(target.settings.absentFiles))
      sentences.append("settings may be absent, since these files are not there: \(files)")
    }
    let lacks =
      lacksModules || !target.files.absent.isEmpty || !target.settings.absentFiles.isEmpty
    if lacks, let submodules = GitSubmodules(around: project.folder) {
      sentences.append(submodules.sentence(top))
    }
    let home = project.bundle.folder.common(with: project.folder)
    let outside = target.files.all.filter { !$0.isWithin(home) }
    if !outside.isEmpty {
      sentences.append("these lie outside of the project's folder: \(paths(outside))")
    }
    let folders = project.synchronizedFolders.map(\.folder.folder)
    if let folder = folders.first(where: { top.isWithin($0) }) {
      // Xcode would compile the skeletons of modules beside the target's own sources.
      let written = "widgetcheck.json" + (hasStandIns ? " and \(StandInFolder.name)" : "")
      sentences.append(
        "Xcode gives every file in \(folder.name) to a target: take \(written) out of it in "
          + "Xcode, or run this command in the project's folder")
    }
    return sentences
  }
}
