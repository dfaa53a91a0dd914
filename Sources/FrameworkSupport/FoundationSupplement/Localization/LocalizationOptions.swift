// Options of localised texts and attributed ones, from iOS 15 and 16.

public import Foundation

extension String {
  /// Options for a localised text: the values that replace its interpolations.
  public struct LocalizationOptions {
    /// The values for the text's interpolations.
    public var replacements: [any CVarArg]?
    /// Creates options that change nothing.
    public init() {}
  }

  /// Creates the text of a key in the language of a locale.
  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: options.applied(to: keyAndValue), table: table, bundle: bundle, locale: locale)
  }

  /// Creates the text of a key in the language of a locale.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: options.applied(to: defaultValue), table: table,
      bundle: bundle, locale: locale)
  }

  /// Creates the text of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    var resource = resource
    resource.defaultValue = options.applied(to: resource.defaultValue)
    self.init(localized: resource)
  }
}

extension String.LocalizationOptions {
  fileprivate func applied(to value: String.LocalizationValue) -> String.LocalizationValue {
    guard let replacements else { return value }
    var changed = value
    changed.arguments = replacements.map { LocalizedArgument($0) }
    return changed
  }
}

extension AttributedString {
  /// Options for a localised text's attributes besides those of its Markdown.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each value carries its index; no such attribute is set here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Creates the attributed text of a key in the language of a locale.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, defaultValue: defaultValue, table: table, bundle: bundle,
      locale: locale ?? .current)
    self = AttributedString(localizedText: text)
  }

  /// Creates the attributed text of a key in the language of a locale.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the attributed text of a key with the attributes of a scope.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: S.Type
  ) {
    self.init(localized: key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the attributed text of a key with the attributes of a scope.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(localized: key, table: table, bundle: bundle, locale: locale)
  }

  /// Reads a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads Markdown with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Returns the text itself: no grammar agreement is made.
  public func inflected() -> AttributedString { self }
}
