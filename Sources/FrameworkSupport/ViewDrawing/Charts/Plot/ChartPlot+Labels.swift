import Foundation
import SwiftUI
import WidgetDrawing

extension ChartPlot {
  /// A label with its frame.
  private struct Placed {
    var item: LayoutItem
    var frame: CGRect
    var collision: ViewAttribute?
    /// The side of the plot that it stands at.
    var isAtStart: Bool
    /// The position of its marks among those of the axis.
    var marks: Int

    /// The name of the way in which it gives way to others.
    var resolution: String? { collision?.text ?? collision?.fields["name"]?.text }
    /// Whether it stands where it is, whatever is beside it.
    var keepsPlace: Bool { resolution == "disabled" || resolution == "truncate" }
  }

  /// Draws the labels of both axes: as many of an axis as have room beside each other.
  func paintLabels(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, within whole: CGRect,
    on canvas: DrawingCanvas
  ) {
    let below = sides(
      of: x.ticks.compactMap { label(below: $0, x, model.x, within: whole) }, along: \.minX
    ) {
      max($0.minX, $1.minX) - min($0.maxX, $1.maxX) >= min(4, $0.height / 4)
    }
    let rows = sides(of: y.ticks.compactMap { label(beside: $0, y, model.y) }, along: \.minY) {
      max($0.minY, $1.minY) - min($0.maxY, $1.maxY) >= -1
    }
    // Where there is no room for both, the label beside the corner gives way.
    let free = rows.filter { row in
      let letters = row.frame.insetBy(dx: 0, dy: row.frame.height / 4)
      return !below.contains { $0.frame.intersects(letters) }
    }
    for placed in below + free {
      let isCut = placed.collision == .string("truncate")
      placed.item.paint(
        in: placed.frame, isCut ? Proposal(placed.frame.size) : .unspecified, on: canvas)
    }
  }

  private func label(
    below tick: ChartAxis.Tick, _ axis: ChartAxis, _ scale: ChartScale, within whole: CGRect
  ) -> Placed? {
    guard let label = tick.label, var share = scale.share(tick.value) else { return nil }
    var size = label.item.size(.unspecified)
    if label.isCentered == true, scale.kind != .category { share = middle(tick, share, scale) }
    if let band = scale.band, label.collision == .string("truncate") {
      size.width = min(size.width, band * frame.width)
    }
    let middle = self.x(share)
    let space = label.spacing.x ?? ChartRule.gap
    var left = middle - size.width / 2
    if let anchor = label.anchor?.x {
      left = middle - (isMirrored ? 1 - anchor : anchor) * size.width
    } else if scale.kind == .date, label.isCentered != true {
      // The beginning of a time stands at its line, the words after it; after the plot's end there
      // are none, as pictures of Apple's show.
      if share > 0.999, tick.preset != "aligned" { return nil }
      left = isMirrored ? middle - space - size.width : middle + space
    }
    let limit = tick.preset == "aligned" ? frame : whole
    left = max(limit.minX, min(left, limit.maxX - size.width))
    let gap = label.spacing.y ?? axis.gap(atStart: tick.isAtStart)
    var top = tick.isAtStart ? outside.minY - gap - size.height : outside.maxY + gap
    if !tick.takesRoom {
      top = tick.isAtStart ? outside.minY + gap : outside.maxY - gap - size.height
    }
    let origin = CGPoint(x: left + label.offset.width, y: top + label.offset.height)
    return Placed(
      item: label.item, frame: CGRect(origin: origin, size: size), collision: label.collision,
      isAtStart: tick.isAtStart, marks: tick.marks)
  }

  private func label(
    beside tick: ChartAxis.Tick, _ axis: ChartAxis, _ scale: ChartScale
  ) -> Placed? {
    guard let label = tick.label, var share = scale.share(tick.value) else { return nil }
    let size = label.item.size(.unspecified)
    if label.isCentered == true, scale.kind != .category { share = middle(tick, share, scale) }
    let gap = label.spacing.x ?? axis.gap(atStart: tick.isAtStart)
    let isLeft = tick.isAtStart != isMirrored
    var left = isLeft ? outside.minX - gap - size.width : outside.maxX + gap
    var top = self.y(share) - (label.anchor?.y ?? 0.5) * size.height
    if !tick.takesRoom {
      left = isLeft ? outside.minX + gap : outside.maxX - gap - size.width
      // Labels within the plot stand above their lines.
      if label.anchor == nil { top = self.y(share) - size.height - (label.spacing.y ?? 0) }
    }
    if tick.preset == "aligned", label.anchor == nil {
      top = max(frame.minY, min(top, frame.maxY - size.height))
    }
    let origin = CGPoint(x: left + label.offset.width, y: top + label.offset.height)
    return Placed(
      item: label.item, frame: CGRect(origin: origin, size: size), collision: label.collision,
      isAtStart: tick.isAtStart, marks: tick.marks)
  }

  /// The labels of both sides that have room beside one another.
  private func sides(
    of labels: [Placed], along place: KeyPath<CGRect, CGFloat>, apart: (CGRect, CGRect) -> Bool
  ) -> [Placed] {
    [false, true].flatMap { isAtStart -> [Placed] in
      let side = labels.filter { $0.isAtStart == isAtStart }
      var kept: [Placed] = []
      // Of several marks of an axis those that come first have their labels.
      for marks in Set(side.map(\.marks)).sorted() {
        let own = ordered(side.filter { $0.marks == marks }, along: place)
        let before = kept
        kept += thinned(own, apart: apart).filter { label in
          label.keepsPlace || before.allSatisfy { apart(label.frame, $0.frame) }
        }
      }
      return kept
    }
  }

  /// The labels in their order along an axis, in the direction in which their author names them.
  private func ordered(
    _ labels: [Placed], along place: KeyPath<CGRect, CGFloat>
  ) -> [Placed] {
    let sorted = labels.sorted { $0.frame[keyPath: place] < $1.frame[keyPath: place] }
    guard let first = labels.first?.frame[keyPath: place],
      let last = labels.last?.frame[keyPath: place], first > last
    else { return sorted }
    return sorted.reversed()
  }

  /// Every label, or every second, third and so on, so that they do not touch one another.
  private func thinned(_ labels: [Placed], apart: (CGRect, CGRect) -> Bool) -> [Placed] {
    guard labels.count > 1, let first = labels.first, !first.keepsPlace else { return labels }
    if first.resolution == "greedy" { return greedy(labels, apart: apart) }
    for step in 1..<labels.count {
      let kept = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy({ apart($0.frame, $1.frame) }) { return kept }
    }
    return [first]
  }

  /// The labels that have room, those of greater priority first.
  ///
  /// Labels stand in order along their axis, so that each is compared with its neighbours alone.
  private func greedy(_ labels: [Placed], apart: (CGRect, CGRect) -> Bool) -> [Placed] {
    func fields(_ label: Placed) -> ViewAttributes { label.collision?.fields ?? [:] }
    let order = labels.indices.sorted { a, b in
      let (first, second) = (
        fields(labels[a])["priority"]?.double ?? 0, fields(labels[b])["priority"]?.double ?? 0
      )
      return first == second ? a < b : first > second
    }
    var kept: [Int] = []
    for index in order {
      let least = (fields(labels[index])["minimumSpacing"]?.double ?? 0) / 2
      let own = labels[index].frame.insetBy(dx: -least, dy: -least)
      var (low, high) = (0, kept.count)
      while low < high {
        let middle = (low + high) / 2
        if kept[middle] < index { low = middle + 1 } else { high = middle }
      }
      let neighbours = [low - 1, low].filter(kept.indices.contains).map { labels[kept[$0]].frame }
      if neighbours.allSatisfy({ apart(own, $0) }) { kept.insert(index, at: low) }
    }
    return kept.map { labels[$0] }
  }
}
