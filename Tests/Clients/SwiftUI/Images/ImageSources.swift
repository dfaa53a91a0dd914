import AppKit
import SwiftUI
import UIKit

/// The pictures of an album, from wherever they come.
struct AlbumPictures {
  let title: Text
  let strength: Double

  var named: [Image] {
    [
      Image("cover", variableValue: strength),
      Image("cover", bundle: .main, label: title),
      Image("cover", variableValue: strength, bundle: .main, label: title),
      Image(decorative: "frame", bundle: .main),
      Image(decorative: "frame", variableValue: strength),
      Image(systemName: "speaker.wave.3", variableValue: strength),
      Image(.badge),
    ]
  }

  func drawn(_ picture: CGImage, orientation: Image.Orientation) -> [Image] {
    [
      Image(picture, scale: 2, orientation: orientation, label: title),
      Image(decorative: picture, scale: 2, orientation: orientation),
    ]
  }

  func ofMac(_ picture: NSImage) -> Image {
    Image(nsImage: picture).renderingMode(.original).allowedDynamicRange(.constrainedHigh)
  }

  /// The other way up, for a picture taken upside down.
  func turned(_ orientation: Image.Orientation) -> Image.Orientation {
    let turns: [Image.Orientation: Image.Orientation] = [
      .up: .down, .down: .up, .left: .right, .right: .left, .upMirrored: .downMirrored,
      .downMirrored: .upMirrored, .leftMirrored: .rightMirrored, .rightMirrored: .leftMirrored,
    ]
    return turns[orientation] ?? orientation
  }
}

/// The fonts and colors of the platforms' own kinds.
struct PlatformLook {
  func font(_ font: UIFont) -> Font { Font(font) }

  func macFont(_ font: NSFont) -> Font { Font(font) }

  func macColor(_ color: Color) -> NSColor { NSColor(color) }
}

/// The forms of a symbol, as a person may mark it.
enum SymbolForm: CaseIterable {
  case circle, square, rectangle, crossed, badge, plate, card, crossedFill

  var variants: SymbolVariants {
    switch self {
    case .circle: .circle
    case .square: .square
    case .rectangle: .rectangle
    case .crossed: .slash
    case .badge: .fill.circle
    case .plate: .fill.square
    case .card: .circle.fill.rectangle
    case .crossedFill: .fill.slash
    }
  }

  var isCrossed: Bool { variants.contains(.slash) }
}

/// A symbol's movements, for the gallery of them.
struct MovingSymbols: View {
  let name: String
  let step: Int

  private var options: SymbolEffectOptions { .repeating }

  var body: some View {
    HStack {
      symbol.symbolEffect(.bounce.down, options: options, value: step)
      symbol.symbolEffect(.scale.up, isActive: step > 1)
      symbol.symbolEffect(.scale.down, isActive: step > 2)
      symbol.contentTransition(.symbolEffect(.replace.upUp))
      symbol.contentTransition(.symbolEffect(.replace.offUp))
    }
  }

  private var symbol: Image { Image(systemName: name) }
}

/// A map drawn by commands, in every way they draw texts and pictures.
struct MapCanvas: View {
  let names: [String]

  private let modes: [GraphicsContext.BlendMode] = [.multiply, .screen, .overlay, .clear, .copy]

  var body: some View {
    Canvas { context, size in draw(in: context, size: size) }
  }

  private func draw(in context: GraphicsContext, size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    var layer = context
    for (name, mode) in zip(names, modes) {
      layer.blendMode = mode
      layer.transform = layer.transform.rotated(by: 0.1)
      layer.draw(Text(name), in: frame)
      layer.draw(layer.resolve(Text(name)), in: frame)
      layer.draw(layer.resolve(Image(systemName: "pin")), at: .zero, anchor: .bottom)
      layer.draw(Image(systemName: "pin"), in: frame, style: FillStyle())
      layer.draw(Image(systemName: "pin"), at: .zero, anchor: .bottom)
    }
    let isDark = context.environment.colorScheme == .dark
    layer.stroke(
      Path(frame), with: .color(isDark ? .white : .black), style: StrokeStyle(lineWidth: 2))
  }

  /// The map again, over its own symbols.
  static func again<Symbols: View>(_ map: Canvas<Symbols>) -> some View {
    Canvas(renderer: map.renderer).overlay { map.symbols }
  }
}
