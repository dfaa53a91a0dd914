// Resolvers that make texts.

public import FoundationSupplement

/// Makes a text of a number.
public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue & Sendable>: Resolver
where Output.ValueType == String {
  /// Returns the number's digits.
  public func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output? {
    String(describing: input) as? Output
  }
}

/// Makes an attributed text of a text.
public struct AttributedStringFromStringResolver: Resolver {
  /// Returns the text without attributes.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}
