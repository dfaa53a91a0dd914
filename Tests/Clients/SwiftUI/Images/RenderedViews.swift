import SwiftUI

/// Draws a card beside its number, as the share sheet shows it.
@MainActor func sheet(of card: some View) -> UIImage? {
  let renderer = ImageRenderer(content: card)
  renderer.isOpaque = true
  var drawn: UIImage?
  renderer.render(rasterizationScale: 2) { size, draw in
    drawn = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
  }
  return drawn
}
