// WidgetKit's WidgetPreviewContext. Previews are compiled and never shown.

public import SwiftUI

/// A preview in the size of a family.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
