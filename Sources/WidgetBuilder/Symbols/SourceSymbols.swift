public import WidgetRecording

/// The declarations of an extension's types and those of its modules, as the compiler sees them.
public struct SourceSymbols: Hashable, Sendable {
  /// A type, or what is added to one of another module.
  struct TypeSymbol: Hashable, Sendable {
    /// The name, with those of the types around it; nil where the type is only extended.
    var name: String?
    /// The name's place.
    var place: SourcePlace?
    /// The types that it inherits from and conforms to, by the compiler's identifiers.
    var inherited: [String] = []
    /// The methods that WidgetKit calls, by the word for the mode.
    var methods: [String: SourcePlace] = [:]
  }

  /// The types as the compiler identifies them.
  var types: [String: TypeSymbol] = [:]

  /// Creates the symbols of no sources.
  public init() {}

  /// Adds the symbols of another module.
  mutating func add(_ other: Self) {
    types.merge(other.types) { mine, theirs in
      TypeSymbol(
        name: mine.name ?? theirs.name, place: mine.place ?? theirs.place,
        inherited: mine.inherited + theirs.inherited,
        methods: mine.methods.merging(theirs.methods) { own, _ in own })
    }
  }
}

extension SourceSymbols.TypeSymbol: JSONRecord {
  static var blank: Self { Self() }

  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("inherited", &inherited)
    try fields.defaulted("methods", &methods, [:])
    try fields.optional("name", &name)
    try fields.optional("place", &place)
  }
}

extension SourceSymbols: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("types", &types)
  }
}

/// Finds where the author declares what belongs to a widget.
public struct WidgetLocator: Sendable {
  private let symbols: SourceSymbols
  /// The identifiers of the types of a name, in a fixed order.
  private let identifiers: [String: [String]]

  /// Creates a locator.
  ///
  /// - Parameter symbols: The symbols of the extension and its modules.
  public init(_ symbols: SourceSymbols) {
    self.symbols = symbols
    let named = symbols.types.compactMap { identifier, type in
      type.name.map { (name: $0, identifier: identifier) }
    }
    identifiers = Dictionary(grouping: named, by: \.name).mapValues {
      $0.map(\.identifier).sorted()
    }
  }

  /// Adds to a described widget where the author declares it and what belongs to it.
  ///
  /// - Parameter widget: The widget as the extension describes it.
  /// - Returns: The widget with the places that are certain.
  public func locating(_ widget: RecordedWidget) -> RecordedWidget {
    var located = widget
    let own = widget.type.flatMap { type(named: $0, near: nil) }?.place
    located.place = own ?? widget.place
    var places = WidgetPlaces()
    let provider = widget.provider.flatMap { type(named: $0, near: own?.file) }
    places.provider = provider?.place
    places.entry = widget.entry.flatMap {
      type(named: $0, near: provider?.place?.file ?? own?.file)?.place
    }
    if let provider {
      for mode in ProviderMode.allCases {
        var seen: Set<String> = []
        places.methods[mode] = method(for: mode, of: provider, &seen)
      }
    }
    located.places = places == WidgetPlaces() ? widget.places : places
    return located
  }

  /// The type of a name; of several private ones the one in a file, and none where that says nothing.
  private func type(named name: String, near file: String?) -> SourceSymbols.TypeSymbol? {
    let types = identifiers[name, default: []].compactMap { symbols.types[$0] }
    return types.count == 1 ? types.first : types.first { $0.place?.file == file }
  }

  /// The place of a method: in the type, or in what it inherits from or conforms to.
  private func method(
    for mode: ProviderMode, of type: SourceSymbols.TypeSymbol, _ seen: inout Set<String>
  ) -> SourcePlace? {
    if let place = type.methods[mode.rawValue] { return place }
    for identifier in type.inherited where seen.insert(identifier).inserted {
      if let inherited = symbols.types[identifier],
        let place = method(for: mode, of: inherited, &seen)
      {
        return place
      }
    }
    return nil
  }
}
