public import WidgetRecording

/// Where an extension's sources declare what, and which checks their comments suppress.
///
/// Only what is compiled for the manifest's platform is seen. Types are known by their names with
/// those of the types around them, as a recording names them.
public struct SourceSurvey: Hashable, Sendable {
  /// A type, or an extension of one.
  struct Declaration: Hashable, Sendable {
    /// The name, with the types around it.
    var name: String
    /// Where the name stands.
    var place: SourcePlace
    /// Whether the type is declared here and not extended.
    var isType: Bool
    /// The names after the colon.
    var inherited: [String]
    /// The provider's methods, by the mode in which they are called.
    var methods: [ProviderMode: SourcePlace]
    /// All methods, in the order of the source.
    var functions: [Function] = []
  }

  /// A method as it is declared.
  struct Function: Hashable, Sendable {
    /// The name without labels.
    var name: String
    /// The labels, each with its colon.
    var labels: String
    /// Where the name stands.
    var place: SourcePlace

    /// The name with the labels, as Swift writes it.
    var signature: String { "\(name)(\(labels))" }
  }

  /// The comments that suppress checks, by file and line.
  public internal(set) var suppressions: [RecordedSuppression]
  /// The types and extensions, by file and line.
  var declarations: [Declaration]

  /// Creates a survey of no sources.
  public init() {
    suppressions = []
    declarations = []
  }

  /// Adds to a described widget where the author declares it and what belongs to it.
  ///
  /// - Parameter widget: The widget as the extension describes it.
  /// - Returns: The widget with the places that are certain.
  public func locating(_ widget: RecordedWidget) -> RecordedWidget {
    var located = widget
    let own = widget.type.flatMap { type(named: $0, near: nil) }
    located.file = own?.place.file ?? widget.file
    located.line = own?.place.line ?? widget.line
    var places = RecordedPlaces()
    let provider = widget.provider.flatMap { type(named: $0, near: own?.place.file) }
    places.provider = provider?.place
    places.entry = widget.entry.flatMap {
      type(named: $0, near: provider?.place.file ?? own?.place.file)?.place
    }
    if let provider {
      for mode in ProviderMode.allCases {
        places.methods[mode.rawValue] = method(for: mode, of: provider, depth: 0)
      }
    }
    located.places = places == RecordedPlaces() ? widget.places : places
    return located
  }

  /// The type of a name; of several private ones the one in a file, and none where that says nothing.
  private func type(named name: String, near file: String?) -> Declaration? {
    let types = declarations.filter { $0.isType && $0.name == name }
    return types.count == 1 ? types.first : types.first { $0.place.file == file }
  }

  /// Where a method stands: in the type, its extensions, or what it inherits from.
  private func method(for mode: ProviderMode, of type: Declaration, depth: Int) -> SourcePlace? {
    if let place = type.methods[mode] { return place }
    let isAlone = declarations.count { $0.isType && $0.name == type.name } == 1
    let extensions = declarations.filter {
      !$0.isType && $0.name == type.name && (isAlone || $0.place.file == type.place.file)
    }
    if let place = extensions.lazy.compactMap({ $0.methods[mode] }).first { return place }
    guard depth < 8 else { return nil }
    let inherited = (type.inherited + extensions.flatMap(\.inherited)).lazy.compactMap {
      self.type(named: $0, near: type.place.file)
    }
    return inherited.compactMap { method(for: mode, of: $0, depth: depth + 1) }.first
  }
}
