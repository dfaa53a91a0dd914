// `LocalizedStringResource` and `String(localized:)`, from iOS 15 and 16. Texts come from the
// `.strings`, `.stringsdict` and `.xcstrings` files of the extension's resources.

public import Foundation

public struct LocalizedStringResource: Equatable, Codable, Sendable,
  CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation
{
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public internal(set) var defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  package let location: BundleLocation

  public var bundle: BundleDescription {
    switch location {
    case .main: .main
    case .folder(let folder): .atURL(folder)
    }
  }

  public var localizedStringResource: LocalizedStringResource { self }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    location = BundleLocation(bundle)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    location = BundleLocation(bundle)
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// The bundle of a text's string tables.
package enum BundleLocation: Hashable, Codable, Sendable {
  case main
  case folder(URL)

  init(_ description: LocalizedStringResource.BundleDescription) {
    switch description {
    case .main, .forClass: self = .main
    case .atURL(let folder): self = folder == Bundle.main.bundleURL ? .main : .folder(folder)
    }
  }

  package init(_ bundle: Bundle?) {
    self = bundle.map { BundleLocation(.atURL($0.bundleURL)) } ?? .main
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: keyAndValue.key, value: keyAndValue, table: table, location: BundleLocation(bundle)
    ).string(in: locale.meant)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: String(describing: key), value: defaultValue, table: table,
      location: BundleLocation(bundle)
    ).string(in: locale.meant)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(
      key: resource.key, value: resource.defaultValue, table: resource.table,
      location: resource.location
    ).string(in: resource.locale.meant)
  }
}
