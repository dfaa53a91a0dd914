// The regions of an expanded Dynamic Island. Nothing here is Apple's.

import SwiftUI

/// The regions of the expanded presentation, around and below the camera.
@MainActor struct ExpandedRegions {
  /// The camera between the halves of the island, with the island around it.
  static let camera = CGSize(width: 125.33, height: 36.67)
  /// The space between regions beside each other.
  private static let spacing = 8.0

  private let parts: [DynamicIsland.ExpandedPart]
  private let canvas: PictureCanvas
  /// The room within the margins.
  private let room: CGSize
  /// The width of the room on one side of the camera.
  private let half: Double
  /// The height of the camera below the upper margin.
  private let cameraHeight: Double

  init(_ parts: [DynamicIsland.ExpandedPart], margins: EdgeInsets, _ canvas: PictureCanvas) {
    self.parts = parts
    self.canvas = canvas
    room = CGSize(
      width: max(0, canvas.size.width - margins.leading - margins.trailing),
      height: canvas.size.height - margins.top - margins.bottom)
    half = max(0, (room.width - Self.camera.width - 2 * Self.spacing) / 2)
    cameraHeight = max(0, Self.camera.height - margins.top)
  }

  /// The regions at their places, each row as tall as it wants to be where both have room.
  var rows: some View {
    let above = wanted(besideCamera)
    let below = wanted(region(.bottom))
    let gap = below > 0 ? Self.spacing : 0
    let fits = above + gap + below <= room.height
    return VStack(spacing: Self.spacing) {
      besideCamera.frame(minHeight: fits ? above : nil)
      region(.bottom).frame(minHeight: fits ? below : nil)
    }
  }

  /// Returns the height that views want in the room within the margins.
  private func wanted(_ view: some View) -> Double {
    canvas.height(of: view.frame(width: room.width))
  }

  /// The regions beside the camera, and those below it that belong to them.
  private var besideCamera: some View {
    HStack(alignment: .top, spacing: Self.spacing) {
      switch (isBelow(.leading), isBelow(.trailing)) {
      case (false, false):
        beside(.leading, .topLeading)
        VStack(spacing: 0) {
          Color.clear.frame(width: Self.camera.width, height: cameraHeight)
          region(.center)
        }.layoutPriority(priority(.center))
        beside(.trailing, .topTrailing)
      case (false, true):
        region(.leading).layoutPriority(priority(.leading))
        belowCamera { region(.trailing).frame(maxWidth: .infinity, alignment: .topTrailing) }
      case (true, false):
        belowCamera { region(.leading).frame(maxWidth: .infinity, alignment: .topLeading) }
        region(.trailing).layoutPriority(priority(.trailing))
      case (true, true):
        belowCamera {
          HStack(alignment: .top, spacing: Self.spacing) {
            region(.leading).layoutPriority(priority(.leading))
            Spacer(minLength: 0)
            region(.trailing).layoutPriority(priority(.trailing))
          }
        }
      }
    }
  }

  /// Returns a region below the camera, after the one in the centre.
  private func belowCamera(@ViewBuilder _ below: () -> some View) -> some View {
    VStack(spacing: 4) {
      Color.clear.frame(height: cameraHeight)
      region(.center)
      below()
    }
  }

  /// Whether a region on one side is below the camera, since its author allows that and it is wider
  /// than the room beside the camera.
  private func isBelow(_ position: DynamicIslandExpandedRegionPosition) -> Bool {
    let view = region(position)
    let isAllowed = canvas.tree(of: view).flattened.contains {
      $0.kind == ".dynamicIsland" && $0.attributes["belowIfTooWide"] == .flag(true)
    }
    return isAllowed && canvas.width(of: view) > half
  }

  private func views(
    _ position: DynamicIslandExpandedRegionPosition
  ) -> [DynamicIsland.ExpandedPart] {
    parts.filter { $0.position == position }
  }

  private func priority(_ position: DynamicIslandExpandedRegionPosition) -> Double {
    views(position).map(\.priority).max() ?? 0
  }

  @ViewBuilder private func region(
    _ position: DynamicIslandExpandedRegionPosition
  ) -> some View {
    let all = views(position)
    if all.count == 1 {
      all[0].view
    } else if !all.isEmpty {
      VStack(spacing: 4) { ForEach(0..<all.count, id: \.self) { all[$0].view } }
    }
  }

  /// Returns the region on one side of the camera, which takes the room up to its side; one that
  /// has a priority, half of the room beside the camera or what it needs.
  private func beside(
    _ position: DynamicIslandExpandedRegionPosition, _ alignment: Alignment
  ) -> some View {
    let priority = priority(position)
    return region(position)
      .frame(
        minWidth: priority > 0 ? half : nil, maxWidth: priority > 0 ? nil : .infinity,
        alignment: alignment
      )
      .layoutPriority(priority)
  }
}
