public import Foundation
package import SwiftUI
import Typesetting
public import WidgetDrawing

/// What a widget is drawn for, beside its views.
public struct DrawingSetting: Sendable {
  /// The widget's size.
  public var size: CGSize
  /// The space between the widget's edges and its views.
  public var margins: EdgeInsets
  /// The radius of the widget's corners.
  public var cornerRadius: Double
  /// Pixels in a point.
  public var pixels: Double
  /// The platform's name.
  public var platform: String
  /// The instant that is shown.
  public var date: Date
  /// Whether there is a background of the system's.
  public var hasBackground: Bool

  /// Creates a setting.
  public init(
    size: CGSize, margins: EdgeInsets, cornerRadius: Double, pixels: Double, platform: String,
    date: Date, hasBackground: Bool
  ) {
    self.size = size
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.pixels = pixels
    self.platform = platform
    self.date = date
    self.hasBackground = hasBackground
  }
}

/// A drawing with the outlines and pictures that it refers to.
public struct FinishedDrawing {
  /// The drawing.
  public var drawing: RecordedDrawing
  /// The glyphs that it shows, by face.
  public var glyphs: [FaceName: Set<Int>]
  /// The pictures that it shows, by digest.
  public var pictures: [String: RecordedPicture]
}

/// Lays out a widget's views as SwiftUI does, and draws them.
@MainActor public enum WidgetDrawer {
  /// Whether HarfBuzz and the stand-in font are installed.
  public static var isAvailable: Bool { FontLibrary.shared.isComplete }

  /// Draws a resolved tree.
  ///
  /// - Parameters:
  ///   - root: The tree, resolved in an environment that says that it will be laid out.
  ///   - environment: That environment.
  ///   - setting: What it is drawn for.
  package static func draw(
    _ root: ViewNode, in environment: EnvironmentValues, _ setting: DrawingSetting
  ) -> FinishedDrawing {
    let canvas = DrawingCanvas(fonts: .shared, pixels: setting.pixels)
    let style = style(environment, setting)
    let builder = LayoutBuilder(fonts: .shared, notes: canvas.notes)
    CanvasText.measure = { node, size in
      MainActor.assumeIsolated {
        TextRule(node, style, fonts: .shared, notes: canvas.notes).measure(in: size)
      }
    }
    defer { CanvasText.measure = nil }
    let item = builder.item(root, style, in: nil)
    let whole = CGRect(origin: .zero, size: setting.size)
    var group = DrawingGroup()
    group.clip = PathData(Path(roundedRect: whole, cornerRadius: setting.cornerRadius))
    canvas.group(group) {
      background(builder, style, setting, on: canvas)
      content(item, in: whole, setting, on: canvas)
    }
    if builder.budget.isSpent {
      canvas.notes.add("layout was cut off: the views ask for sizes without end")
    }
    return FinishedDrawing(
      drawing: RecordedDrawing(
        scheme: style.isDark ? "dark" : "light", size: [setting.size.width, setting.size.height],
        scale: setting.pixels, list: canvas.operations, boxes: canvas.boxes,
        notes: canvas.notes.all.sorted()),
      glyphs: canvas.glyphs, pictures: canvas.pictures)
  }

  /// Returns what a recording says of the faces and glyphs of some drawings.
  public static func outlines(
    _ glyphs: [FaceName: Set<Int>]
  ) -> (faces: [RecordedFace], outlines: [RecordedOutlines]) {
    let names = glyphs.keys.sorted { $0.text < $1.text }
    let outlines = names.compactMap { name -> RecordedOutlines? in
      guard let face = FontLibrary.shared.face(name) else { return nil }
      var paths: [Int: PathData] = [:]
      for glyph in glyphs[name] ?? [] { paths[glyph] = face.outline(of: glyph) }
      return RecordedOutlines(face: name.text, unitsPerEm: face.unitsPerEm, glyphs: paths)
    }
    return (names.map { FontLibrary.shared.recorded($0) }, outlines)
  }

  private static func style(
    _ environment: EnvironmentValues, _ setting: DrawingSetting
  ) -> ViewStyle {
    let scene = DrawingScene(
      pixels: setting.pixels, platform: setting.platform, date: setting.date,
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      size: setting.size, cornerRadius: setting.cornerRadius)
    var style = ViewStyle(
      scene: scene, isDark: environment.colorScheme == .dark,
      category: DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? 3)
    style.isRedacted = environment.redactionReasons.contains(.placeholder)
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    return style
  }

  private static func background(
    _ builder: LayoutBuilder, _ style: ViewStyle, _ setting: DrawingSetting,
    on canvas: DrawingCanvas
  ) {
    guard setting.hasBackground else { return }
    let whole = CGRect(origin: .zero, size: setting.size)
    canvas.fill(whole, .record(["semantic": .string("background")]), style)
    for (node, style) in builder.backgrounds {
      if let look = node.attributes["style"] { canvas.fill(whole, look, style) }
      let views = Array(node.children.dropFirst())
      guard !views.isEmpty else { continue }
      let stack = ViewNode(
        "ZStack", ["alignment": node.attributes["alignment"]], children: views)
      let item = builder.item(stack, style, in: nil)
      center(item, in: whole, on: canvas)
    }
  }

  private static func content(
    _ item: LayoutItem, in whole: CGRect, _ setting: DrawingSetting, on canvas: DrawingCanvas
  ) {
    let margins = setting.margins
    center(
      item,
      in: CGRect(
        x: margins.leading, y: margins.top,
        width: max(0, whole.width - margins.leading - margins.trailing),
        height: max(0, whole.height - margins.top - margins.bottom)), on: canvas)
  }

  private static func center(_ item: LayoutItem, in space: CGRect, on canvas: DrawingCanvas) {
    let offer = Proposal(space.size)
    let size = item.size(offer)
    let origin = CGPoint(x: space.midX - size.width / 2, y: space.midY - size.height / 2)
    item.paint(in: CGRect(origin: origin, size: size), offer, on: canvas)
  }
}
