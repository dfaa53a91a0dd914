import SwiftUI

/// A person's choice of tiles' corners.
enum TileCorners: CaseIterable {
  case round, sharp

  var style: RoundedCornerStyle { self == .round ? .continuous : .circular }
}

/// A tile cut, filled and outlined as its settings say.
struct Tile: View {
  let corners: TileCorners
  let isDashed: Bool

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerSize: CGSize(width: 12, height: 10), style: corners.style)
  }

  private var outline: StrokeStyle {
    var style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel)
    style.miterLimit = 8
    if isDashed {
      style.dash = [4, 2]
      style.dashPhase = 1
    }
    return style
  }

  private var filling: FillStyle {
    var style = FillStyle(eoFill: true, antialiased: false)
    style.isAntialiased = shape.cornerSize.width > 0
    style.isEOFilled.toggle()
    return style
  }

  private var moving: ContentShapeKinds { [.interaction, .dragPreview, .hoverEffect] }

  var body: some View {
    shape
      .fill(.tint, style: filling)
      .stroke(.separator, style: outline)
      .clipShape(.capsule(style: corners.style))
      .contentShape(moving, .capsule)
      .contentShape([.contextMenuPreview, .focusEffect, .accessibility], shape)
      .containerShape(shape)
      .clipped(antialiased: true)
  }
}

/// Tiles inside a tile, following its corners.
struct NestedTile: View {
  var body: some View {
    Text("Nested")
      .background(.fill, in: .containerRelative)
      .containerShape(RoundedRectangle(cornerRadius: 20))
  }
}

/// A rosette of scaled and turned squares.
struct Rosette: View {
  let petals: Int

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal in
        outline(of: RotatedShape(shape: Rectangle(), angle: .degrees(Double(petal) * 15)))
      }
      center(of: ScaledShape(shape: Circle(), scale: CGSize(width: 0.2, height: 0.2)))
    }
  }

  private func outline(of shape: RotatedShape<Rectangle>) -> some View {
    var shape = shape
    shape.anchor = .center
    return shape.stroke(.primary, lineWidth: 1)
  }

  private func center(of shape: ScaledShape<Circle>) -> some View {
    var shape = shape
    shape.anchor = UnitPoint(x: 0.5, y: 0.4)
    return shape.fill()
  }
}

/// The legend of a drawn shape.
@MainActor func legend(of fill: _ShapeView<Circle, Color>) -> String {
  fill.fillStyle.isEOFilled ? "Even and odd" : "Whole"
}

/// The line width of an outline.
@MainActor func lineWidth<Drawn: Shape>(
  of outline: StrokeShapeView<Drawn, Color, EmptyView>
) -> CGFloat {
  outline.isAntialiased ? outline.strokeStyle.lineWidth : outline.strokeStyle.lineWidth.rounded()
}

/// The width of the border inside a shape.
@MainActor func borderWidth<Drawn: InsettableShape>(
  of border: StrokeBorderShapeView<Drawn, Color, EmptyView>
) -> CGFloat {
  border.isAntialiased ? border.strokeStyle.lineWidth : 0
}

/// Draws a filled shape again at half its strength.
@MainActor func faded<Drawn: ShapeView<Circle>>(_ drawn: Drawn) -> some View {
  drawn.background(drawn.shape.fill(.quaternary))
}
