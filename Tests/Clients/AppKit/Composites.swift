import AppKit

/// The ways of laying a stamp over a picture, in the groups of the menu.
let compositions: [[NSCompositingOperation]] = [
  [.sourceOver, .copy, .clear, .xor], [.sourceIn, .sourceOut, .sourceAtop],
  [.destinationOver, .destinationIn, .destinationOut, .destinationAtop],
  [.plusDarker, .plusLighter, .multiply, .screen, .overlay, .darken, .lighten],
  [.colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion],
  [.hue, .saturation, .color, .luminosity],
]

/// Returns a picture's middle with a stamp over it.
func stamped(_ picture: NSImage, with stamp: NSImage, by operation: NSCompositingOperation)
  -> NSImage
{
  NSImage(size: picture.size, flipped: true) { frame in
    picture.draw(
      in: frame, from: frame.insetBy(dx: 10, dy: 10), operation: .sourceOver, fraction: 1)
    stamp.draw(in: frame, from: .zero, operation: operation, fraction: 0.5)
    return true
  }
}
