import WidgetPlatforms

/// The sources of an app's Intents extension that give a widget's parameters their defaults.
///
/// On a device the system asks that extension for them (`default…(for:)`); here they are compiled with
/// the widget, whose program asks them itself.
struct IntentHandlers {
  /// The name of the Intents extension's target.
  let target: String
  /// The sources that the widget's target does not have.
  let sources: [AbsolutePath]

  /// The point of the system at which Intents extensions are attached.
  private static let point = "com.apple.intents-service"

  /// Finds the Intents extension whose sources can be compiled with a widget's.
  ///
  /// It is nil where none shares a definition of intents with the widget and has defaults for them,
  /// where its sources declare again what the widget's do, or import what the widget does not.
  ///
  /// - Parameters:
  ///   - widget: The widget extension's target.
  ///   - conditions: The conditions by which `#if` is decided.
  init?(for widget: WidgetTarget, _ conditions: ScanConditions) {
    let definitions = widget.files.intentDefinitions
    let intents = IntentClassNames.all(in: definitions)
    guard !intents.isEmpty else { return nil }
    let own = widget.files.sources
    let known = own.map { SharedNames($0, conditions) }
    let imported = WidgetScan(own.sorted(), conditions: conditions).imports
    for other in widget.target.project.targets where Self.isHandler(other) {
      let files = other.files(on: widget.choice.platform, settings: other.settings)
      let more = files.sources.subtracting(own).sorted()
      guard !definitions.isDisjoint(with: files.intentDefinitions),
        more.contains(where: { Self.hasDefaults($0, for: intents) })
      else { continue }
      let names = more.map { SharedNames($0, conditions) }
      let isForeign = WidgetScan(more, conditions: conditions).imports.subtracting(imported)
        .contains { !AppleModules.areHere($0) }
      let declared = Set(names.flatMap(\.declared))
      guard !isForeign, !names.contains(where: \.isProgram),
        known.allSatisfy({ declared.isDisjoint(with: $0.declared) })
      else { continue }
      (target, sources) = (other.name, more)
      return
    }
    return nil
  }

  private static func isHandler(_ target: ProjectTarget) -> Bool {
    guard target.isAppExtension else { return false }
    let settings = target.settings
    let list = settings.text("INFOPLIST_FILE").flatMap {
      target.project.folder.appending($0).onDisk
    }
    let identifier =
      list.flatMap(ExtensionPoint.identifier)
      ?? settings.text("INFOPLIST_KEY_NSExtensionPointIdentifier")
    return identifier == point
  }

  /// Whether a source gives defaults for one of some intents.
  private static func hasDefaults(_ file: AbsolutePath, for intents: Set<String>) -> Bool {
    (file.text ?? "").matches(of: /func default[A-Z]\w*\(for \w+: (?<intent>\w+)\)/)
      .contains { intents.contains(String($0.intent)) }
  }
}
