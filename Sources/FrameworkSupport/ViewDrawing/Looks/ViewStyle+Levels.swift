import SwiftUI
import WidgetDrawing

extension ViewStyle {
  /// Returns the colour of a level of the system's backgrounds or fills: each has levels of its
  /// own, which UIKit names `secondarySystemBackground`, `tertiarySystemFill` and so on.
  ///
  /// - Parameters:
  ///   - style: The style; nil is returned for any other, or where an author sets the background.
  ///   - index: The position of the level, 0 for the strongest.
  func leveledSystemColor(_ style: ViewAttribute, _ index: Int) -> PaintColor? {
    guard index > 0 else { return nil }
    return switch style.fields["semantic"]?.text {
    case "background" where background == nil: raisedBackground(index)
    case "fill": fill(index)
    default: nil
    }
  }

  /// The background of a group of views, or of one within a group; in dark that of raised views.
  private func raisedBackground(_ index: Int) -> PaintColor {
    switch (isDark, index == 1) {
    case (false, true): Self.color(242, 242, 247)
    case (false, false): Self.color(255, 255, 255)
    case (true, true): Self.color(44, 44, 46)
    case (true, false): Self.color(58, 58, 60)
    }
  }

  /// Returns the system's translucent fill of a level: each is for larger shapes than the one
  /// before.
  ///
  /// - Parameter index: The position of the level, 0 for the strongest; there are four.
  /// - Returns: The colour.
  func fill(_ index: Int) -> PaintColor {
    switch min(index, 3) {
    case 0: Self.color(120, 120, 128, isDark ? 0.36 : 0.2)
    case 1: Self.color(120, 120, 128, isDark ? 0.32 : 0.16)
    case 2: Self.color(118, 118, 128, isDark ? 0.24 : 0.12)
    default: isDark ? Self.color(118, 118, 128, 0.18) : Self.color(116, 116, 128, 0.08)
    }
  }

  private static func color(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1
  ) -> PaintColor {
    PaintColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
