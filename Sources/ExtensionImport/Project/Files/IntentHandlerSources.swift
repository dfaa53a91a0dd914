import WidgetPlatforms

/// The sources of an app's Intents extension that give a widget's parameters their defaults.
///
/// On a device the system asks that extension for them (`default…(for:)`); here they are compiled with
/// the widget, whose program asks them itself.
struct IntentHandlerSources {
  /// The name of the Intents extension's target.
  let target: String
  /// The sources that the widget's target does not have.
  let sources: [AbsolutePath]

  /// The point of the system at which Intents extensions are attached.
  private static let point = "com.apple.intents-service"

  /// Finds the Intents extension whose sources can be compiled with a widget's.
  ///
  /// It is nil where none shares a definition of intents with the widget and has defaults for them,
  /// where its sources declare again what the widget's do, import what the widget does not, or use
  /// intents of definitions that the widget's target lacks.
  ///
  /// - Parameters:
  ///   - widget: The widget extension's target.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - trees: The sources' trees.
  init?(for widget: WidgetTarget, _ conditions: ScanConditions, _ trees: SourceTrees) {
    let definitions = widget.files.intentDefinitions
    let intents = IntentClassNames.all(in: definitions)
    guard !intents.isEmpty else { return nil }
    let own = widget.files.sources
    for other in widget.target.project.targets where Self.isHandler(other) {
      let files = other.files(on: widget.choice.platform, settings: other.settings)
      let more = files.sources.subtracting(own).sorted()
      guard !definitions.isDisjoint(with: files.intentDefinitions),
        more.contains(where: { Self.hasDefaults($0, for: intents) })
      else { continue }
      let foreign = IntentClassNames.all(in: files.intentDefinitions.subtracting(definitions))
        .subtracting(intents)
      guard !more.contains(where: { Self.mentions(foreign, in: $0) }) else { continue }
      guard Self.canBeCompiled(more, with: own.sorted(), conditions, trees) else { continue }
      (target, sources) = (other.name, more)
      return
    }
    return nil
  }

  private static func isHandler(_ target: ProjectTarget) -> Bool {
    guard target.isAppExtension else { return false }
    let settings = target.settings
    let list = settings.text("INFOPLIST_FILE").map(target.project.folder.appending)?.onDisk
    return ExtensionPoint.identifier(in: list, settings) == point
  }

  /// Whether sources neither begin a program, nor declare again what others do, nor import what
  /// these do not and is not here.
  private static func canBeCompiled(
    _ sources: [AbsolutePath], with others: [AbsolutePath], _ conditions: ScanConditions,
    _ trees: SourceTrees
  ) -> Bool {
    let names = trees.map(sources, conditions, SharedNames.init)
    guard !names.contains(where: \.isProgram) else { return false }
    let declared = Set(names.flatMap(\.declared))
    let imported = trees.imports(of: others, conditions)
    return trees.imports(of: sources, conditions)
      .allSatisfy { imported.contains($0) || AppleModules.areHere($0) }
      && trees.map(others, conditions, SharedNames.init)
        .allSatisfy { declared.isDisjoint(with: $0.declared) }
  }

  /// Whether a source has the name of one of some intents, be it that of its handling.
  private static func mentions(_ intents: Set<String>, in file: AbsolutePath) -> Bool {
    guard !intents.isEmpty, let text = file.text else { return false }
    return intents.contains { text.contains($0) }
  }

  /// Whether a source gives defaults for one of some intents.
  private static func hasDefaults(_ file: AbsolutePath, for intents: Set<String>) -> Bool {
    (file.text ?? "").matches(of: /func default[A-Z]\w*\(for \w+: (?<intent>\w+)\)/)
      .contains { intents.contains(String($0.intent)) }
  }
}
