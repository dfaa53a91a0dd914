import WidgetPlatforms

/// The facts about an extension's widgets that its sources state for certain.
struct WidgetScan {
  /// A type that a program begins with.
  struct Entry: Hashable, Sendable {
    /// The kind of entry point.
    enum Kind: Hashable, Sendable {
      /// One widget.
      case widget
      /// A bundle of widgets.
      case bundle
      /// An app.
      case app
      /// A function that the author wrote.
      case function
    }

    /// The type.
    let type: String
    /// The kind of entry point.
    let kind: Kind
    /// The file.
    let file: AbsolutePath
  }

  /// A kind that the sources name for certain.
  struct Widget: Hashable, Sendable {
    /// The kind.
    let kind: String
    /// Its families; nil where they are not certain.
    let families: [FamilyName]?
    /// The choices that people have when they configure it, as far as the sources write them out.
    var configurations: [IntentConfigurations.Configuration] = []
  }

  /// Something that the sources leave open.
  struct Doubt: Hashable, Sendable {
    /// The reason for which a fact is open.
    enum Reason: Hashable, Sendable, CaseIterable {
      /// The author's own main function decides.
      case ownMain
      /// A bundle lists something other than a plain call of a widget's type.
      case noPlainWidget
      /// A widget's type is not in the sources.
      case declaredElsewhere
      /// A bundle lists a widget under a condition.
      case onSomeSystems
      /// A widget's configuration is made outside of its type.
      case configuredElsewhere
      /// A widget's kind is no constant.
      case computedKind
      /// A widget has the kind of another one.
      case kindOfAnother
      /// A widget's families are no list of constants.
      case openFamilies
    }

    /// The reason for which it is open.
    let reason: Reason
    /// The type or kind.
    let name: String

    /// Creates a doubt.
    init(_ reason: Reason, _ name: String) {
      self.reason = reason
      self.name = name
    }
  }

  /// The entry points of programs, by the types' names.
  let entries: [Entry]
  /// The kinds, in the bundle's order.
  private(set) var widgets: [Widget] = []
  /// The open facts, in the order in which they were met.
  private(set) var doubts: [Doubt] = []
  /// The imported modules.
  let imports: Set<String>

  private let table: TypeTable
  /// The definitions of SiriKit intents.
  private let definitions: [AbsolutePath]

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - definitions: The definitions of SiriKit intents, whose choices configure widgets.
  ///   - trees: The files' trees.
  init(
    _ files: [AbsolutePath], conditions: ScanConditions, definitions: [AbsolutePath] = [],
    _ trees: SourceTrees
  ) {
    let files = files.sorted()
    var table = TypeTable()
    for (file, tree) in zip(files, trees.map(files, conditions) { $1 }) {
      table.read(tree, of: file)
    }
    self.init(table, definitions: definitions)
  }

  /// Collects the widgets from a table of types.
  init(_ table: TypeTable, definitions: [AbsolutePath] = []) {
    (self.table, self.definitions) = (table, definitions)
    imports = table.imports
    entries = Self.entries(table)
    let own = entries.filter { $0.kind != .app }
    guard own.count == 1, let entry = own.first else { return }
    switch entry.kind {
    case .widget: add(widget: entry.type)
    case .bundle: add(bundle: entry.type)
    case .app: break
    case .function:
      doubts.append(Doubt(.ownMain, entry.type))
    }
  }

  private static func entries(_ table: TypeTable) -> [Entry] {
    table.types.sorted { $0.key < $1.key }.compactMap { name, facts in
      guard facts.isMain, let file = facts.file else { return nil }
      let apps: Set<String> = [
        "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
        "WKExtensionDelegate",
      ]
      let kind: Entry.Kind
      if !facts.inherited.isDisjoint(with: apps) {
        kind = .app
      } else if facts.hasOwnMain {
        kind = .function
      } else if facts.inherited.contains("WidgetBundle") {
        kind = .bundle
      } else if !facts.inherited.isDisjoint(with: ["Widget", "ControlWidget"]) {
        kind = .widget
      } else {
        return nil
      }
      return Entry(type: name, kind: kind, file: file)
    }
  }
}

extension WidgetScan {
  /// Whether some type is a widget or a bundle of widgets.
  var declaresWidgets: Bool {
    table.types.values.contains {
      !$0.inherited.isDisjoint(with: ["Widget", "WidgetBundle", "ControlWidget"])
    }
  }

  /// The widgets that a manifest can claim: all of them, or none where one might be missing.
  ///
  /// A claim that leaves a widget out is as wrong as one that names a widget too many.
  var claims: [Widget] {
    doubts.allSatisfy { $0.reason == .openFamilies } ? widgets : []
  }

  /// Adds the widgets that a bundle lists for certain.
  private mutating func add(bundle: String, seen: Set<String> = []) {
    guard !seen.contains(bundle) else { return }
    for listed in table.types[bundle]?.listed ?? [] {
      guard let name = listed.type else {
        doubts.append(Doubt(.noPlainWidget, bundle))
        continue
      }
      guard let type = table.resolve(name, in: bundle), let facts = table.types[type] else {
        doubts.append(Doubt(.declaredElsewhere, name))
        continue
      }
      if facts.inherited.contains("ControlWidget") { continue }
      if listed.isConditional {
        doubts.append(Doubt(.onSomeSystems, name))
      } else if facts.inherited.contains("WidgetBundle") {
        add(bundle: type, seen: seen.union([bundle]))
      } else {
        add(widget: type)
      }
    }
  }

  /// Adds a widget whose kind is certain.
  private mutating func add(widget type: String) {
    guard let facts = table.types[type], !facts.inherited.contains("ControlWidget") else { return }
    guard !facts.configurations.isEmpty else {
      if !facts.hasActivity {
        doubts.append(Doubt(.configuredElsewhere, type))
      }
      return
    }
    let kinds = facts.configurations.map { call in
      call.argument.flatMap { table.text(of: $0, in: type) }
    }
    guard let kind = kinds[0], !kind.isEmpty, kinds.allSatisfy({ $0 == kind }) else {
      doubts.append(Doubt(.computedKind, type))
      return
    }
    guard !widgets.contains(where: { $0.kind == kind }) else {
      doubts.append(Doubt(.kindOfAnother, type))
      return
    }
    let families = families(of: facts, in: type)
    if families == nil, !facts.families.isEmpty {
      doubts.append(Doubt(.openFamilies, kind))
    }
    let intent = facts.configurations.count == 1 ? facts.configurations[0].intent : nil
    let choices = intent.map {
      IntentConfigurations(of: $0, in: type, table, definitions: definitions)
    }
    let configurations = choices?.all ?? []
    widgets.append(Widget(kind: kind, families: families, configurations: configurations))
  }

  /// The families on which all calls agree.
  private func families(of facts: TypeFacts, in type: String) -> [FamilyName]? {
    let lists = facts.families.map { call in
      call.argument.flatMap { table.families(of: $0, in: type) }
    }
    let isComplete =
      facts.families.contains { !$0.isConditional } || lists.count == facts.configurations.count
    guard isComplete, let first = lists.first, let first, lists.allSatisfy({ $0 == first }),
      !first.isEmpty
    else { return nil }
    let families = first.map { FamilyName(rawValue: $0) }
    guard Set(families).isSubset(of: FamilyName.known) else { return nil }
    var seen: Set<FamilyName> = []
    return families.filter { seen.insert($0).inserted }
  }
}
