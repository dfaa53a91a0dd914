import WidgetPlatforms

/// A description of a project for a generator, turned into what the project would hold.
///
/// XcodeGen's is read as it is, and Tuist's brought into its form. Names, sources, settings,
/// property lists and packages are taken over; build scripts and schemes are not.
struct ProjectDescription {
  private let spec: [String: ProjectValue]
  /// The folder from which its paths start.
  let folder: AbsolutePath
  private var objects: [String: ProjectValue] = [:]

  /// Reads a description; nil for a file that is none.
  ///
  /// - Parameters:
  ///   - file: The description.
  ///   - inclusion: The description that includes it; nil for none.
  init?(_ file: AbsolutePath, includedBy inclusion: XcodeGenInclusion? = nil) {
    let isTuist = file.name == Self.tuistName
    let read =
      isTuist ? TuistManifest(file)?.spec : XcodeGenSpec(file, includedBy: inclusion)?.spec
    guard let spec = read, spec["targets"]?.table != nil else { return nil }
    self.spec = spec
    folder = inclusion?.folder ?? file.folder
  }

  /// The name of a description for Tuist.
  private static let tuistName = "Project.swift"

  /// The names that descriptions have.
  static let fileNames = yamlNames.union([tuistName])

  /// The names that descriptions for XcodeGen have.
  static let yamlNames: Set<String> = ["project.yml", "project.yaml"]

  /// The project's name.
  var name: String { spec["name"]?.text ?? folder.name }

  /// The project as a project file holds it.
  var project: ProjectValue {
    var copy = self
    return copy.made()
  }

  private mutating func made() -> ProjectValue {
    let targets = (spec["targets"]?.table ?? [:]).sorted { $0.key < $1.key }
    var groups: [String] = []
    for (name, value) in targets {
      guard let target = value.table else { continue }
      groups += add(target, named: name)
    }
    for (name, package) in (spec["packages"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let remote = RemotePackage(package) {
        add("package \(name)", "XCRemoteSwiftPackageReference", remote.fields)
      }
      guard let path = package.table?["path"]?.text else { continue }
      add("package \(name)", "XCLocalSwiftPackageReference", ["relativePath": .text(path)])
    }
    add("configurations", "XCConfigurationList", ["buildConfigurations": Self.list(["settings"])])
    var configuration: [String: ProjectValue] = [
      "name": .text("Release"), "buildSettings": .table(settings(spec)),
    ]
    configuration["baseConfigurationReference"] = addFile(ofSettings: spec, to: &groups)
    for (index, path) in subprojects.enumerated() {
      groups.append("project \(index)")
      add(
        "project \(index)", "PBXFileReference",
        ["path": .text(path), "sourceTree": .text("<group>")])
    }
    add("settings", "XCBuildConfiguration", configuration)
    let language = spec["options"]?.table?["developmentLanguage"]
    add("main", "PBXGroup", ["children": Self.list(groups), "sourceTree": .text("<group>")])
    add(
      "project", "PBXProject",
      [
        "developmentRegion": language ?? .text("en"),
        "mainGroup": .text("main"), "buildConfigurationList": .text("configurations"),
        "targets": Self.list(targets.map { "target \($0.key)" }),
      ])
    return .table(["rootObject": .text("project"), "objects": .table(objects)])
  }

  /// Adds a target, and returns the groups of its sources.
  private mutating func add(_ target: [String: ProjectValue], named name: String) -> [String] {
    var groups: [String] = []
    var files: [String] = []
    for (index, source) in (target["sources"]?.elements ?? []).enumerated() {
      guard let path = source.text ?? source.table?["path"]?.text else { continue }
      let id = "\(name) source \(index)"
      let place = folder.appending(path)
      let isFolder = place.isFolder && !FileKind.bundleEndings.contains(place.ending)
      let excluded = isFolder ? Self.excluded(by: source.table ?? [:], in: place) : []
      add(
        id, isFolder ? "PBXFileSystemSynchronizedRootGroup" : "PBXFileReference",
        [
          "path": .text(path), "sourceTree": .text("<group>"),
          "exceptions": Self.list(excluded.isEmpty ? [] : ["\(id) exceptions"]),
        ])
      if !excluded.isEmpty {
        add(
          "\(id) exceptions", "PBXFileSystemSynchronizedBuildFileExceptionSet",
          [
            "target": .text("target \(name)"),
            "membershipExceptions": Self.list(excluded.map { $0.relative(to: place) }),
          ])
      }
      groups.append(id)
      if !isFolder { files.append(id) }
    }
    for id in files { add("\(id) file", "PBXBuildFile", ["fileRef": .text(id)]) }
    add("\(name) phase", "PBXSourcesBuildPhase", ["files": Self.list(files.map { "\($0) file" })])
    let products = (target["dependencies"]?.elements ?? []).compactMap(\.table)
      .flatMap { dependency -> [String] in
        guard let package = dependency["package"]?.text else { return [] }
        let names = dependency["products"]?.texts ?? []
        return names.isEmpty ? [dependency["product"]?.text ?? package] : names
      }
    for product in products {
      add(
        "product \(product)", "XCSwiftPackageProductDependency", ["productName": .text(product)])
    }
    var configuration: [String: ProjectValue] = [
      "name": .text("Release"), "buildSettings": .table(settings(of: target)),
    ]
    configuration["baseConfigurationReference"] = addFile(ofSettings: target, to: &groups)
    add("\(name) configuration", "XCBuildConfiguration", configuration)
    add(
      "\(name) configurations", "XCConfigurationList",
      ["buildConfigurations": Self.list(["\(name) configuration"])])
    add(
      "target \(name)", "PBXNativeTarget",
      [
        "name": .text(name),
        "productType": .text("com.apple.product-type." + (target["type"]?.text ?? "")),
        "buildConfigurationList": .text("\(name) configurations"),
        "buildPhases": Self.list(["\(name) phase"]),
        "fileSystemSynchronizedGroups": Self.list(groups.filter { !files.contains($0) }),
        "infoProperties": target["info"]?.table?["properties"] ?? .table([:]),
        "entitlementProperties": target["entitlements"]?.table?["properties"] ?? .table([:]),
        "packageProductDependencies": Self.list(products.map { "product \($0)" }),
      ])
    return groups
  }

  /// Adds the file of settings below those of an owner, for a release; nil where it has none.
  private mutating func addFile(
    ofSettings owner: [String: ProjectValue], to groups: inout [String]
  ) -> ProjectValue? {
    guard let path = Self.ofRelease(owner["configFiles"]?.table ?? [:])?.text else { return nil }
    let id = "settings \(path)"
    add(id, "PBXFileReference", ["path": .text(path), "sourceTree": .text("<group>")])
    if !groups.contains(id) { groups.append(id) }
    return .text(id)
  }

  /// The paths of projects whose targets this one's are built on.
  private var subprojects: [String] {
    let named = (spec["projectReferences"]?.table ?? [:]).values
      .compactMap { $0.table?["path"]?.text }
    let foreign = (spec["targets"]?.table ?? [:]).values
      .flatMap { $0.table?["projects"]?.texts ?? [] }
    return Set(named + foreign).sorted()
  }

  private mutating func add(_ id: String, _ kind: String, _ fields: [String: ProjectValue]) {
    objects[id] = .table(fields.merging(["isa": .text(kind)]) { own, _ in own })
  }
}

extension ProjectDescription {
  private static func list(_ texts: [String]) -> ProjectValue {
    .list(texts.map(ProjectValue.text))
  }

  /// The files of a folder that a source leaves out by name, or does not take.
  private static func excluded(
    by source: [String: ProjectValue], in folder: AbsolutePath
  ) -> [AbsolutePath] {
    let patterns = { (key: String) in
      (source[key]?.texts ?? []).map { SourcePattern($0, from: folder) }
    }
    let (excludes, includes) = (patterns("excludes"), patterns("includes"))
    guard !excludes.isEmpty || !includes.isEmpty else { return [] }
    return SourcePattern.files(below: folder).filter { file in
      excludes.contains { $0.matches(file) }
        || !includes.isEmpty && !includes.contains { $0.matches(file) }
    }
  }

  /// The value for a release, of values by the names of configurations.
  private static func ofRelease(_ table: [String: ProjectValue]) -> ProjectValue? {
    table.sorted { $0.key < $1.key }.first { $0.key.lowercased().contains("release") }?.value
  }

  /// The settings of a target or the project: those of groups, those of all configurations, then
  /// those of a release.
  private func settings(_ owner: [String: ProjectValue]) -> [String: ProjectValue] {
    settings(owner["settings"]?.table ?? [:], depth: 0)
  }

  private func settings(_ all: [String: ProjectValue], depth: Int) -> [String: ProjectValue] {
    guard depth < Self.groupLimit else { return [:] }
    let isGrouped = all["base"] != nil || all["configs"] != nil || all["groups"] != nil
    guard isGrouped else { return all.filter { $0.value.table == nil } }
    var settings: [String: ProjectValue] = [:]
    for name in all["groups"]?.texts ?? [] {
      let group = spec["settingGroups"]?.table?[name]?.table ?? [:]
      settings.merge(self.settings(group, depth: depth + 1)) { _, own in own }
    }
    settings.merge(all["base"]?.table ?? [:]) { _, own in own }
    let release = Self.ofRelease(all["configs"]?.table ?? [:])?.table
    return settings.merging(release ?? [:]) { _, own in own }
  }

  private static let groupLimit = 16

  private func settings(of target: [String: ProjectValue]) -> [String: ProjectValue] {
    var settings = settings(target)
    let platform = target["platform"]?.texts.first ?? "iOS"
    let known = Platform(rawValue: platform) ?? .iOS
    // Widgets do not run on tvOS; its SDK's name keeps such a target from being taken for a
    // phone's.
    let sdk = platform == "tvOS" ? "appletvos" : known.sdk
    settings["SDKROOT"] = settings["SDKROOT"] ?? .text(sdk)
    let own = target["deploymentTarget"]
    let general = spec["options"]?.table?["deploymentTarget"]
    let oldest = own?.text ?? own?.table?[platform]?.text ?? general?.table?[platform]?.text
    let key = known.deploymentSetting
    if let oldest { settings[key] = settings[key] ?? .text(oldest) }
    let info = target["info"]?.table
    settings["INFOPLIST_FILE"] = settings["INFOPLIST_FILE"] ?? info?["path"]
    settings["CODE_SIGN_ENTITLEMENTS"] =
      settings["CODE_SIGN_ENTITLEMENTS"] ?? target["entitlements"]?.table?["path"]
    let point = info?["properties"]?.table?["NSExtension"]?.table?["NSExtensionPointIdentifier"]
    settings["INFOPLIST_KEY_NSExtensionPointIdentifier"] = point
    return settings
  }
}
