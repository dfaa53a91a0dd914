// SwiftUI's WidgetConfiguration and its type-erased and empty forms. The modifiers of a
// configuration and the configurations themselves are WidgetKit's.

/// Describes a widget's content and how it is configured.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that WidgetKit knows itself; one with a body is looked at through it.
@MainActor package protocol PrimitiveWidgetConfiguration {}

/// A configuration that stands for another one, without change.
@MainActor package protocol WrappedWidgetConfiguration {
  var wrapped: any WidgetConfiguration { get }
}

extension WidgetConfiguration {
  /// The configuration WidgetKit knows that is behind this one; nil for one it does not know.
  package var primitive: (any PrimitiveWidgetConfiguration)? {
    if let primitive = self as? any PrimitiveWidgetConfiguration { return primitive }
    if let wrapper = self as? any WrappedWidgetConfiguration { return wrapper.wrapped.primitive }
    guard Body.self != Never.self else { return nil }
    return body.primitive
  }
}

/// A configuration without content.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  public init() {}

  public var body: Never { preconditionFailure("an empty widget configuration has no body") }
}

/// A configuration whose type depends on availability.
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: WidgetConfiguration,
  WrappedWidgetConfiguration
{
  package let wrapped: any WidgetConfiguration

  init(_ wrapped: any WidgetConfiguration) { self.wrapped = wrapped }

  public var body: Never { preconditionFailure("its wrapped configuration has the body") }
}

/// Builds the body of a widget.
@MainActor @preconcurrency @resultBuilder public struct WidgetConfigurationBuilder {
  public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content {
    content
  }

  public static func buildLimitedAvailability(
    _ content: some WidgetConfiguration
  ) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(content)
  }

  public static func buildEither(
    first content: LimitedAvailabilityConfiguration
  ) -> LimitedAvailabilityConfiguration {
    content
  }

  public static func buildEither(
    second content: some WidgetConfiguration
  ) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(content)
  }
}
