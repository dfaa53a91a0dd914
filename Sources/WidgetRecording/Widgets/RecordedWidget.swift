/// A widget as the extension describes it.
public struct RecordedWidget: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The families it supports on this platform.
  public var families: [FamilyName]
  /// The families that it names and the platform does not have.
  public var foreignFamilies: [FamilyName]
  /// Its configuration.
  public var configuration: DescribedConfiguration
  /// The name shown in the widget gallery.
  public var displayName: String?
  /// The description shown in the widget gallery.
  public var description: String?
  /// The kind of the timeline widget that this relevance widget may replace.
  public var associatedKind: String?
  /// The scale its author declares.
  public var relevanceScale: RelevanceScale?
  /// The type name of its provider, with the types around it.
  public var provider: String?
  /// The type name of its provider's entries, with the types around it.
  public var entry: String?
  /// The type name of the widget itself, with the types around it.
  public var type: String?
  /// The type name of the handler of its push token; nil where a push reloads nothing.
  public var pushHandler: String?
  /// Whether it may stand in StandBy: its background is removable, and it disfavours no such place.
  public var showsInStandBy = true
  /// Whether the system may take the background away; where it does, it shows no widget that says
  /// no.
  public var isBackgroundRemovable = true
  /// Whether a Live Activity has views of its own for a watch.
  public var hasWatchViews = false
  /// The `#Preview`s that show it, in the order of the sources.
  public var previews: [RecordedPreview] = []
  /// The type names of the author's views in what it shows, with the types around them.
  public var views: [String] = []
  /// The line that declares it.
  public var place: SourcePlace?
  /// The lines that declare its provider, entries and view.
  public var places: WidgetPlaces?

  /// Creates a widget; everything else is set afterwards.
  public init(
    kind: String, families: [FamilyName], configuration: DescribedConfiguration
  ) {
    self.kind = kind
    self.families = families
    self.configuration = configuration
    foreignFamilies = []
  }

  /// The intent that configures it; nil where its configuration has none.
  public var intent: ConfigurationIntent? { configuration.intent }
}

extension RecordedWidget: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(kind: "", families: [], configuration: .static) }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("kind", &kind)
    try fields.required("families", &families)
    try fields.list("foreignFamilies", &foreignFamilies)
    try configuration.code(&fields)
    try fields.optional("displayName", &displayName)
    try fields.optional("description", &description)
    try fields.optional("associatedKind", &associatedKind)
    try fields.optional("relevanceScale", &relevanceScale)
    try fields.optional("provider", &provider)
    try fields.optional("entry", &entry)
    try fields.optional("type", &type)
    try fields.optional("pushHandler", &pushHandler)
    try fields.list("previews", &previews)
    try fields.list("views", &views)
    try fields.sparse("backgroundRemovable", &isBackgroundRemovable, true)
    try fields.sparse("showsInStandBy", &showsInStandBy, true)
    try fields.sparse("hasWatchViews", &hasWatchViews, false)
    try fields.place(&place)
    try fields.optional("places", &places)
  }
}

/// The source lines of a widget's parts, besides the widget itself.
public struct WidgetPlaces: Hashable, Sendable {
  /// The provider's type.
  public var provider: SourcePlace?
  /// The type of its entries.
  public var entry: SourcePlace?
  /// The type of the view that it shows; nil where that is not certain.
  public var view: SourcePlace?
  /// The provider's methods, by the mode in which they are called.
  public var methods: [ProviderMode: SourcePlace]
  /// The only lines at which the views and the provider use something, by its name: a modifier or a
  /// view as entries name it, a side effect, an app group or a text that is shown, with its key
  /// behind a space where one is written out.
  public var uses: [String: SourcePlace] = [:]

  /// The name of a use of an app group.
  public static let group = "app group"
  /// The name of a text that is shown, where it is not certain which view shows it.
  public static let text = "text"

  /// Creates places of which nothing is known yet.
  public init() {
    methods = [:]
  }

  /// Returns the line of the method that is called in a mode, or else of the provider's type.
  public func method(for mode: ProviderMode) -> SourcePlace? {
    methods[mode] ?? provider
  }
}

extension WidgetPlaces: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members; methods of unknown modes are skipped.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("entry", &entry)
    var words = Dictionary(uniqueKeysWithValues: methods.map { ($0.key.rawValue, $0.value) })
    try fields.defaulted("methods", &words, [:])
    try fields.optional("provider", &provider)
    try fields.sparse("uses", &uses, [:])
    try fields.optional("view", &view)
    guard fields.isReading else { return }
    let known = words.compactMap { word, place in ProviderMode(rawValue: word).map { ($0, place) } }
    methods = Dictionary(uniqueKeysWithValues: known)
  }
}

/// The claims of a manifest about a widget, made before the extension describes it.
public struct WidgetClaim: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The families it is said to support; nil where nothing is said.
  public var families: [FamilyName]?

  /// Creates a claim.
  public init(kind: String, families: [FamilyName]? = nil) {
    self.kind = kind
    self.families = families
  }
}

extension WidgetClaim: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(kind: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("families", &families)
    try fields.required("kind", &kind)
  }
}
