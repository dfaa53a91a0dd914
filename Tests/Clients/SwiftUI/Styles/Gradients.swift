import SwiftUI

/// The sky at an hour, painted in one of the ways a person may choose.
enum SkyPainting: CaseIterable {
  case linear, linearColors, linearStops
  case radial, radialColors, radialStops
  case elliptical, ellipticalColors, ellipticalStops
  case angular, angularColors, angularStops
  case conic, conicColors

  static let dusk = Gradient(colors: [.indigo, .pink, .orange])

  static let dawn: [Gradient.Stop] = [
    Gradient.Stop(color: .mint, location: 0),
    .init(color: .yellow, location: 0.6),
    .init(color: .white, location: 1),
  ]

  var style: AnyShapeStyle {
    switch self {
    case .linear:
      AnyShapeStyle(.linearGradient(Self.dusk, startPoint: .top, endPoint: .bottom))
    case .linearColors:
      AnyShapeStyle(
        .linearGradient(colors: [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing))
    case .linearStops:
      AnyShapeStyle(
        .linearGradient(stops: Self.dawn, startPoint: .bottomLeading, endPoint: .topTrailing))
    case .radial:
      AnyShapeStyle(
        .radialGradient(Self.dusk, center: .center, startRadius: 0, endRadius: 80))
    case .radialColors:
      AnyShapeStyle(
        .radialGradient(colors: [.yellow, .brown], center: .top, startRadius: 4, endRadius: 60))
    case .radialStops:
      AnyShapeStyle(
        .radialGradient(stops: Self.dawn, center: .bottom, startRadius: 4, endRadius: 60))
    case .elliptical:
      AnyShapeStyle(
        .ellipticalGradient(
          Self.dusk, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.5))
    case .ellipticalColors:
      AnyShapeStyle(
        .ellipticalGradient(colors: [.teal, .blue], center: .leading, endRadiusFraction: 0.8))
    case .ellipticalStops:
      AnyShapeStyle(.ellipticalGradient(stops: Self.dawn, center: .trailing))
    default: around
    }
  }

  private var around: AnyShapeStyle {
    switch self {
    case .angular:
      AnyShapeStyle(
        .angularGradient(
          Self.dusk, center: .center, startAngle: .zero, endAngle: .degrees(180)))
    case .angularColors:
      AnyShapeStyle(
        .angularGradient(
          colors: [.red, .green], center: .center, startAngle: .radians(0),
          endAngle: .radians(.pi)))
    case .angularStops:
      AnyShapeStyle(
        .angularGradient(
          stops: Self.dawn, center: .center, startAngle: .degrees(90), endAngle: .degrees(270)))
    case .conicColors:
      AnyShapeStyle(.conicGradient(colors: [.purple, .gray], center: .center, angle: .degrees(45)))
    default:
      AnyShapeStyle(.conicGradient(Self.dusk, center: .center))
    }
  }
}

/// The sky behind the forecast.
struct SkyBackdrop: View {
  let painting: SkyPainting

  var body: some View {
    Rectangle().fill(painting.style)
  }
}

/// A swatch that mixes its gradient in the space a person chose.
struct GradientSwatch: View {
  let color: Color
  let mixesEvenly: Bool

  private var space: Gradient.ColorSpace { mixesEvenly ? .perceptual : .device }

  private var fading: AnyGradient {
    Gradient(colors: [color, .clear]).colorSpace(space)
  }

  private var flat: AnyGradient { AnyGradient(Gradient(colors: [color])) }

  var body: some View {
    VStack {
      Circle().fill(color.gradient.colorSpace(space))
      Circle().fill(fading)
      Circle().fill(mixesEvenly ? flat : fading)
      Circle().fill(color.mix(with: .white, by: 0.3, in: space))
    }
  }
}

/// Paper with a repeated picture, as a fill and as a border.
struct PatternedPaper: View {
  private let tile = ImagePaint(
    image: Image("dots"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 0.25)

  var body: some View {
    Rectangle()
      .fill(tile)
      .border(.image(Image("stripes"), scale: tile.scale), width: 8)
      .overlay { Text("Tiled \(Double(tile.sourceRect.width))") }
  }
}
