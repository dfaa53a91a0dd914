// IntentDialog. Shown and spoken by the system, so only kept here.

public import FoundationSupplement

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource?

  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
