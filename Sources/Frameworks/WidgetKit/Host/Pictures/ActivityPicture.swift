// A Live Activity on the Lock Screen, in the Dynamic Island and on a watch. Nothing here is
// Apple's.

import SwiftUI
import WidgetRecording

/// The presentations of a Live Activity's content.
@MainActor struct ActivityPicture: PlacedPicture {
  let content: () -> AnyView
  let island: () -> DynamicIsland
  /// Whether the author has views for a watch; without them it shows the island's compact ones.
  var hasSmallFamily = false

  /// The space that the system leaves between the island's edge and its views.
  private static let islandMargin = 16.0

  func layout(in place: DrawnPlace, _ canvas: PictureCanvas) -> PlacedLayout? {
    switch place {
    case .lockScreen: banner(canvas)
    case .islandCompact: compact(canvas)
    case .islandMinimal: minimal(canvas)
    case .islandExpanded: expanded(canvas)
    case .watchStack: card(canvas)
    default: nil
    }
  }

  /// Returns the views as tall as they want to be, within the limits that Apple publishes.
  private func fitted(_ view: some View, _ canvas: PictureCanvas, least: Double = 0) -> CGSize {
    let height = min(canvas.target.height, max(least, canvas.height(of: view)))
    return CGSize(width: canvas.target.width, height: height)
  }

  private func banner(_ canvas: PictureCanvas) -> PlacedLayout {
    let size = fitted(content(), canvas)
    let isDark = canvas.target.look.appearance == "dark"
    let ground = Color(white: isDark ? 0.16 : 0.93)
    let view = content().frame(width: size.width, height: size.height)
      .background { tint(of: content(), canvas) ?? AnyView(ground) }
    return PlacedLayout(
      view: AnyView(view), size: size, cornerRadius: canvas.target.cornerRadius,
      notes: [
        "a Live Activity's material on the Lock Screen is sketched as one colour; its corner is "
          + "assumed"
      ])
  }

  /// The colour that `activityBackgroundTint` gives; nil where the system's material shows.
  private func tint(of view: some View, _ canvas: PictureCanvas) -> AnyView? {
    let tinted = canvas.tree(of: view).flattened.first { $0.kind == ".activityBackgroundTint" }
    guard let color = tinted?.attributes["color"] else { return nil }
    return AnyView(ResolvedTree(ViewNode("Color", ["color": color])))
  }

  private func compact(_ canvas: PictureCanvas) -> PlacedLayout {
    let island = island()
    let side = CGSize(
      width: (canvas.target.width - ExpandedRegions.camera.width) / 2, height: canvas.target.height)
    let view = HStack(spacing: 0) {
      inIsland(island.compactLeading(), side, margins: insets(island, .compactLeading, 6))
      Color.clear.frame(width: ExpandedRegions.camera.width)
      inIsland(island.compactTrailing(), side, margins: insets(island, .compactTrailing, 6))
    }
    return onBlack(view, island, size: canvas.size, radius: canvas.size.height / 2)
  }

  private func minimal(_ canvas: PictureCanvas) -> PlacedLayout {
    let island = island()
    let view = inIsland(
      island.minimal(), canvas.size, margins: insets(island, .minimal, 4))
    return onBlack(view, island, size: canvas.size, radius: canvas.size.height / 2)
  }

  /// Returns views in a part of the island, of which they get what its margins leave.
  private func inIsland(_ view: some View, _ size: CGSize, margins: EdgeInsets) -> some View {
    view.lineLimit(1).padding(margins).frame(width: size.width, height: size.height).clipped()
  }

  private func expanded(_ canvas: PictureCanvas) -> PlacedLayout {
    let island = island()
    let margins = insets(island, .expanded, Self.islandMargin)
    let regions = ExpandedRegions(island.expanded(), margins: margins, canvas)
    let rows = regions.rows.padding(margins)
    let size = fitted(rows, canvas, least: 84)
    let view = rows.frame(width: size.width, height: size.height, alignment: .top)
    return onBlack(view, island, size: size, radius: 44)
  }

  private func insets(
    _ island: DynamicIsland, _ mode: DynamicIslandMode, _ usual: Double
  ) -> EdgeInsets {
    var insets = EdgeInsets(top: usual, leading: usual, bottom: usual, trailing: usual)
    if mode != .expanded { (insets.top, insets.bottom) = (2, 2) }
    for margin in island.margins where margin.mode == mode {
      if margin.edges.contains(.top) { insets.top = margin.length }
      if margin.edges.contains(.leading) { insets.leading = margin.length }
      if margin.edges.contains(.bottom) { insets.bottom = margin.length }
      if margin.edges.contains(.trailing) { insets.trailing = margin.length }
    }
    return insets
  }

  private func onBlack(
    _ view: some View, _ island: DynamicIsland, size: CGSize, radius: Double
  ) -> PlacedLayout {
    let shape = RoundedRectangle(cornerRadius: radius)
    let whole = view.frame(width: size.width, height: size.height)
      .background(Color.black)
      .overlay {
        if let keyline = island.keyline { shape.strokeBorder(keyline.opacity(0.45), lineWidth: 1) }
      }
    return PlacedLayout(
      view: AnyView(whole), size: size, cornerRadius: radius,
      notes: [
        "the Dynamic Island's margins and the places of its expanded regions are assumed; its sizes "
          + "are Apple's"
      ])
  }

  private func card(_ canvas: PictureCanvas) -> PlacedLayout {
    var canvas = canvas
    canvas.environment.activityFamily = .small
    let ground = Color(white: 0.13)
    let size = canvas.size
    var notes = ["a watch's card of a Live Activity is sketched on one colour"]
    let inner: AnyView
    if hasSmallFamily {
      inner = AnyView(
        content().environment(\.activityFamily, .small)
          .frame(width: size.width, height: size.height)
          .background { tint(of: content(), canvas) ?? AnyView(ground) })
    } else {
      notes.append("without supplementalActivityFamilies a watch shows the island's compact views")
      let island = island()
      inner = AnyView(
        HStack(spacing: 8) {
          island.compactLeading()
          Spacer(minLength: 4)
          island.compactTrailing()
        }
        .lineLimit(1).padding(.horizontal, 14)
        .frame(width: size.width, height: size.height).background(ground))
    }
    return PlacedLayout(
      view: inner, size: size, cornerRadius: canvas.target.cornerRadius, notes: notes)
  }
}
