import CoreGraphics
package import Foundation
package import JSON
package import SwiftUI
package import Typesetting
package import WidgetDrawing
package import WidgetPlatforms

/// The setting of a drawing beside its views: size, margins, scale, platform and date.
package struct DrawingSetting: Sendable {
  /// The widget's size.
  package var size: CGSize
  /// The space between the widget's edges and its views.
  package var margins: EdgeInsets
  /// The radius of the widget's corners.
  package var cornerRadius: Double
  /// Pixels in a point.
  package var pixels: Double
  /// The look, beside the environment's values.
  package var look: DrawnLook
  /// The platform and its version.
  package var system: PlatformVersion
  /// The instant that is shown.
  package var date: Date
  /// Whether the system draws a background.
  package var hasBackground: Bool
  /// Whether the system sets the text itself, in a line of its own.
  package var isInline: Bool
  /// Whether a watch face shows the label of the views beside them.
  package var hasLabel: Bool

  /// Creates a setting.
  package init(
    size: CGSize, margins: EdgeInsets, cornerRadius: Double, pixels: Double, look: DrawnLook,
    system: PlatformVersion, date: Date, hasBackground: Bool,
    isInline: Bool = false, hasLabel: Bool = false
  ) {
    self.isInline = isInline
    self.hasLabel = hasLabel
    self.look = look
    self.size = size
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.pixels = pixels
    self.system = system
    self.date = date
    self.hasBackground = hasBackground
  }
}

/// A drawing with the outlines and pictures that it refers to.
package struct FinishedDrawing {
  /// The drawing.
  package var drawing: RecordedDrawing
  /// The JSON of the drawing.
  package var text: JSONText
  /// The glyphs that it shows, by face.
  package var glyphs: [FaceName: Set<Int>]
  /// The pictures that it shows, by digest.
  package var pictures: [String: RecordedPicture]
  /// Whether any content changes with time.
  package var runsWithTime: Bool
}

/// Lays out a widget's views as SwiftUI does, and draws them.
@MainActor package enum WidgetDrawer {
  /// Whether HarfBuzz and the stand-in font are installed.
  package static var isAvailable: Bool { FontLibrary.shared.isComplete }

  /// Draws a view, with the states that it sets itself once its sizes and preferences are known.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment that it finds, which says that it will be laid out.
  ///   - setting: The size, scale, platform and date of the drawing.
  ///   - notes: What is known to be approximated before anything is drawn.
  package static func draw(
    _ view: some View, in environment: EnvironmentValues, _ setting: DrawingSetting,
    notes: [String] = []
  ) -> FinishedDrawing {
    ViewUpdates.settled(in: environment) { context, more in
      draw(context.node(of: view), in: environment, setting, notes: notes + more)
    }
  }

  /// Draws a resolved tree.
  ///
  /// - Parameters:
  ///   - root: The tree, resolved in an environment that says that it will be laid out.
  ///   - environment: That environment.
  ///   - setting: The size, scale, platform and date of the drawing.
  ///   - notes: What is known to be approximated before anything is drawn.
  package static func draw(
    _ root: ViewNode, in environment: EnvironmentValues, _ setting: DrawingSetting,
    notes: [String] = []
  ) -> FinishedDrawing {
    let canvas = DrawingCanvas(fonts: .shared, pixels: setting.pixels)
    let style = style(environment, setting)
    for note in notes { canvas.notes.add(note) }
    let builder = LayoutBuilder(fonts: .shared, notes: canvas.notes)
    CanvasText.measure = { node, size in
      MainActor.assumeIsolated {
        TextRule(node, style, fonts: .shared, notes: canvas.notes).measure(in: size)
      }
    }
    defer { CanvasText.measure = nil }
    let item = builder.root(root, style)
    if setting.hasLabel, builder.label == nil, !builder.curvesContent, root.makesViewsInLayout {
      // The views have less room beside a label, which those made of sizes may have.
      let whole = CGRect(origin: .zero, size: setting.size)
      canvas.unseen { content(item, in: whole, setting, on: canvas) }
    }
    let placed = FaceComplication(item, of: builder, setting)
    let size = placed?.whole ?? setting.size
    let views = placed?.views ?? CGRect(origin: .zero, size: setting.size)
    var backgroundCount = 0
    func paintBackground() {
      background(builder, style, setting, in: CGRect(origin: .zero, size: size), on: canvas)
      backgroundCount = canvas.operations.count
    }
    if let placed {
      paintBackground()
      placed.paint(cornerRadius: setting.cornerRadius, on: canvas) {
        content(item, in: CGRect(origin: .zero, size: setting.size), setting, on: canvas)
      }
    } else {
      var group = DrawingGroup()
      group.clip = PathData(Path(roundedRect: views, cornerRadius: setting.cornerRadius))
      canvas.group(group) {
        let (start, firstBox) = (canvas.operations.count, canvas.boxes.count)
        canvas.layered { content(item, in: views, setting, on: canvas) }
        // Views that are made of sizes, such as a geometry reader's, may have the background.
        canvas.draw(behind: start, boxesFrom: firstBox, paintBackground)
      }
    }
    note(setting, builder, isLabelDrawn: placed != nil, in: canvas.notes)
    canvas.noteColorsBehindTexts(
      size, backgroundCount: backgroundCount,
      on: setting.look.appearance == "dark" ? .black : .white)
    let (drawing, text) = RecordedDrawing.written(
      setting.look, size: DrawnSize(size.width, size.height),
      scale: setting.pixels, list: canvas.operations, boxes: canvas.boxes,
      notes: canvas.notes.all.sorted(),
      backgroundCount: backgroundCount, leftOut: builder.leftOut,
      viewsFrame: placed.map { _ in
        [views.minX, views.minY, views.width, views.height].map(Coordinate.rounded)
      })
    return FinishedDrawing(
      drawing: drawing, text: text,
      glyphs: canvas.glyphs, pictures: canvas.pictures,
      runsWithTime: canvas.notes.runsWithTime)
  }

  /// Notes the parts of a setting and of the layout that the drawing does not show as they are.
  private static func note(
    _ setting: DrawingSetting, _ builder: LayoutBuilder, isLabelDrawn: Bool, in notes: Notes
  ) {
    if let locale = setting.look.locale,
      ![DrawnLook.longWords, DrawnLook.mirrored].contains(locale)
    {
      notes.add("what code asks of Locale.current or String(localized:) is in the run's locale")
    }
    if setting.hasLabel, !isLabelDrawn, builder.label != nil {
      notes.add("a complication's label that is empty is not drawn")
    }
    if builder.budget.hasNoNumber {
      notes.add("a size or a place that is no number (NaN) is taken for 0")
    }
    if builder.budget.isSpent {
      notes.add("layout was cut off: the views ask for sizes without end")
    }
  }

  /// Measures the views that image renderers make images of, from now on in this process.
  ///
  /// The setting is made with the first image, as most code makes none.
  package static func measureRenderedViews(
    _ environment: @autoclosure @escaping @MainActor () -> EnvironmentValues,
    _ setting: @autoclosure @escaping @MainActor () -> DrawingSetting
  ) {
    guard isAvailable else { return }
    var known: ViewStyle?
    func rule(_ node: ViewNode, _ proposal: ProposedViewSize) -> RenderedViewRule {
      let style = known ?? style(environment(), setting())
      known = style
      return RenderedViewRule(
        node, proposal, LayoutBuilder(fonts: .shared, notes: Notes()), style)
    }
    RenderedViewSize.measure = { node, proposal in
      MainActor.assumeIsolated { rule(node, proposal).size }
    }
    RenderedViewSize.layOut = { node, proposal in
      MainActor.assumeIsolated {
        let canvas = DrawingCanvas(fonts: .shared, pixels: known?.pixels ?? 1)
        rule(node, proposal).paint(on: canvas)
      }
    }
  }

  /// Returns the size that a resolved tree takes of the setting's width, with the height it wants.
  package static func size(
    of root: ViewNode, in environment: EnvironmentValues, _ setting: DrawingSetting
  ) -> CGSize {
    let builder = LayoutBuilder(fonts: .shared, notes: Notes())
    return builder.root(root, style(environment, setting)).size(
      Proposal(width: setting.size.width, height: nil))
  }

  /// Returns the recorded outlines of the faces and glyphs of some drawings.
  package static func outlines(
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
    var scene = DrawingScene(
      pixels: setting.pixels, system: setting.system,
      look: setting.look, date: setting.date, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone,
      size: setting.size, cornerRadius: setting.cornerRadius, isInline: setting.isInline)
    scene.contentSize = CGSize(
      width: max(0, setting.size.width - setting.margins.leading - setting.margins.trailing),
      height: max(0, setting.size.height - setting.margins.top - setting.margins.bottom))
    var style = ViewStyle(
      scene: scene, isDark: environment.colorScheme == .dark,
      category: DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? 3)
    if setting.isInline { style.lineLimit = 1 }
    style.tint = tint(of: .main)
    style.isRedacted = environment.redactionReasons.contains(.placeholder)
    style.hidesPrivateContent = environment.redactionReasons.contains(.privacy)
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    return style
  }

  /// The tint of views where an asset catalogue has a colour of the name that Xcode's templates
  /// give the target's accent.
  static func tint(of catalog: AssetCatalog) -> ViewAttribute? {
    catalog.color(named: "AccentColor").map { _ in Color("AccentColor").attribute }
  }

  private static func background(
    _ builder: LayoutBuilder, _ style: ViewStyle, _ setting: DrawingSetting, in whole: CGRect,
    on canvas: DrawingCanvas
  ) {
    if let place = setting.look.place, place.isStandBy {
      canvas.notes.add(
        "StandBy is sketched on black in the Home Screen's size with margins of 11 points: its own "
          + "are not published, and it shows the views larger")
      if place == .standByNight { canvas.notes.add("StandBy's red at night is assumed") }
      return canvas.fill(
        PathData(rectangle: 0, 0, whole.width, whole.height), .color(.black))
    }
    if setting.look.renderingMode != .fullColor {
      canvas.notes.add(setting.look.renderingMode.note)
      return canvas.fill(
        PathData(rectangle: 0, 0, whole.width, whole.height),
        .color(setting.look.renderingMode.ground))
    }
    if setting.system.platform == .watchOS, !setting.hasBackground {
      return canvas.fill(
        PathData(rectangle: 0, 0, whole.width, whole.height), .color(.black))
    }
    guard setting.hasBackground else { return }
    let base = canvas.operations.count
    canvas.fill(whole, .record(["semantic": .string("background")]), style)
    defer { canvas.removeCovered(at: base) }
    for (node, style) in builder.backgrounds {
      if let look = node.attributes["style"] { canvas.fill(whole, look, style) }
      let views = Array(node.children.dropFirst())
      guard !views.isEmpty else { continue }
      let stack = ViewNode(
        "ZStack", ["alignment": node.attributes["alignment"]], children: views)
      let item = builder.item(stack, style, in: nil)
      canvas.layered { center(item, in: whole, on: canvas) }
    }
  }

  private static func content(
    _ item: LayoutItem, in frame: CGRect, _ setting: DrawingSetting, on canvas: DrawingCanvas
  ) {
    let margins = setting.margins
    center(
      item,
      in: CGRect(
        x: frame.minX + margins.leading, y: frame.minY + margins.top,
        width: max(0, frame.width - margins.leading - margins.trailing),
        height: max(0, frame.height - margins.top - margins.bottom)), on: canvas)
  }

  private static func center(_ item: LayoutItem, in space: CGRect, on canvas: DrawingCanvas) {
    let offer = Proposal(space.size)
    let size = item.size(offer)
    let origin = CGPoint(x: space.midX - size.width / 2, y: space.midY - size.height / 2)
    item.paint(in: CGRect(origin: origin, size: size), offer, on: canvas)
  }
}
