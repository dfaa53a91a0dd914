import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// The blocks that stand for the letters of a redacted text.
///
/// SwiftUI puts a block of one width in place of each letter, space or line end, and lets lines end
/// after any of them (OpenSwiftUI, `ResolvedText.swift`). The sizes and the opacity, which colours
/// have instead of their own, are those of a picture of Xcode's preview on iOS 16
/// (github.com/suvov/suvov.github.io, 2023-05-17).
enum RedactedLetters {
  /// The width of a block in ems.
  static let width = 0.466
  /// The opacity of all blocks and pictures.
  static let opacity = 0.16
  /// The share of a bar's height that is the radius of its corners.
  static let radius = 0.12
}

extension ViewStyle {
  /// Returns the paint of what is redacted: colours that are transparent are not more so.
  ///
  /// - Parameters:
  ///   - look: The style in which it would be drawn.
  ///   - frame: The rectangle around it.
  ///   - paint: The paint of that style there.
  func redacted(_ look: ViewAttribute, in frame: CGRect, _ paint: Paint) -> Paint {
    guard case .color(let color) = untinted.paint(look, in: frame), color.opacity > 0 else {
      return paint.faded(by: RedactedLetters.opacity)
    }
    return rendered(.color(color.faded(by: RedactedLetters.opacity / color.opacity)))
  }
}
