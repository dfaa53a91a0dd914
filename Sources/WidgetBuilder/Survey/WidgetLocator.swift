public import WidgetRecording

/// Finds the author's declarations that belong to a widget.
///
/// Types are known as they are written: by their names with those of the types around them, and by
/// their other names.
public struct WidgetLocator: Sendable {
  /// A type with what all its extensions say.
  private struct DeclaredType {
    var place: SourcePlace
    /// The names of its superclass and protocols, as they are written, each with the type around
    /// them.
    var inherited: [(name: String, scope: Substring)] = []
    /// The methods that WidgetKit calls.
    var methods: [ProviderMode: SourcePlace] = [:]

    /// Whether it is declared as a view by the protocol's own name.
    var isView: Bool { inherited.contains { $0.name == "View" || $0.name == "SwiftUI.View" } }
  }

  private var types: [DeclaredType] = []
  /// The positions in `types` of the types of a name; several where some are private.
  private var positions: [String: [Int]] = [:]
  private let aliases: [String: String]
  /// Finds the lines of what views and providers use; nil where a package may do the same.
  private let uses: UseFinder?

  /// Creates a locator.
  ///
  /// - Parameter survey: The survey of the extension's sources and of its modules'.
  public init(_ survey: SourceSurvey) {
    uses = survey.leavesOutPackages ? nil : UseFinder(survey.parts)
    aliases = Dictionary(survey.aliases.map { ($0.name, $0.target) }) { first, _ in first }
    for declaration in survey.declarations {
      guard let place = declaration.place else { continue }
      positions[declaration.name, default: []].append(types.count)
      types.append(DeclaredType(place: place))
    }
    for declaration in survey.declarations {
      guard let position = position(of: declaration) else { continue }
      types[position].inherited += declaration.inherited.map { ($0, declaration.name[...]) }
      for function in declaration.functions {
        guard let mode = ProviderMode(calling: function.signature) else { continue }
        types[position].methods[mode] = types[position].methods[mode] ?? function.place
      }
    }
  }

  /// Adds the places of the author's declarations to a described widget.
  ///
  /// - Parameter widget: The widget as the extension describes it.
  /// - Returns: The widget with the places that are certain.
  public func locating(_ widget: RecordedWidget) -> RecordedWidget {
    var located = widget
    let own = widget.type.flatMap { position(of: $0, near: nil) }.map { types[$0].place }
    located.place = own ?? widget.place
    var places = WidgetPlaces()
    let provider = widget.provider.flatMap { position(of: $0, near: own?.file) }
    places.provider = provider.map { types[$0].place }
    places.entry = widget.entry.flatMap {
      position(of: $0, near: places.provider?.file ?? own?.file)
    }.map { types[$0].place }
    let views = views(named: widget.views, near: own?.file)
    // Of several views it is not known which one a finding is about.
    if views.count == 1 { places.view = types[views[0]].place }
    if let provider {
      for mode in ProviderMode.allCases {
        var seen: Set<Int> = []
        places.methods[mode] = method(for: mode, of: provider, &seen)
      }
    }
    if let type = widget.type, own != nil {
      places.uses = uses?.lines(of: type, .view) ?? [:]
      // Where there is one view and nothing else, it is what an author looks for.
      if widget.views.count < 2 {
        places.uses = places.uses.filter { !$0.key.hasPrefix(WidgetPlaces.text + " ") }
      }
    }
    if let type = widget.provider, provider != nil {
      places.uses.merge(uses?.lines(of: type, .provider) ?? [:]) { $1 }
    }
    located.places = places == WidgetPlaces() ? widget.places : places
    return located
  }

  /// The author's views among the types that a widget's content is made of.
  ///
  /// The types of values in the environment, such as a `ModelContext` or an author's own model,
  /// belong to that type of the content as well.
  private func views(named names: [String], near file: String?) -> [Int] {
    let found = names.compactMap { position(of: $0, near: file) }
    let views = found.filter { types[$0].isView }
    return views.isEmpty ? found : views
  }

  /// The type of a declaration: its own, or the one that it extends.
  private func position(of declaration: SourceSurvey.Declaration) -> Int? {
    if let place = declaration.place {
      return positions[declaration.name]?.first { types[$0].place == place }
    }
    return resolve(declaration.name, in: "", near: declaration.file)
  }

  /// The type of a name; of several private ones the one in a file, and none where that says
  /// nothing.
  private func position(of name: String, near file: String?) -> Int? {
    guard let found = positions[name] else { return nil }
    return found.count == 1 ? found[0] : found.first { types[$0].place.file == file }
  }

  /// The type that a written name means in a scope: one of the types around it, or of the module's.
  private func resolve(_ written: String, in scope: Substring, near file: String) -> Int? {
    var scope = scope
    var name = written
    // A name of a name, and so on: a circle ends, too.
    for _ in 0..<8 {
      guard let meant = known(name, in: scope) else { break }
      guard let target = aliases[meant] else { return position(of: meant, near: file) }
      scope = meant[..<(meant.lastIndex(of: ".") ?? meant.startIndex)]
      name = target
    }
    // The name of a module before that of its type.
    guard let stop = written.firstIndex(of: ".") else { return nil }
    return position(of: String(written[written.index(after: stop)...]), near: file)
  }

  /// The full name of a type, or of a type's other name, that a written name means in a scope.
  private func known(_ name: String, in scope: Substring) -> String? {
    var scope = scope
    while true {
      let full = scope.isEmpty ? name : "\(scope).\(name)"
      if positions[full] != nil || aliases[full] != nil { return full }
      guard !scope.isEmpty else { return nil }
      scope = scope[..<(scope.lastIndex(of: ".") ?? scope.startIndex)]
    }
  }

  /// The place of a method: in the type, or in what it inherits from or conforms to.
  private func method(
    for mode: ProviderMode, of position: Int, _ seen: inout Set<Int>
  ) -> SourcePlace? {
    let type = types[position]
    if let place = type.methods[mode] { return place }
    for (name, scope) in type.inherited {
      guard let base = resolve(name, in: scope, near: type.place.file),
        seen.insert(base).inserted
      else { continue }
      if let place = method(for: mode, of: base, &seen) { return place }
    }
    return nil
  }
}

extension ProviderMode {
  /// The mode in which WidgetKit calls a method of this name and labels; nil where it calls none
  /// such.
  fileprivate init?(calling signature: String) {
    switch signature {
    case "placeholder(in:)", "placeholder(context:)": self = .placeholder
    case "getSnapshot(in:completion:)", "getSnapshot(for:in:completion:)", "snapshot(for:in:)":
      self = .snapshot
    case "getTimeline(in:completion:)", "getTimeline(for:in:completion:)", "timeline(for:in:)":
      self = .timeline
    case "relevance()": self = .relevance
    case "recommendations()": self = .recommendations
    case "entry(configuration:context:)": self = .entry
    default: return nil
    }
  }
}
