import Foundation
import SwiftUI
import Typesetting

/// Views one after another along an axis.
///
/// The order of negotiation is that of SwiftUI as public re-implementations and measurements know
/// it: higher priority first, within one priority the least flexible first.
final class StackRule: LayoutRule {
  private let axis: Axis
  private let alignment: String
  private let spacing: Double?
  /// Whether the stack takes all of the space across its axis, as it does not know all of its
  /// views.
  private let isLazy: Bool
  /// The distances between the children, once they were asked for.
  private var distances: [Double]?
  /// The last solution; a stack's size and its children's places are mostly asked for in turn.
  private var last: (proposal: Proposal, solution: Solution)?

  init(axis: Axis, alignment: String, spacing: Double?, isLazy: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
  }

  private struct Solution {
    var sizes: [CGSize]
    var proposals: [Proposal]
    var distances: [Double]
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let solution = solve(proposal, item)
    var size = CGSize.zero
    size[axis] = length(of: solution)
    let (low, high) = extents(solution, item)
    size[axis.other] = max(0, high - low)
    if isLazy, let offered = proposal[axis.other], offered.isFinite {
      size[axis.other] = max(size[axis.other], offered)
    }
    return size
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let solution = solve(proposal, item)
    let start =
      isLazy
      ? AlignmentGuide.usual(alignment, axis.other, in: size) {
        ViewDimensions(width: size.width, height: size.height)
      } : -extents(solution, item).0
    var position = 0.0
    var places: [Place] = []
    places.reserveCapacity(item.children.count)
    for index in item.children.indices {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = start - guide(index, solution, item)
      places.append(
        Place(
          child: index, frame: CGRect(origin: origin, size: solution.sizes[index]),
          proposal: solution.proposals[index]))
      position += solution.sizes[index][axis]
      if index < solution.distances.count { position += solution.distances[index] }
    }
    return places
  }

  private func length(of solution: Solution) -> Double {
    var length = 0.0
    for size in solution.sizes { length += size[axis] }
    return length + solution.distances.reduce(0, +)
  }

  /// The place of a child's alignment guide across the axis.
  private func guide(_ index: Int, _ solution: Solution, _ item: LayoutItem) -> Double {
    item.children[index].position(
      axis.other, alignment, in: solution.sizes[index], solution.proposals[index])
  }

  /// The least and greatest extent across the axis, from where all guides meet.
  ///
  /// Where endless space is offered, as a stack around this one does to learn how flexible it is, a
  /// child may be endless, and its guide nowhere.
  private func extents(_ solution: Solution, _ item: LayoutItem) -> (Double, Double) {
    guard solution.sizes.allSatisfy({ $0[axis.other].isFinite }) else { return (0, .infinity) }
    var low = Double.infinity
    var high = -Double.infinity
    for index in item.children.indices {
      let guide = guide(index, solution, item)
      low = min(low, -guide)
      high = max(high, solution.sizes[index][axis.other] - guide)
    }
    return low.isFinite ? (low, high) : (0, 0)
  }

  private func solve(_ proposal: Proposal, _ item: LayoutItem) -> Solution {
    if let last, last.proposal == proposal { return last.solution }
    let solution = solved(proposal, item)
    last = (proposal, solution)
    return solution
  }

  private func distances(_ item: LayoutItem) -> [Double] {
    if let distances { return distances }
    let found = zip(item.children, item.children.dropFirst()).map {
      spacing ?? Distance.between($0, $1, axis, pixels: item.style.pixels)
    }
    distances = found
    return found
  }

  private func solved(_ proposal: Proposal, _ item: LayoutItem) -> Solution {
    let children = item.children
    let distances = distances(item)
    guard let space = proposal[axis] else {
      var ideal = proposal
      ideal[axis] = nil
      return Solution(
        sizes: children.map { $0.size(ideal) }, proposals: children.map { _ in ideal },
        distances: distances)
    }
    return divided(max(0, space - distances.reduce(0, +)), proposal, children, distances)
  }

  private func divided(
    _ space: Double, _ proposal: Proposal, _ children: [LayoutItem], _ distances: [Double]
  ) -> Solution {
    let extents = children.map { Extent($0, along: axis, of: proposal) }
    let order = children.indices.sorted { first, second in
      extents[first].comesBefore(extents[second]) ?? (first < second)
    }
    var sizes = [CGSize](repeating: .zero, count: children.count)
    var proposals = [Proposal](repeating: proposal, count: children.count)
    // The minimum lengths of children of lower priority are reserved.
    var reserved = 0.0
    for extent in extents { reserved += extent.least }
    var rest = space - reserved
    var start = 0
    while start < order.count {
      let priority = extents[order[start]].priority
      let end = order[start...].firstIndex { extents[$0].priority != priority } ?? order.count
      for index in order[start..<end] { rest += extents[index].least }
      for position in start..<end {
        let index = order[position]
        var offer = proposal
        offer[axis] = max(0, rest / Double(end - position))
        proposals[index] = offer
        sizes[index] = children[index].size(offer)
        rest -= sizes[index][axis]
      }
      start = end
    }
    return Solution(sizes: sizes, proposals: proposals, distances: distances)
  }

  /// A child's least and greatest lengths, which decide when it is asked.
  private struct Extent {
    let priority: Double
    let least: Double
    let most: Double

    @MainActor init(_ child: LayoutItem, along axis: Axis, of proposal: Proposal) {
      var extreme = proposal
      extreme[axis] = 0
      priority = child.priority
      least = child.size(extreme)[axis]
      extreme[axis] = .infinity
      most = child.size(extreme)[axis]
    }

    /// Whether the child is asked before another; nil where they are asked in their order.
    func comesBefore(_ other: Extent) -> Bool? {
      if priority != other.priority { return priority > other.priority }
      let (own, others) = (most - least, other.most - other.least)
      if own.isInfinite, others.isInfinite, least != other.least { return least > other.least }
      return own == others ? nil : own < others
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    let isAlong = axis == .vertical ? edge == .top || edge == .bottom : false
    if isAlong {
      let child = edge == .top ? item.children.first : item.children.last
      return child?.edge(edge) ?? .plain
    }
    guard axis == .horizontal, edge == .top || edge == .bottom else { return .plain }
    return EdgeKind.merged(item.children.map { $0.edge(edge) })
  }
}

/// The system's default spacings.
@MainActor enum Distance {
  static let usual = 8.0

  static func between(
    _ first: LayoutItem, _ second: LayoutItem, _ axis: Axis, pixels: Double
  ) -> Double {
    let vertical = axis == .vertical
    let end = first.edge(vertical ? .bottom : .trailing)
    let start = second.edge(vertical ? .top : .leading)
    // Two spacers keep the usual distance from each other, as a picture of Apple's shows.
    if end == .spacer || start == .spacer { return end == start ? usual : 0 }
    // Distances that edges keep from all others count where no kinds of views say more.
    if axis == .vertical, let found = end.distance(above: start, pixels: pixels) { return found }
    return EdgeKind.distance(kept: end, start) ?? usual
  }
}
