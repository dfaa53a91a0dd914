// The presentation of an app shortcut's parameter in Spotlight. Only kept here.

public import FoundationSupplement

/// A provider of values with a title.
public protocol AppShortcutOptionsCollectionProtocol {
  associatedtype Provider: DynamicOptionsProvider
  /// The provider of the values.
  var dynamicOptionsProvider: Provider { get }
  /// The title of the values.
  var title: LocalizedStringResource { get }
  /// The symbol beside them.
  var systemImageName: String? { get }
}

/// A provider of values with a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// The provider of the values.
  public let dynamicOptionsProvider: Provider
  /// The title of the values.
  public let title: LocalizedStringResource
  /// The symbol beside them.
  public let systemImageName: String?

  /// Creates a provider of values with a title.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// The providers of a parameter's values.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  associatedtype Value: _IntentValue
}

/// The providers that a builder was given, in order.
struct ListedOptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification,
  @unchecked Sendable
{
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}

/// Lists the providers of a parameter's values.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Lists providers.
  public static func buildBlock<each C: AppShortcutOptionsCollectionProtocol>(
    _ collection: repeat each C
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var collections: [any AppShortcutOptionsCollectionProtocol] = []
    for one in repeat each collection { collections.append(one) }
    return ListedOptionsCollections<Value>(collections: collections)
  }
}

/// The presentation of a parameter.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  package let summary: String
  package let collections: [any AppShortcutOptionsCollectionProtocol]

  /// Declares the presentation of a parameter.
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    self.summary = summary.text
    collections = Array(optionsCollections())
  }
}

extension AppShortcutsProvider {
  /// The presentation of a parameter.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// A provider of values with a title.
  public typealias OptionsCollection = AppShortcutOptionsCollection
}

/// The sentence that a value is shown in.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  let text: String

  /// Creates a sentence.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >, table: StaticString? = nil
  ) {
    text = summaryString.text
  }
}

/// The text of a sentence with a place for the value.
public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a text.
  public init(_ value: String) { text = value }
  /// Creates a text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a text with a place for the value.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Takes a text's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the place for the value.
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {
      text += "${\(ParameterNames(of: Intent.self).name(at: subject) ?? "")}"
    }
  }
}

extension AppShortcut {
  /// Creates a shortcut that shows a parameter's values.
  public init<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  >(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<
      Intent, Value, Parameter, ParameterKeyPath
    >
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}
