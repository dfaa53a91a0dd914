import SourceParsing
import SwiftSyntax

/// A project's description for Tuist, `Project.swift`, in the form of XcodeGen's.
///
/// The file is a program; read is what stands in it plainly: literals, constants, calls of Tuist's
/// own functions, sums of lists and texts, cases of enumerations with their raw values and
/// properties, and what helpers of the author's return.
struct TuistManifest {
  /// The description.
  let spec: [String: ProjectValue]

  /// Reads a description; nil for a file that describes no project.
  init?(_ file: AbsolutePath) {
    guard let text = file.text, text.contains("ProjectDescription"),
      let tree = BoundedParser.parse(text)
    else { return nil }
    let reader = TuistExpressions(tree, in: file.folder)
    guard let project = reader.project else { return nil }
    var targets: [String: ProjectValue] = [:]
    for target in project["targets"]?.elements ?? [] {
      guard let fields = target.table, let name = fields["name"]?.text else { continue }
      targets[name] = .table(Self.target(fields, from: file.folder))
    }
    var spec: [String: ProjectValue] = ["targets": .table(targets)]
    spec["name"] = project["name"]
    spec["settings"] = Self.settings(project["settings"])
    spec["options"] = project["options"]?.table?["developmentRegion"].map {
      .table(["developmentLanguage": $0])
    }
    let local = (project["packages"]?.elements ?? []).compactMap { $0.table?["path"]?.text }
    spec["packages"] = .table(
      Dictionary(local.map { ($0, .table(["path": .text($0)])) }) { first, _ in first })
    self.spec = spec
  }

  private static func target(
    _ fields: [String: ProjectValue], from folder: AbsolutePath
  ) -> [String: ProjectValue] {
    var target: [String: ProjectValue] = [:]
    let product = fields["product"]?.text ?? ""
    target["type"] = .text(productTypes[product] ?? product)
    let places = fields["destinations"]?.texts ?? fields["platform"]?.texts ?? []
    let platform = places.lazy.compactMap { platforms[$0] }.first ?? "iOS"
    target["platform"] = .text(platform)
    let files = ["sources", "resources"].flatMap { key in
      (fields[key]?.elements ?? []).flatMap { Self.files($0, below: folder) }
    }
    var known: Set<String> = []
    target["sources"] = .list(files.filter { known.insert($0).inserted }.map(ProjectValue.text))
    target["dependencies"] = .list(
      (fields["dependencies"]?.elements ?? []).compactMap(\.table).compactMap { dependency in
        switch dependency[TuistExpressions.callKey]?.text {
        case "external": dependency["name"].map { .table(["package": $0]) }
        case "package": dependency["product"].map { .table(["package": $0]) }
        default: nil
        }
      })
    target["projects"] = .list(
      (fields["dependencies"]?.elements ?? []).compactMap(\.table).compactMap { dependency in
        guard dependency[TuistExpressions.callKey]?.text == "project" else { return nil }
        return dependency["path"]?.text.map { .text($0 + "/" + Self.fileName) }
      })
    target["settings"] = settings(fields["settings"])
    let info = fields["infoPlist"]
    let properties = info?.table?["with"] ?? info?.table?["value"]
    target["info"] = .table(
      [
        "path": info?.text.flatMap { $0 == "default" ? nil : .text($0) } ?? info?.table?["path"],
        "properties": properties,
      ].compactMapValues(\.self))
    let entitlements = fields["entitlements"]
    let file = entitlements?.text.map(ProjectValue.text) ?? entitlements?.table?["path"]
    let isFile = file != nil || entitlements?.table?[TuistExpressions.callKey] != nil
    target["entitlements"] =
      isFile ? file.map { .table(["path": $0]) } : entitlements.map { .table(["properties": $0]) }
    let oldest = fields["deploymentTargets"]?.table ?? fields["deploymentTarget"]?.table
    target["deploymentTarget"] = oldest?[platform] ?? oldest?["value"] ?? oldest?["targetVersion"]
    return target.compactMapValues(\.self)
  }

  /// The settings of all configurations, and those of each by its name.
  private static func settings(_ settings: ProjectValue?) -> ProjectValue? {
    guard let fields = settings?.table else { return nil }
    var configurations: [String: ProjectValue] = [:]
    for configuration in fields["configurations"]?.elements ?? [] {
      guard let name = configuration.table?["name"]?.text,
        let own = configuration.table?["settings"]
      else { continue }
      configurations[name] = own
    }
    return .table(["base": fields["base"] ?? .table([:]), "configs": .table(configurations)])
  }

  /// The name of the file.
  static let fileName = "Project.swift"

  /// The files of a pattern such as `Widget/**/*.swift`, named from the project's folder; a folder
  /// of resources stands for all that is in it.
  private static func files(_ value: ProjectValue, below folder: AbsolutePath) -> [String] {
    let fields = value.table ?? [:]
    let pattern =
      value.text ?? fields["glob"]?.text ?? fields["path"]?.text ?? fields["value"]?.text
    // An expression without a known value is no file; as an empty text it would be the folder
    // itself.
    guard let pattern, !pattern.isEmpty else { return [] }
    guard let wildcard = pattern.firstIndex(of: "*") else { return [pattern] }
    let start = folder.appending(
      String(pattern[..<wildcard]).split(separator: "/", omittingEmptySubsequences: false)
        .dropLast().joined(separator: "/"))
    let excluded = (fields["excluding"]?.texts ?? []).map {
      FileNamePattern(folder.path + "/" + $0)
    }
    // `**` is any number of folders, also none.
    let forms = [pattern, pattern.replacing("**/", with: "")]
    let wanted = forms.map { FileNamePattern(folder.path + "/" + $0) }
    return FolderWalk(start).files
      .filter { file in
        wanted.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) }
      }
      .map { $0.relative(to: folder) }
  }

  private static let productTypes = [
    "app": "application", "appExtension": "app-extension", "framework": "framework",
    "staticFramework": "framework.static", "staticLibrary": "library.static",
    "dynamicLibrary": "library.dynamic", "extensionKitExtension": "extensionkit-extension",
    "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing",
  ]

  /// Tuist's words for devices and platforms.
  private static let platforms = [
    "iOS": "iOS", "iPhone": "iOS", "iPad": "iOS", "macOS": "macOS", "mac": "macOS",
    "watchOS": "watchOS", "appleWatch": "watchOS", "visionOS": "visionOS",
    "appleVision": "visionOS", "tvOS": "tvOS", "appleTv": "tvOS",
  ]
}
