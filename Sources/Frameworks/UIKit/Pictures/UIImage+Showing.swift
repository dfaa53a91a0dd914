// How images are turned and coloured where they are shown. Nothing of it is Apple's.

import CoreGraphics

extension UIImage.Orientation {
  /// The orientation as Core Graphics' part of this program names it.
  package var turn: ImageOrientation { ImageOrientation(named: "\(self)") ?? .up }

  package init(_ turn: ImageOrientation) {
    self =
      switch turn {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}

extension UIImage {
  /// Whether the image is shown in the colour of its surroundings; nil where the view decides.
  package var isTemplate: Bool? {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: nil
    }
  }

  /// Returns the image in another size, in points, and as a template or not.
  package func shown(in size: CGSize, isTemplate: Bool) -> UIImage {
    let copy = UIImage(copying: self, size: size)
    if isTemplate { copy.renderingMode = .alwaysTemplate }
    return copy
  }
}
