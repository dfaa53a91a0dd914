// IntentDescription: iOS 16, macOS 13, watchOS 9; `resultValueName` 17.

public import FoundationSupplement

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public var descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  public var resultValueName: LocalizedStringResource?

  /// Whether the author wrote no description.
  let isAbsent: Bool

  static let absent = IntentDescription(isAbsent: true, "", nil, [], nil)

  private init(
    isAbsent: Bool, _ text: LocalizedStringResource, _ category: LocalizedStringResource?,
    _ keywords: [LocalizedStringResource], _ result: LocalizedStringResource?
  ) {
    self.isAbsent = isAbsent
    descriptionText = text
    categoryName = category
    searchKeywords = keywords
    resultValueName = result
  }

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.init(isAbsent: false, descriptionText, categoryName, searchKeywords, resultValueName)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
