import WidgetManifest
import WidgetPlatforms

/// A manifest to be written, with files that are not yet relative paths.
struct ManifestDraft {
  /// A module of the app that the extension imports.
  struct Module {
    var name: String
    var sources: [AbsolutePath]
    var swift: SwiftSettings?
    /// The names of the plugins that write more sources while its package is built; none is run
    /// here.
    var plugins: [String] = []
  }

  var name: String
  var platform: Platform
  var osVersion: String?
  /// The sources; a place may have a pattern for its last parts.
  var sources: [AbsolutePath]
  var exclude: [AbsolutePath] = []
  var resources: [AbsolutePath] = []
  var swift: SwiftSettings?
  var modules: [Module] = []
  /// Lock files and folders of packages.
  var packages: [AbsolutePath] = []
  var infoPlist: AbsolutePath?
  var entitlements: AbsolutePath?
  var intentDefinitions: [AbsolutePath] = []
  var widgets: [WidgetScan.Widget] = []
  var environment = EnvironmentDraft()

  /// Creates a draft with the least a manifest needs.
  init(name: String, platform: Platform, sources: [AbsolutePath]) {
    let usable = name.unicodeScalars.map { scalar in
      scalar == "/" || scalar.properties.generalCategory == .control ? "_" : Character(scalar)
    }
    self.name = NameParser.name(String(usable)) ?? "Widgets"
    self.platform = platform
    self.sources = sources
  }

  /// Returns the manifest's text for a folder that it is to lie in.
  func text(in folder: AbsolutePath) -> String {
    let root = places.map(\.folder).reduce(folder) { $0.common(with: $1) }
    var members: [(key: String, value: PrettyJSON)] = [
      ("version", .number(1)), ("name", .text(name)), ("platform", .text(platform.rawValue)),
    ]
    if let osVersion { members.append(("osVersion", .text(osVersion))) }
    if root != folder { members.append(("root", .text(root.relative(to: folder)))) }
    members.append(("extension", extensionText(from: folder)))
    for (key, place) in [("infoPlist", infoPlist), ("entitlements", entitlements)] {
      if let place { members.append((key, .text(place.relative(to: folder)))) }
    }
    if !intentDefinitions.isEmpty {
      members.append(("intentDefinitions", Self.paths(intentDefinitions, folder)))
    }
    if !widgets.isEmpty { members.append(("widgets", .list(widgets.map(Self.text)))) }
    if let text = environment.text { members.append(("environment", text)) }
    return PrettyJSON.object(members).file
  }

  /// The files that the manifest names.
  private var places: [AbsolutePath] {
    sources + exclude + resources + intentDefinitions + modules.flatMap(\.sources)
      + [infoPlist, entitlements].compactMap(\.self)
  }

  private func extensionText(from folder: AbsolutePath) -> PrettyJSON {
    var members = [(key: "sources", value: Self.paths(sources, folder))]
    if !exclude.isEmpty { members.append(("exclude", Self.paths(exclude, folder))) }
    if !resources.isEmpty { members.append(("resources", Self.paths(resources, folder))) }
    members += Self.members(swift)
    if !modules.isEmpty {
      let texts = modules.map { module in
        PrettyJSON.object(
          [("name", .text(module.name)), ("sources", Self.paths(module.sources, folder))]
            + Self.members(module.swift))
      }
      members.append(("modules", .list(texts)))
    }
    if !packages.isEmpty {
      // In the order in which they count: a package is as the first of the lock files has it.
      members.append(("packages", .texts(packages.map { $0.relative(to: folder) })))
    }
    return .object(members)
  }

  private static func members(_ swift: SwiftSettings?) -> [(key: String, value: PrettyJSON)] {
    guard let swift else { return [] }
    var members: [(key: String, value: PrettyJSON)] = []
    if !swift.defines.isEmpty { members.append(("defines", .texts(swift.defines))) }
    members.append(("swiftLanguageMode", .text(swift.languageMode)))
    if !swift.flags.isEmpty { members.append(("compilerFlags", .texts(swift.flags))) }
    return members
  }

  private static func text(_ widget: WidgetScan.Widget) -> PrettyJSON {
    var members: [(key: String, value: PrettyJSON)] = [("kind", .text(widget.kind))]
    if let families = widget.families {
      members.append(("families", .texts(families.map(\.rawValue))))
    }
    if !widget.configurations.isEmpty {
      members.append(("configurations", .list(widget.configurations.map(text))))
    }
    return .object(members)
  }

  private static func text(_ choice: IntentConfigurations.Configuration) -> PrettyJSON {
    let values = choice.values.map { value -> (key: String, value: PrettyJSON) in
      switch value.value {
      case .text(let text): (value.name, .text(text))
      case .number(let number): (value.name, .number(number))
      case .flag(let flag): (value.name, .flag(flag))
      }
    }
    return .object([("name", .text(choice.name)), ("parameters", .object(values))])
  }

  private static func paths(_ places: [AbsolutePath], _ folder: AbsolutePath) -> PrettyJSON {
    .texts(places.sorted().map { $0.relative(to: folder) })
  }
}
