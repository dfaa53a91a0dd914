import SwiftUI

/// The level of a label behind the front.
enum Depth: Int, CaseIterable {
  case front, second, third, fourth, fifth

  var style: HierarchicalShapeStyle {
    switch self {
    case .front: .primary
    case .second: .secondary
    case .third: .tertiary
    case .fourth: .quaternary
    case .fifth: .quinary
    }
  }

  /// The same steps of a color of one's own.
  func tinted(_ color: Color) -> AnyShapeStyle {
    switch self {
    case .front: AnyShapeStyle(color)
    case .second: AnyShapeStyle(color.secondary)
    case .third: AnyShapeStyle(color.tertiary)
    case .fourth: AnyShapeStyle(color.quaternary)
    case .fifth: AnyShapeStyle(color.quinary)
    }
  }
}

/// A rule in a lower step of a style.
struct SteppedRule<Base: ShapeStyle>: View {
  let style: HierarchicalShapeStyleModifier<Base>

  var body: some View { Rectangle().fill(style).frame(height: 1) }
}

/// A label standing as far back as its depth says.
struct DeepLabel: View {
  let title: String
  let depth: Depth
  let tint: Color?

  var body: some View {
    if let tint {
      Text(title).foregroundStyle(depth.tinted(tint))
    } else {
      Text(title).foregroundStyle(depth.style)
    }
  }
}

/// The glass a panel is made of, by how much should show through.
func glass(showingThrough transparency: Double) -> Material {
  switch transparency {
  case 0.8...: .ultraThin
  case 0.6..<0.8: .thin
  case 0.4..<0.6: .regular
  case 0.2..<0.4: .thick
  default: .ultraThick
  }
}

/// Panels of every glass, and the bar at the foot of the screen.
struct GlassPanels: View {
  let transparency: Double

  var body: some View {
    VStack {
      Text("Thinnest").background(.ultraThinMaterial)
      Text("Thin").background(.thinMaterial)
      Text("Regular").background(.regularMaterial)
      Text("Thick").background(.thickMaterial)
      Text("Thickest").background(.ultraThickMaterial)
      Text("Chosen").background(glass(showingThrough: transparency))
      Text("Bar").background(.bar)
      Text("The same bar").background(Material.bar)
    }
  }
}

/// The parts of a row, each in the style the system gives it.
struct RowPalette {
  var text = ForegroundStyle()
  var paper = BackgroundStyle()
  var accent = TintShapeStyle()
  var selected = SelectionShapeStyle()
  var rule = SeparatorShapeStyle()
  var hint = PlaceholderTextShapeStyle()
  var address = LinkShapeStyle()
  var field = FillShapeStyle()
  var window = WindowBackgroundShapeStyle()
}

/// A row drawn with a palette of one's own, over the system's.
struct PaletteRow: View {
  let palette: RowPalette
  let isSelected: Bool

  var body: some View {
    VStack {
      Text("Title").foregroundStyle(palette.text)
      Text("example.com").foregroundStyle(palette.address)
      Text("Search").foregroundStyle(palette.hint).background(palette.field)
      Rectangle().fill(palette.rule).frame(height: 1)
      Circle().fill(palette.accent)
    }
    .background(isSelected ? AnyShapeStyle(palette.selected) : AnyShapeStyle(palette.paper))
    .background(palette.window)
  }
}

/// The same row by the system's names.
struct SystemRow: View {
  var body: some View {
    VStack {
      Text("Title").foregroundStyle(.foreground)
      Text("example.com").foregroundStyle(.link)
      Text("Search").foregroundStyle(.placeholder).background(.fill)
      Rectangle().fill(.separator).frame(height: 1)
      Circle().fill(.tint)
      Circle().fill(.selection)
    }
    .background(.background)
    .background(.windowBackground)
    .backgroundStyle(.thinMaterial)
  }
}

/// A badge pressed into or raised from its paper.
struct EmbossedBadge: View {
  let isPressed: Bool
  let mode: BlendMode

  private var shadow: ShadowStyle {
    isPressed
      ? .inner(color: .black.opacity(0.4), radius: 2, x: 1, y: 1) : .drop(radius: 3, x: 0, y: 2)
  }

  var body: some View {
    Circle()
      .fill(.tint.shadow(shadow).blendMode(mode))
      .overlay { Capsule().fill(.tint.opacity(0.5).in(CGRect(x: 0, y: 0, width: 10, height: 4))) }
  }
}

/// A style that is one color by day and another by night.
struct DayNightStyle: ShapeStyle {
  let day: Color
  let night: Color

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? night : day
  }
}
