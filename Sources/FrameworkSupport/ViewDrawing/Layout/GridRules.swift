import Foundation
import SwiftUI

/// Views in columns of given sizes, or in rows of them.
struct LazyGridRule: LayoutRule {
  /// The axis across which the given tracks lie: horizontal for columns.
  let axis: Axis
  let tracks: [ViewAttribute]
  let alignment: String
  let spacing: Double?

  private func lengths(_ space: Double) -> [(length: Double, gap: Double)] {
    let gaps = tracks.map { $0.fields["spacing"]?.double ?? Distance.usual }
    let fixed = tracks.compactMap { $0.fields["fixed"]?.double }.reduce(0, +)
    var rest = space - fixed - gaps.dropLast().reduce(0, +)
    var left = tracks.count { $0.fields["fixed"] == nil }
    var found: [(Double, Double)] = []
    for (track, gap) in zip(tracks, gaps) {
      if let length = track.fields["fixed"]?.double {
        found.append((length, gap))
        continue
      }
      let range = track.fields["flexible"] ?? track.fields["adaptive"]
      let bounds = range?.doubles ?? [10, .infinity]
      let share = max(0, rest / Double(max(1, left)))
      left -= 1
      if track.fields["adaptive"] != nil {
        let least = max(1, bounds.first ?? 10)
        let count = max(1, Int(((share + gap) / (least + gap)).rounded(.down)))
        let each = (share - gap * Double(count - 1)) / Double(count)
        for _ in 0..<count { found.append((min(each, bounds.last ?? .infinity), gap)) }
        rest -= share
      } else {
        let length = min(max(share, bounds.first ?? 10), bounds.last ?? .infinity)
        found.append((length, gap))
        rest -= length
      }
    }
    return found
  }

  private func solve(
    _ proposal: Proposal, _ item: LayoutItem
  ) -> (size: CGSize, places: [Place]) {
    let lengths = lengths(proposal[axis] ?? 10 * Double(tracks.count))
    guard !lengths.isEmpty else { return (.zero, []) }
    let across = axis.other
    let gap = spacing ?? Distance.usual
    var places: [Place] = []
    var start = 0.0
    for row in stride(from: 0, to: item.children.count, by: lengths.count) {
      let indices = row..<min(row + lengths.count, item.children.count)
      let offers = indices.map { index -> Proposal in
        var offer = Proposal.unspecified
        offer[axis] = lengths[index - row].length
        return offer
      }
      let sizes = zip(indices, offers).map { item.children[$0].size($1) }
      let height = sizes.map { $0[across] }.max() ?? 0
      var position = 0.0
      for (offset, index) in indices.enumerated() {
        var origin = CGPoint.zero
        origin[axis] = position + (lengths[offset].length - sizes[offset][axis]) / 2
        origin[across] = start + (height - sizes[offset][across]) / 2
        places.append(
          Place(
            child: index, frame: CGRect(origin: origin, size: sizes[offset]),
            proposal: offers[offset]))
        position += lengths[offset].length + lengths[offset].gap
      }
      start += height + gap
    }
    var size = CGSize.zero
    size[axis] =
      lengths.reduce(0) { $0 + $1.length } + lengths.dropLast().reduce(0) { $0 + $1.gap }
    size[across] = max(0, start - gap)
    return (size, places)
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { solve(proposal, item).size }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    var offer = proposal
    offer[axis] = size[axis]
    return solve(offer, item).places
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// Rows whose cells stand in common columns.
///
/// SwiftUI's division of the width is not published; columns share it like the children of a stack.
struct GridRule: LayoutRule {
  let horizontal: String
  let vertical: String
  let columnGap: Double?
  let rowGap: Double?

  private struct Solution {
    var widths: [Double]
    var heights: [Double]
  }

  private func rows(_ item: LayoutItem) -> [[LayoutItem]] {
    item.children.map { $0.node.kind == "GridRow" ? $0.children : [$0] }
  }

  private func isRow(_ item: LayoutItem) -> Bool { item.node.kind == "GridRow" }

  private func solve(_ proposal: Proposal, _ item: LayoutItem) -> Solution {
    let gap = columnGap ?? Distance.usual
    let rows = item.children
    let count = rows.filter(isRow).map(\.children.count).max() ?? 1
    func widths(_ width: Double?) -> [Double] {
      (0..<count).map { column in
        rows.filter { isRow($0) && $0.children.count > column }.map {
          $0.children[column].size(Proposal(width: width, height: nil)).width
        }.max() ?? 0
      }
    }
    let least = widths(0)
    let most = widths(.infinity)
    var found = widths(nil)
    if let space = proposal.width {
      var rest = space - gap * Double(count - 1)
      let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
      for (position, column) in order.enumerated() {
        let share = max(0, rest / Double(count - position))
        let answer =
          rows.filter { isRow($0) && $0.children.count > column }.map {
            $0.children[column].size(Proposal(width: share, height: nil)).width
          }.max() ?? 0
        found[column] = answer
        rest -= answer
      }
    }
    let total = found.reduce(0, +) + gap * Double(max(0, count - 1))
    let heights = rows.map { row -> Double in
      guard isRow(row) else { return row.size(Proposal(width: total, height: nil)).height }
      return row.children.enumerated().map {
        $1.size(Proposal(width: found[$0], height: nil)).height
      }.max() ?? 0
    }
    return Solution(widths: found, heights: heights)
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let solution = solve(proposal, item)
    let gaps = Double(max(0, solution.widths.count - 1)) * (columnGap ?? Distance.usual)
    let breaks = Double(max(0, solution.heights.count - 1)) * (rowGap ?? Distance.usual)
    return CGSize(
      width: solution.widths.reduce(0, +) + gaps, height: solution.heights.reduce(0, +) + breaks)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let solution = solve(Proposal(width: frame.width, height: proposal.height), item)
    /// From right to left the grid is its own mirror image.
    func drawn(_ space: CGRect) -> CGRect {
      guard item.style.isRightToLeft else { return space }
      return CGRect(
        x: frame.minX + frame.maxX - space.maxX, y: space.minY, width: space.width,
        height: space.height)
    }
    var y = frame.minY
    for (row, height) in zip(item.children, solution.heights) {
      if isRow(row) {
        var x = frame.minX
        for (cell, width) in zip(row.children, solution.widths) {
          paint(
            cell, in: drawn(CGRect(x: x, y: y, width: width, height: height)),
            isMirrored: item.style.isRightToLeft, on: canvas)
          x += width + (columnGap ?? Distance.usual)
        }
      } else {
        paint(
          row, in: CGRect(x: frame.minX, y: y, width: frame.width, height: height),
          isMirrored: item.style.isRightToLeft, on: canvas)
      }
      y += height + (rowGap ?? Distance.usual)
    }
  }

  private func paint(
    _ cell: LayoutItem, in space: CGRect, isMirrored: Bool, on canvas: DrawingCanvas
  ) {
    let offer = Proposal(width: space.width, height: space.height)
    let own = cell.size(offer)
    let start =
      FrameRule.position(horizontal, in: space.width)
      - cell.position(.horizontal, horizontal, in: own, offer)
    let x = isMirrored ? space.width - start - own.width : start
    let y =
      FrameRule.position(vertical, in: space.height)
      - cell.position(.vertical, vertical, in: own, offer)
    cell.paint(
      in: CGRect(origin: CGPoint(x: space.minX + x, y: space.minY + y), size: own), offer,
      on: canvas)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
