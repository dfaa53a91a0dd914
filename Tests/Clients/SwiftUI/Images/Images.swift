import SwiftUI

/// The settings by which the photo of a card is drawn.
struct PhotoSettings {
  var interpolation: Image.Interpolation = .medium
  var resizing: Image.ResizingMode = .stretch
  var rendering: Image.TemplateRenderingMode?
  var range: Image.DynamicRange = .standard
  var orientation: Image.Orientation = .up

  static let thumbnail = PhotoSettings(interpolation: .none)
  static let wallpaper = PhotoSettings(interpolation: .high, resizing: .tile, range: .high)
  static let glyph = PhotoSettings(interpolation: .low, rendering: .template)
}

/// A photo drawn as its settings say.
struct PhotoView: View {
  let image: Image
  let settings: PhotoSettings

  var body: some View {
    image
      .resizable(capInsets: EdgeInsets(), resizingMode: settings.resizing)
      .renderingMode(settings.rendering)
      .interpolation(settings.interpolation)
      .antialiased(true)
      .allowedDynamicRange(settings.range)
      .scaledToFill()
      .rotationEffect(turn)
      .scaleEffect(x: isMirrored ? -1 : 1, y: 1)
  }

  private var turn: Angle {
    switch settings.orientation {
    case .up, .upMirrored: .zero
    case .right, .rightMirrored: .degrees(90)
    case .down, .downMirrored: .degrees(180)
    case .left, .leftMirrored: .degrees(270)
    }
  }

  private var isMirrored: Bool {
    switch settings.orientation {
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    default: false
    }
  }
}

/// The coloring of a symbol's layers.
enum SymbolColoring: CaseIterable {
  case one, shades, several, own

  var mode: SymbolRenderingMode {
    switch self {
    case .one: .monochrome
    case .shades: .hierarchical
    case .several: .palette
    case .own: .multicolor
    }
  }
}

/// A symbol in the coloring, size and form a person chose.
struct SymbolTile: View {
  let name: String
  let coloring: SymbolColoring
  let size: Image.Scale
  let isActive: Bool

  private var variant: SymbolVariants { isActive ? .fill : .none }

  var body: some View {
    VStack {
      Image(systemName: name).symbolRenderingMode(coloring.mode).symbolVariant(variant)
      Label(name, systemImage: name).symbolRenderingMode(coloring.mode)
    }
    .imageScale(size)
    .environment(\.symbolVariants, variant)
  }
}

/// A symbol that moves with what it stands for.
struct LivelySymbol: View {
  let name: String
  let count: Int
  let isSearching: Bool
  let isShown: Bool
  let isStill: Bool

  private let pulse: PulseSymbolEffect = .pulse
  private let jump: BounceSymbolEffect = .bounce.up
  private let waves: VariableColorSymbolEffect = .variableColor.cumulative
  private let grow: ScaleSymbolEffect = .scale

  var body: some View {
    VStack {
      symbol.symbolEffect(.bounce, value: count)
      symbol.symbolEffect(jump, options: .repeat(3).speed(2), value: count)
      symbol.symbolEffect(.variableColor.iterative.reversing, isActive: isSearching)
      symbol.symbolEffect(
        waves, options: .repeating, isActive: isSearching)
      symbol.symbolEffect(.appear, isActive: isShown)
      symbol.symbolEffect(.disappear, options: .nonRepeating, isActive: !isShown)
      symbol.symbolEffect(pulse, isActive: isSearching)
      symbol.symbolEffect(grow, isActive: isShown)
    }
    .symbolEffectsRemoved(isStill)
  }

  private var symbol: Image { Image(systemName: name) }
}

/// The effects by which symbols come and go on the screens of the app.
struct SymbolMotion {
  var arriving: AppearSymbolEffect = .appear
  var leaving: DisappearSymbolEffect = .disappear
  var replacing: ReplaceSymbolEffect = .replace.downUp
  var options = SymbolEffectOptions.default
}

extension Image {
  /// The symbol changing in the way the app's motion says.
  @MainActor func moving<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    by effect: Effect
  ) -> some View {
    contentTransition(.symbolEffect(effect, options: SymbolMotion().options))
  }
}
