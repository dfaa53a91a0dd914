// The drawing of what is no entry of a widget: controls and Live Activities. Nothing here is
// Apple's.

import ExtensionRuntime
import SwiftUI
import Typesetting
import ViewDrawing
import WidgetRecording

/// A thing that the system shows in places of its own.
@MainActor protocol PlacedPicture {
  /// Returns the picture in a place; nil where nothing is shown there.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - canvas: The surroundings in which its views are laid out.
  func layout(in place: DrawnPlace, _ canvas: PictureCanvas) -> PlacedLayout?
}

/// The views of a picture with the room that they take.
struct PlacedLayout {
  /// The views.
  var view: AnyView
  /// The size in points.
  var size: CGSize
  /// The radius of the corners.
  var cornerRadius: Double
  /// The assumptions that the picture rests on.
  var notes: [String]
}

/// The surroundings in which the views of a picture are laid out.
@MainActor struct PictureCanvas {
  /// The look, with the greatest size that the place has.
  let target: DrawingTarget
  /// The values that views find.
  var environment: EnvironmentValues
  let system: PlatformVersion
  let date: Date

  init(_ target: DrawingTarget, on system: PlatformVersion, at date: Date) {
    self.target = target
    self.system = system
    self.date = date
    environment = EnvironmentValues()
    environment.locale = .current
    environment.calendar = .current
    environment.timeZone = .current
    environment.adopt(target.look)
    environment.displayScale = target.scale
    environment.displayDate = date
    environment.isLaidOut = true
    environment.setShowsWidgetContainerBackground(false)
    environment.setWidgetContentMargins(EdgeInsets())
  }

  /// The size of the place.
  var size: CGSize { CGSize(width: target.width, height: target.height) }

  /// Returns the tree of a view.
  func tree(of view: some View) -> ViewNode { resolveView(view, environment: environment) }

  /// Returns the height that a view wants in the width of the place.
  func height(of view: some View) -> Double {
    WidgetDrawer.size(of: tree(of: view), in: environment, setting(size, cornerRadius: 0)).height
  }

  /// Returns the width that a view wants, whatever that of the place.
  func width(of view: some View) -> Double {
    let ideal = tree(of: view.fixedSize(horizontal: true, vertical: false))
    return WidgetDrawer.size(of: ideal, in: environment, setting(size, cornerRadius: 0)).width
  }

  func setting(_ size: CGSize, cornerRadius: Double) -> DrawingSetting {
    DrawingSetting(
      size: size, margins: EdgeInsets(), cornerRadius: cornerRadius, pixels: target.scale,
      look: target.look, system: system, date: date, hasBackground: false)
  }
}

/// Draws placed pictures as the runtime asks for them, by their positions.
@MainActor enum PictureDrawer {
  /// Returns the drawer of some pictures at an instant.
  static func drawer(of pictures: [any PlacedPicture], at date: Date) -> EntryDrawer {
    EntryDrawer(prepare: KnownParts.prepare) { request, finish in
      guard WidgetDrawer.isAvailable else { return }
      var known = KnownParts()
      for index in request.entries where pictures.indices.contains(index) {
        var drawn = DrawnEntry<JSONText>(entry: index)
        for target in request.targets {
          let canvas = PictureCanvas(target, on: request.system, at: date)
          guard let finished = draw(pictures[index], canvas), known.isShown(finished) else {
            continue
          }
          drawn.drawings.append(finished.text)
          known.add(finished, to: &drawn)
        }
        finish(drawn)
      }
    }
  }

  private static func draw(
    _ picture: any PlacedPicture, _ canvas: PictureCanvas
  ) -> FinishedDrawing? {
    guard let place = canvas.target.look.place, let layout = picture.layout(in: place, canvas)
    else { return nil }
    let setting = canvas.setting(layout.size, cornerRadius: layout.cornerRadius)
    // The labels of a control are the system's to show.
    let idleParts =
      picture is ActivityPicture
      ? resolveViewNotingIdleParts(layout.view, environment: canvas.environment).idleParts : []
    let notes = layout.notes + idleParts.sorted().map { IdlePartNote.text(on: $0) }
    return WidgetDrawer.draw(layout.view, in: canvas.environment, setting, notes: notes)
  }
}

/// A view that shows a tree that was resolved before.
struct ResolvedTree: View, PrimitiveView {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  var body: Never { noBody(Self.self) }

  func nodes(in context: ViewContext) -> [ViewNode] { [node] }
}

extension EnvironmentValues {
  private static let typeSizes = Dictionary(
    uniqueKeysWithValues: DynamicTypeSize.allCases.map { ("\($0)", $0) })

  /// Takes over what a look decides: appearance, text, contrast, rendering mode and language.
  mutating func adopt(_ look: DrawnLook) {
    dynamicTypeSize = Self.typeSizes[look.typeSize] ?? .large
    colorScheme = look.appearance == "dark" ? .dark : .light
    setColorSchemeContrast(look.hasIncreasedContrast ? .increased : .standard)
    if look.hidesPrivateContent { redactionReasons.insert(.privacy) }
    widgetRenderingMode = look.renderingMode.widgetRenderingMode
    if look.locale == DrawnLook.mirrored {
      layoutDirection = .rightToLeft
    } else if let name = look.locale, name != DrawnLook.longWords {
      locale = Locale(identifier: name)
      calendar.locale = locale
      let isMirrored = locale.language.characterDirection == .rightToLeft
      layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
  }
}
