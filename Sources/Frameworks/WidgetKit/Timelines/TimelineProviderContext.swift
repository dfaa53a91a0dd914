// WidgetKit's TimelineProviderContext. As with Apple's it cannot be made by an app: the runtime
// makes it of a request. The variants that a device names are not published; here those are named
// in which a widget is drawn without its provider being asked again.

public import SwiftUI

/// The context of a request for entries: the widget's family, size and environment variants.
public struct TimelineProviderContext {
  /// The values of the environment in which the widget may be drawn.
  @dynamicMemberLookup public struct EnvironmentVariants {
    let environment: EnvironmentValues
    let variants: [PartialKeyPath<EnvironmentValues>: Any]

    /// The values that a key may have.
    public subscript<T>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>
    ) -> [T]? {
      self[keyPath]
    }

    /// The values that a key may have.
    public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      variants[keyPath] as? [T] ?? [environment[keyPath: keyPath]]
    }
  }

  /// The values of the environment in which the widget may be drawn.
  public let environmentVariants: EnvironmentVariants

  /// The widget's size and shape.
  public let family: WidgetFamily

  /// Whether the entry is for the widget gallery.
  public let isPreview: Bool

  /// The widget's size in points.
  public let displaySize: CGSize

  /// Creates the context of one request.
  package init(
    environment: EnvironmentValues, family: WidgetFamily, isPreview: Bool, displaySize: CGSize
  ) {
    environmentVariants = EnvironmentVariants(
      environment: environment, variants: Self.variants
    )
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }

  private static var variants: [PartialKeyPath<EnvironmentValues>: Any] {
    let keyPath: WritableKeyPath<EnvironmentValues, ColorScheme> = \.colorScheme
    return [keyPath: [ColorScheme.light, .dark]]
  }
}
