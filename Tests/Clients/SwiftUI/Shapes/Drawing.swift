import SwiftUI

/// A chart of rain, drawn by commands.
struct RainCanvas: View {
  let amounts: [Double]

  var body: some View {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) {
      context, size in
      var painter = RainPainter(amounts: amounts, size: size)
      painter.paint(in: &context)
    } symbols: {
      Image(systemName: "drop").tag("drop")
    }
    return canvas.opacity(canvas.isOpaque && canvas.rendersAsynchronously ? 1 : 0.9)
  }

  /// Whether a drawing keeps colors beyond what a screen shows.
  static func isExtended<Symbols: View>(_ canvas: Canvas<Symbols>) -> Bool {
    let wide: ColorRenderingMode = .extendedLinear
    return canvas.colorMode == wide
  }
}

/// Draws rain from its amounts.
struct RainPainter {
  let amounts: [Double]
  let size: CGSize

  private let water = Gradient(colors: [.blue, .clear])

  init(amounts: [Double], size: CGSize) {
    self.amounts = amounts
    self.size = size
  }

  mutating func paint(in context: inout GraphicsContext) {
    let whole = Path(CGRect(origin: .zero, size: size))
    context.fill(whole, with: .backdrop)
    context.clip(to: whole, style: FillStyle(eoFill: false), options: [])
    context.drawLayer { layer in
      let filters: [GraphicsContext.Filter] = [
        .blur(radius: 4), .colorMultiply(.blue), .shadow(radius: 2),
      ]
      for filter in filters { layer.addFilter(filter) }
      layer.opacity = 0.4
      layer.fill(whole, with: sky)
    }
    for (index, amount) in amounts.enumerated() {
      var drop = context
      drop.translateBy(x: CGFloat(index) * 10, y: 0)
      drop.scaleBy(x: 1, y: amount)
      drop.rotate(by: .radians(0.1))
      drop.concatenate(CGAffineTransform(scaleX: 0.9, y: 1))
      drop.blendMode = mode(for: amount)
      drop.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), with: shading(of: amount))
    }
    label(in: &context)
  }

  private var sky: GraphicsContext.Shading {
    .linearGradient(
      water, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height), options: .linearColor)
  }

  private func shading(of amount: Double) -> GraphicsContext.Shading {
    let center = CGPoint(x: 4, y: 4)
    let repeated: GraphicsContext.GradientOptions = amount > 9 ? .mirror : .repeat
    return switch amount {
    case ..<1: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: amount)
    case ..<2: .color(.sRGB, white: 0.5)
    case ..<4:
      .radialGradient(water, center: center, startRadius: 0, endRadius: 4, options: repeated)
    case ..<8: .conicGradient(water, center: center, angle: .degrees(90), options: repeated)
    case ..<16:
      .tiledImage(
        Image("rain"), origin: center, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: 0.5)
    default: .style(.tint)
    }
  }

  private func mode(for amount: Double) -> GraphicsContext.BlendMode {
    switch amount {
    case ..<1: .normal
    case ..<2: .lighten
    case ..<4: .darken
    case ..<8: .plusLighter
    default: .destinationOut
    }
  }

  private func label(in context: inout GraphicsContext) {
    var total: GraphicsContext.ResolvedText = context.resolve(Text("Total"))
    total.shading = .color(.white)
    let height = total.measure(in: size).height
    context.draw(total, at: CGPoint(x: size.width / 2, y: height), anchor: .bottom)

    var drop: GraphicsContext.ResolvedImage = context.resolve(Image(systemName: "drop"))
    drop.shading = .foreground
    let hole: GraphicsContext.ClipOptions = .inverse
    context.clip(to: Path(CGRect(origin: .zero, size: drop.size)), options: hole)
    context.draw(drop, in: CGRect(x: 0, y: 0, width: 12, height: 12))
  }
}
