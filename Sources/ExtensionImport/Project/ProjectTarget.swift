/// A target of a project.
struct ProjectTarget: Sendable {
  /// The project.
  let project: XcodeProject
  /// The target's object in the project file.
  let object: ProjectObject

  /// Takes a target of a project.
  init(_ object: ProjectObject, of project: XcodeProject) {
    self.object = object
    self.project = project
  }

  /// The target's name.
  var name: String { object.text("name") ?? object.id }

  /// Whether the target makes an app extension of any kind.
  var isAppExtension: Bool {
    let type = object.text("productType")
    return type == "com.apple.product-type.app-extension"
      || type == "com.apple.product-type.extensionkit-extension"
  }

  /// Whether the target makes a module that others import.
  var isLibrary: Bool {
    let type = object.text("productType") ?? ""
    return type.hasPrefix("com.apple.product-type.framework")
      || type.hasPrefix("com.apple.product-type.library")
  }

  /// The names of the package products that the target links.
  var packageProducts: [String] {
    project.objects.objects(object.texts("packageProductDependencies"))
      .compactMap { $0.text("productName") }
  }

  /// The names of the package plugins that may write sources while Xcode builds the target.
  var plugins: [String] {
    let mark = "plugin:"
    let products = project.objects.objects(object.texts("dependencies"))
      .compactMap { $0.text("productRef") }
      .compactMap { project.objects[$0]?.text("productName") }
    return products.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      .filter { !LocalPackage.isChecker($0) }
  }

  /// The build phases of a class.
  func phases(_ kind: String) -> [ProjectObject] {
    project.objects.objects(object.texts("buildPhases")).filter { $0.kind == kind }
  }

  /// The configurations' names, in the target's order.
  var configurationNames: [String] {
    configurations(of: object).compactMap { $0.text("name") }
  }

  /// The configuration whose settings are taken: what people get, if there is such a one.
  var configuration: String? {
    let names = configurationNames
    let list = object.text("buildConfigurationList").flatMap { project.objects[$0] }
    let usual = list?.text("defaultConfigurationName")
    return names.first { $0 == "Release" } ?? names.first { $0 == usual }
      ?? names.first { !$0.lowercased().contains("debug") } ?? names.first
  }

  private func configurations(of object: ProjectObject) -> [ProjectObject] {
    let list = object.text("buildConfigurationList").flatMap { project.objects[$0] }
    return project.objects.objects(list?.texts("buildConfigurations") ?? [])
  }

  /// The settings of the chosen configuration, for no platform in particular.
  var settings: BuildSettings {
    let chosen = configuration
    var levels: [BuildSettings.Level] = []
    var absent: [AbsolutePath] = []
    for owner in [project.objects.project, object] {
      let all = configurations(of: owner)
      guard let found = all.first(where: { $0.text("name") == chosen }) ?? all.first else {
        continue
      }
      if let file = baseFile(of: found) {
        let base = BuildConfigurationFile(file)
        levels += base.levels
        absent += base.absent
      }
      levels += [BuildSettings.Level](
        assignments: found.table("buildSettings").mapValues(BuildSettings.text))
    }
    var settings = BuildSettings(levels: levels, builtIn: builtIn(configuration: chosen))
    settings.absentFiles = absent
    return settings
  }

  /// The file of settings below a configuration's own: named directly, or in a synchronized folder.
  private func baseFile(of configuration: ProjectObject) -> AbsolutePath? {
    if let file = configuration.text("baseConfigurationReference") { return project.places[file] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return project.places[anchor]?.appending(path)
  }

  /// Xcode's built-in settings, the lowest level.
  private func builtIn(configuration: String?) -> BuildSettings.Level {
    let root = project.folder.path
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name,
      "PROJECT": project.name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": root,
      "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_FILE_PATH": project.bundle.path,
      "CONFIGURATION": configuration ?? "", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": "en",
    ]
  }
}
