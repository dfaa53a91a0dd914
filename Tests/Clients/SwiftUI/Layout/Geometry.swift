import SwiftUI

/// The name of the board that pieces are placed on.
var boardSpace: NamedCoordinateSpace { .named("board") }

/// A board that knows where its pieces are.
struct Board: View {
  @State private var size = CGSize.zero
  @State private var tilt = Angle(radians: 0.1)

  var body: some View {
    GeometryReader { (proxy: GeometryProxy) in
      Circle()
        .position(x: place(in: proxy).midX, y: place(in: proxy).midY)
        .padding(.top, proxy.safeAreaInsets.top)
        .rotationEffect(.radians(tilt.radians / 2))
    }
    .coordinateSpace(boardSpace)
    .coordinateSpace(name: "cells")
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
  }

  private func place(in proxy: GeometryProxy) -> CGRect {
    let cells: CoordinateSpace = .named("cells")
    return proxy.frame(in: boardSpace)
      .union(proxy.frame(in: cells))
      .union(proxy.frame(in: .local))
      .union(proxy.frame(in: GlobalCoordinateSpace()))
      .union(proxy.bounds(of: boardSpace) ?? .zero)
  }
}

/// Whether two ways of measuring mean the same place.
func measuresAlike(_ one: some CoordinateSpaceProtocol, _ other: CoordinateSpace) -> Bool {
  one.coordinateSpace == other
}

/// Whether the board is measured on its own.
func isOwnBoard(_ space: NamedCoordinateSpace) -> Bool {
  space.coordinateSpace != LocalCoordinateSpace().coordinateSpace
    && space.coordinateSpace != GlobalCoordinateSpace().coordinateSpace
    && !measuresAlike(space, .global)
}

/// The axis of a ruler, and the edges that it touches.
struct Ruler {
  var axis: Axis = .horizontal
  var edge: Edge = .bottom
  var side: HorizontalEdge = .leading
  var end: VerticalEdge = .top

  var corner: UnitPoint {
    switch (side, end) {
    case (.leading, .top): .topLeading
    case (.leading, .bottom): .bottomLeading
    case (.trailing, .top): .topTrailing
    case (.trailing, .bottom): .bottomTrailing
    }
  }

  var turn: Angle { axis == .horizontal ? .zero : .radians(.pi / 2) }
}

/// The schedule of a wall clock's ticks.
struct TickSchedule: TimelineSchedule {
  let beats: [TimeInterval]

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let shown = mode == .lowFrequency ? Array(beats.prefix(1)) : beats
    return shown.map { startDate.addingTimeInterval($0) }
  }
}

/// A clock whose hand moves only as often as it is looked at.
struct WallClock: View {
  let start: Date
  let dates: [Date]

  var body: some View {
    VStack {
      TimelineView(TickSchedule(beats: [0, 1, 2])) { context in face(context.cadence) }
      TimelineView(.explicit(dates)) { context in hand(of: context) }
      TimelineView(ExplicitTimelineSchedule(dates)) { context in face(context.cadence) }
      TimelineView(PeriodicTimelineSchedule(from: start, by: 5)) { _ in face(.seconds) }
      TimelineView(EveryMinuteTimelineSchedule()) { _ in face(.minutes) }
      TimelineView(AnimationTimelineSchedule(minimumInterval: 0.1, paused: false)) { _ in
        face(.live)
      }
    }
  }

  private func face(_ cadence: TimelineViewDefaultContext.Cadence) -> some View {
    Text(cadence <= .seconds ? "With seconds" : "Without seconds")
  }

  private func hand(of context: TimelineViewDefaultContext) -> some View {
    face(context.cadence).rotationEffect(.radians(context.date.timeIntervalSince(start) / 60))
  }
}
