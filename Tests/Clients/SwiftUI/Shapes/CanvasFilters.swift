import SwiftUI

/// The filters of the photo booth.
func boothFilters(strength: Double) -> [GraphicsContext.Filter] {
  var matrix = ColorMatrix()
  matrix.r1 = Float(strength)
  (matrix.g2, matrix.b3, matrix.a4) = (0.9, 0.8, 1)
  (matrix.r5, matrix.g5, matrix.b5, matrix.a5) = (0.1, 0, 0, 0)
  (matrix.r2, matrix.r3, matrix.r4) = (matrix.g1, matrix.b1, matrix.a1)
  (matrix.g3, matrix.g4, matrix.b2) = (matrix.b4, matrix.a2, matrix.a3)
  return [
    .colorMatrix(matrix), .hueRotation(.degrees(strength * 90)), .saturation(strength),
    .brightness(strength / 2), .contrast(1 + strength), .colorInvert(), .colorInvert(strength),
    .grayscale(strength), .luminanceToAlpha, .alphaThreshold(min: 0.2),
    .alphaThreshold(min: 0.2, max: 0.8, color: .red),
    .blur(radius: 4, options: [.opaque, .dithersResult]),
    .shadow(
      color: .black, radius: 2, blendMode: .multiply,
      options: [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]),
    .projectionTransform(ProjectionTransform(CGAffineTransform(rotationAngle: strength))),
  ]
}

/// The blend modes of a sticker's layers.
let stickerModes: [GraphicsContext.BlendMode] = [
  .destinationIn, .destinationAtop, .destinationOver, .sourceIn, .sourceOut, .sourceAtop, .xor,
  .plusDarker, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
  .saturation, .color, .luminosity,
]

/// A board of stickers, drawn from views.
struct StickerBoard: View {
  let stickers: [String]

  var body: some View {
    Canvas { context, size in
      for filter in boothFilters(strength: 0.5) {
        context.addFilter(filter, options: .linearColor)
      }
      for (index, sticker) in stickers.enumerated() {
        guard let symbol = context.resolveSymbol(id: sticker) else { continue }
        context.draw(symbol, at: CGPoint(x: CGFloat(index) * symbol.size.width, y: 8))
        context.draw(symbol, in: CGRect(origin: .zero, size: symbol.size))
      }
      context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
        layer.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      if !context.clipBoundingRect.isEmpty { drawBorder(in: context, size: size) }
    } symbols: {
      ForEach(stickers, id: \.self) { sticker in
        Image(systemName: sticker).frame(width: 30, height: 30).tag(sticker)
      }
    }
  }

  private func drawBorder(in context: GraphicsContext, size: CGSize) {
    context.withCGContext { graphics in
      graphics.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      graphics.stroke(CGRect(origin: .zero, size: size))
    }
    let words = context.resolve(Text("Stickers"))
    let picture = context.resolve(Image(systemName: "star"))
    let top = words.lastBaseline(in: size) - words.firstBaseline(in: size)
    context.draw(picture, at: CGPoint(x: 0, y: top + picture.baseline))
    context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .palette([.foreground]))
  }
}

/// A badge made of drawing, wherever an image is wanted.
func badge(_ count: Int) -> Image {
  Image(size: CGSize(width: 20, height: 20), label: Text("\(count) new")) { context in
    context.fill(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    context.draw(Text(verbatim: "\(count)"), at: CGPoint(x: 10, y: 10))
  }
}

/// The mark of the shop on its bags.
let bagMark = Image(size: CGSize(width: 8, height: 8), opaque: true, colorMode: .linear) {
  $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.brown))
}

/// The options of shadows, blurs and filters for a symbol's stickers.
func styles(
  of symbol: GraphicsContext.ResolvedSymbol
) -> (GraphicsContext.ShadowOptions, GraphicsContext.BlurOptions, GraphicsContext.FilterOptions) {
  symbol.size.width > 40 ? (.shadowOnly, .opaque, .linearColor) : ([], [], [])
}
