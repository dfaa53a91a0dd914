// The language by whose rules words are set; it changes the height of lines on a device.

/// The language by whose rules text is typeset.
public struct TypesettingLanguage: Equatable, Sendable {
  fileprivate let identifier: String?

  public static let automatic = TypesettingLanguage(identifier: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(identifier: language.maximalIdentifier)
  }
}

nonisolated extension View {
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    node(".typesettingLanguage", ["value": isEnabled ? language.identifier.attribute : nil])
  }
}

extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? changed("typesettingLanguage", ["value": language.identifier.attribute]) : self
  }
}
