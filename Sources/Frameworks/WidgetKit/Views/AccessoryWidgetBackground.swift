// WidgetKit's AccessoryWidgetBackground. It is there in circular, corner and rectangular
// accessories, and empty elsewhere.

public import SwiftUI

/// The system's standard background of an accessory.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  public var body: Never { preconditionFailure("an accessory's background has no body") }
}

extension AccessoryWidgetBackground: PrimitiveView {
  package func nodes(in context: ViewContext) -> [ViewNode] {
    switch context.environment.widgetFamily {
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular:
      [ViewNode("AccessoryWidgetBackground")]
    default: []
    }
  }
}
