/// A description of a project for a generator, turned into what the project would hold.
///
/// XcodeGen's is read as it is, and Tuist's brought into its form. Names, sources, settings, property
/// lists and packages are taken over; build scripts, schemes and templates are not.
struct ProjectDescription {
  private let spec: [String: ProjectValue]
  private let folder: AbsolutePath
  private var objects: [String: ProjectValue] = [:]

  /// Reads a description; nil for a file that is none.
  init?(_ file: AbsolutePath) {
    let isTuist = file.name == Self.tuistName
    let read = isTuist ? TuistManifest(file)?.spec : file.text.map(YAMLText.value)?.table
    guard let spec = read, spec["targets"]?.table != nil else { return nil }
    self.spec = spec
    folder = file.folder
  }

  /// The name of a description for Tuist.
  private static let tuistName = "Project.swift"

  /// The names that descriptions have.
  static let fileNames: Set<String> = ["project.yml", "project.yaml", tuistName]

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
    add("main", "PBXGroup", ["children": Self.list(groups), "sourceTree": .text("<group>")])
    add("configurations", "XCConfigurationList", ["buildConfigurations": Self.list(["settings"])])
    add(
      "settings", "XCBuildConfiguration",
      ["name": .text("Release"), "buildSettings": .table(settings(spec))])
    add(
      "project", "PBXProject",
      [
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
      let excluded = (source.table?["excludes"]?.texts ?? []).flatMap { Self.files($0, in: place) }
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
      .compactMap { $0["package"] == nil ? nil : ($0["product"] ?? $0["package"])?.text }
    for product in products {
      add(
        "product \(product)", "XCSwiftPackageProductDependency", ["productName": .text(product)])
    }
    add(
      "\(name) configuration", "XCBuildConfiguration",
      ["name": .text("Release"), "buildSettings": .table(settings(of: target))])
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
        "packageProductDependencies": Self.list(products.map { "product \($0)" }),
      ])
    return groups
  }

  private mutating func add(_ id: String, _ kind: String, _ fields: [String: ProjectValue]) {
    objects[id] = .table(fields.merging(["isa": .text(kind)]) { own, _ in own })
  }
}

extension ProjectDescription {
  private static func list(_ texts: [String]) -> ProjectValue {
    .list(texts.map(ProjectValue.text))
  }

  /// The files that a pattern leaves out.
  private static func files(_ pattern: String, in folder: AbsolutePath) -> [AbsolutePath] {
    let exact = folder.appending(pattern)
    if exact.exists { return [exact] }
    let last = String(pattern.split(separator: "/").last ?? "")
    return FolderWalk(folder).files.filter { FileNamePattern(last).matches($0) }
  }

  /// The settings of a target or the project: those of all configurations, then those of a release.
  private func settings(_ owner: [String: ProjectValue]) -> [String: ProjectValue] {
    let all = owner["settings"]?.table ?? [:]
    let isGrouped = all["base"] != nil || all["configs"] != nil || all["groups"] != nil
    guard isGrouped else { return all.filter { $0.value.table == nil } }
    let configurations = all["configs"]?.table ?? [:]
    let release = configurations.first { $0.key.lowercased().contains("release") }?.value.table
    return (all["base"]?.table ?? [:]).merging(release ?? [:]) { _, own in own }
  }

  private func settings(of target: [String: ProjectValue]) -> [String: ProjectValue] {
    var settings = settings(target)
    let platform = target["platform"]?.texts.first ?? "iOS"
    settings["SDKROOT"] = settings["SDKROOT"] ?? .text(Self.sdks[platform] ?? "iphoneos")
    let own = target["deploymentTarget"]
    let general = spec["options"]?.table?["deploymentTarget"]
    let oldest = own?.text ?? own?.table?[platform]?.text ?? general?.table?[platform]?.text
    let key = (Self.deployment[platform] ?? "IPHONEOS") + "_DEPLOYMENT_TARGET"
    if let oldest { settings[key] = settings[key] ?? .text(oldest) }
    let info = target["info"]?.table
    settings["INFOPLIST_FILE"] = settings["INFOPLIST_FILE"] ?? info?["path"]
    settings["CODE_SIGN_ENTITLEMENTS"] =
      settings["CODE_SIGN_ENTITLEMENTS"] ?? target["entitlements"]?.table?["path"]
    let point = info?["properties"]?.table?["NSExtension"]?.table?["NSExtensionPointIdentifier"]
    settings["INFOPLIST_KEY_NSExtensionPointIdentifier"] = point
    return settings
  }

  private static let sdks = [
    "iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "visionOS": "xros",
    "tvOS": "appletvos",
  ]

  private static let deployment = [
    "iOS": "IPHONEOS", "macOS": "MACOSX", "watchOS": "WATCHOS", "visionOS": "XROS",
    "tvOS": "TVOS",
  ]
}
