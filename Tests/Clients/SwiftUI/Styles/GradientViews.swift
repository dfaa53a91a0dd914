import SwiftUI

/// A sunrise, as the views of every gradient.
struct SunriseViews: View {
  private let stops = [
    Gradient.Stop(color: .orange, location: 0), Gradient.Stop(color: .blue, location: 1),
  ]

  private var gradient: Gradient { Gradient(stops: stops) }

  private var colors: [Color] { gradient.stops.map(\.color) }

  var body: some View {
    VStack {
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40)
      EllipticalGradient(gradient: gradient, center: .bottom)
      EllipticalGradient(colors: colors, startRadiusFraction: 0.1)
      EllipticalGradient(stops: stops, endRadiusFraction: 0.4)
    }
    VStack {
      AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(45))
      AngularGradient(stops: stops, center: .center)
    }
    mesh
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.orange, .yellow, .blue, .indigo], background: .black, smoothsColors: true)
  }
}

/// A color of a drawing, to and from the drawing's own kind.
struct DrawnColor {
  var color: Color

  init(_ drawn: CGColor) { color = Color(cgColor: drawn) }

  init(older drawn: CGColor) { color = Color(drawn) }

  func drawn(in environment: EnvironmentValues) -> CGColor {
    color.cgColor ?? color.resolve(in: environment).cgColor
  }

  var name: String { color.description }
}

/// A style resolved for where it is used.
func resolved<Style: ShapeStyle>(
  _ style: Style, in environment: EnvironmentValues
) -> Style.Resolved {
  style.resolve(in: environment)
}
