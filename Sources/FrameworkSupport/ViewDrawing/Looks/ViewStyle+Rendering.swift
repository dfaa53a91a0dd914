import SwiftUI
import WidgetDrawing
import WidgetPlatforms

extension RenderingMode {
  /// The ground on which a widget without its own background is sketched: assumed.
  var ground: PaintColor {
    switch self {
    case .fullColor: .white
    case .accented: PaintColor(red: 0.12, green: 0.12, blue: 0.14)
    case .clear: PaintColor(red: 0.36, green: 0.4, blue: 0.46)
    case .vibrant: PaintColor(red: 0.3, green: 0.33, blue: 0.38)
    }
  }

  /// The note on drawings in the mode; empty where nothing is approximated.
  var note: String {
    switch self {
    case .fullColor: ""
    case .accented: "the tint and the ground of an accented widget are assumed"
    case .clear: "the glass of a clear widget is sketched as one colour"
    case .vibrant: "a Lock Screen's material is sketched as white on grey, by brightness"
    }
  }
}

extension ViewStyle {
  /// The colour of views that take the accent: assumed, because each person chooses it.
  static let accent = PaintColor(red: 0.39, green: 0.63, blue: 1)

  /// The red of StandBy in a dark room: assumed.
  static let night = PaintColor(red: 1, green: 0.23, blue: 0.19)

  /// Returns the change of colours of a picture that loses its own.
  var desaturation: [DrawingGroup.Filter] {
    let gray = DrawingGroup.Filter("grayscale", 1)
    return scene.look.place == .standByNight
      ? [gray, DrawingGroup.Filter("multiply", 1, color: Self.night)] : [gray]
  }

  /// Returns a paint as the system colours it: tints keep the opacity, a Lock Screen the
  /// brightness.
  func rendered(_ paint: Paint) -> Paint {
    if scene.look.place == .standByNight {
      return paint.mapped { Self.night.faded(by: $0.opacity * $0.luminance) }
    }
    return switch scene.look.renderingMode {
    case .fullColor: paint
    case .accented: paint.mapped { (isAccented ? Self.accent : .white).faded(by: $0.opacity) }
    case .clear: paint.mapped { PaintColor.white.faded(by: $0.opacity) }
    case .vibrant: paint.mapped { $0.asMaterial(on: RenderingMode.vibrant.ground) }
    }
  }

  /// Returns the color of a shape style as the system colours it; nil for one that is no plain
  /// color.
  func renderedColor(_ look: ViewAttribute) -> PaintColor? {
    guard let color = color(look), case .color(let shown) = rendered(.color(color)) else {
      return nil
    }
    return shown
  }

  /// The shadow that an author gives no colour.
  var usualShadow: PaintColor {
    let black = PaintColor(red: 0, green: 0, blue: 0, opacity: 0.33)
    guard case .color(let color) = rendered(.color(black)) else { return black }
    return color
  }

  /// The style with which views have colours of their own.
  var untinted: ViewStyle {
    var style = self
    style.scene.look.renderingMode = .fullColor
    return style
  }

  /// The matrix of colours that makes opacity of brightness, in the tint of the view.
  var luminanceAsTint: [Double] {
    let tint = (isAccented ? Self.accent : .white).components
    func row(_ value: Double) -> [Double] { [0, 0, 0, 0, value] }
    return row(tint.red) + row(tint.green) + row(tint.blue) + [0.2125, 0.7154, 0.0721, 0, 0]
  }

  /// Whether colours are the system's once views are drawn, so that views that change theirs, such
  /// as inverted ones, would get others: those changes are left out.
  var hasColorsOfSystem: Bool { scene.look.renderingMode != .fullColor }

  /// Whether tints take the place of all colours, with their opacity, once all views are drawn:
  /// what changes or mixes colours before then has no effect.
  var hasTintsAlone: Bool {
    [.accented, .clear].contains(scene.look.renderingMode) && scene.look.place != .standByNight
  }

  /// The components of a colour of the system's, of 255, on the platform and in its contrast.
  func components(of color: SystemColor) -> (Double, Double, Double, Double) {
    let isIncreased = scene.look.hasIncreasedContrast
    if color == .primary, scene.system.platform == .macOS {
      return isDark ? (255, 255, 255, 0.85) : (0, 0, 0, 0.85)
    }
    return color.components(
      dark: isDark, increased: isIncreased, of2025: scene.system.hasDesignOf2025)
  }
}

extension PaintColor {
  /// Returns the colour as a Lock Screen's material shows it: white as strong as the colour is
  /// bright.
  ///
  /// The system looks at all views together. A dark colour takes the material away that is below
  /// it, so that black letters on a white plate show the ground.
  fileprivate func asMaterial(on ground: PaintColor) -> PaintColor {
    let shown = PaintColor.white.faded(by: luminance).over(ground).components
    return PaintColor(
      red: shown.red, green: shown.green, blue: shown.blue, opacity: opacity)
  }

  /// The luminance, from 0 to 1, by sRGB's weights of red, green and blue.
  var luminance: Double {
    let parts = components
    return 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
  }
}
