// IntentDialog. Shown and spoken by the system, so only kept here.

public import FoundationSupplement

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource?
  /// The symbol that is shown beside the words.
  package let systemImageName: String?

  public init(_ string: LocalizedStringResource) {
    self.init(full: string, supporting: nil, systemImageName: nil)
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, systemImageName: nil)
  }

  /// Creates a dialog with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, systemImageName: systemImageName)
  }

  /// Creates a dialog with a symbol, and with words for where a view is shown.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: Optional(supporting), systemImageName: systemImageName)
  }

  private init(
    full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
