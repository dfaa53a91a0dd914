import SwiftUI

/// A sky of stars, with the moon cut out of a cloud.
struct SkyCanvas: View {
  enum Symbol: Hashable {
    case star, moon
  }

  let isBright: Bool

  var body: some View {
    Canvas { context, size in
      if let star = context.resolveSymbol(id: Symbol.star) {
        context.draw(star, at: CGPoint(x: size.width / 2, y: star.size.height))
        context.draw(star, in: CGRect(origin: .zero, size: star.size))
      }
      var cloud = context
      cloud.clipToLayer(opacity: 0.8, options: .inverse) { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.white))
      }
      for filter in filters { cloud.addFilter(filter) }
      cloud.addFilter(.colorInvert(), options: .linearColor)
      cloud.blendMode = modes.last ?? .normal
      cloud.fill(
        Path(CGRect(origin: .zero, size: size)), with: cloud.resolve(.color(.gray)))
      let title = context.resolve(Text("Sky"))
      let line = title.firstBaseline(in: size) - title.lastBaseline(in: size)
      let moon = context.resolve(Image(systemName: "moon"))
      context.draw(title, at: CGPoint(x: line, y: moon.baseline))
      context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    } symbols: {
      Image(systemName: "star").tag(Symbol.star)
      Image(systemName: "moon").tag(Symbol.moon)
    }
  }

  private var filters: [GraphicsContext.Filter] {
    [
      .brightness(isBright ? 0.2 : 0), .contrast(1.1), .saturation(0.9), .grayscale(0.1),
      .hueRotation(.degrees(10)), .luminanceToAlpha, .alphaThreshold(min: 0.5),
      .alphaThreshold(min: 0.1, max: 0.9, color: .red),
      .projectionTransform(ProjectionTransform()),
    ]
  }

  private var modes: [GraphicsContext.BlendMode] {
    [
      .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation,
      .color, .luminosity, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationAtop, .xor, .plusDarker,
    ]
  }

  /// The size of a symbol with the options of a filter.
  func room(for symbol: GraphicsContext.ResolvedSymbol, _ options: GraphicsContext.FilterOptions)
    -> CGSize
  {
    options.contains(.linearColor) ? symbol.size : .zero
  }
}
