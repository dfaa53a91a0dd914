import Foundation
import SwiftUI

/// A depth stack: views one in front of the other.
struct DepthStackRule: LayoutRule {
  let horizontal: String
  let vertical: String

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let highest = item.children.map(\.priority).max() ?? 0
    let sizes = item.children.filter { $0.priority == highest }.map { $0.size(proposal) }
    guard sizes.count > 1 else { return sizes.first ?? .zero }
    let (x, y) = bounds(item.children.filter { $0.priority == highest }, proposal)
    return CGSize(width: x.1 - x.0, height: y.1 - y.0)
  }

  private func bounds(
    _ children: [LayoutItem], _ proposal: Proposal
  ) -> ((Double, Double), (Double, Double)) {
    var x = (Double.infinity, -Double.infinity)
    var y = x
    for child in children {
      let size = child.size(proposal)
      let left = -child.position(.horizontal, horizontal, in: size, proposal)
      let top = -child.position(.vertical, vertical, in: size, proposal)
      x = extended(x, from: left, by: size.width)
      y = extended(y, from: top, by: size.height)
    }
    return (x, y)
  }

  /// Returns extents with another in them; one in endless space may be endless, its guide nowhere.
  private func extended(
    _ extents: (Double, Double), from start: Double, by length: Double
  ) -> (Double, Double) {
    guard length.isFinite, extents.1 != .infinity else { return (0, .infinity) }
    return (min(extents.0, start), max(extents.1, start + length))
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    let offer = Proposal(size)
    guard !item.children.isEmpty else { return [] }
    let highest = item.children.map(\.priority).max() ?? 0
    let (x, y) = bounds(item.children.filter { $0.priority == highest }, proposal)
    return item.children.enumerated().map { index, child in
      let own = child.size(offer)
      let origin = CGPoint(
        x: -x.0 - child.position(.horizontal, horizontal, in: own, offer),
        y: -y.0 - child.position(.vertical, vertical, in: own, offer))
      return Place(child: index, frame: CGRect(origin: origin, size: own), proposal: offer)
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    EdgeKind.merged(item.children.map { $0.edge(edge) })
  }
}

/// A view with others behind or in front of it, which are offered its size.
struct CompanionRule: LayoutRule {
  let horizontal: String
  let vertical: String
  let isBehind: Bool

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    guard let primary = item.children.first else { return [] }
    let main = Place(child: 0, frame: CGRect(origin: .zero, size: size), proposal: proposal)
    let offer = Proposal(size)
    let others = item.children.indices.dropFirst().map { index in
      let child = item.children[index]
      let own = child.size(offer)
      let x =
        primary.position(.horizontal, horizontal, in: size, proposal)
        - child.position(.horizontal, horizontal, in: own, offer)
      let y =
        primary.position(.vertical, vertical, in: size, proposal)
        - child.position(.vertical, vertical, in: own, offer)
      return Place(
        child: index, frame: CGRect(origin: CGPoint(x: x, y: y), size: own), proposal: offer)
    }
    return isBehind ? others + [main] : [main] + others
  }

  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    item.children.first?.guide(guide, in: size, proposal)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    for place in item.drawnPlaces(in: frame.size, proposal) {
      let origin = CGPoint(x: frame.minX + place.frame.minX, y: frame.minY + place.frame.minY)
      item.children[place.child].paint(
        in: CGRect(origin: origin, size: place.frame.size), place.proposal, on: canvas)
    }
  }
}

/// The first of several views whose ideal size fits.
struct FittingRule: LayoutRule {
  let axes: Set<Axis>

  private func choice(_ proposal: Proposal, _ item: LayoutItem) -> Int {
    for (index, child) in item.children.enumerated() {
      var ideal = proposal
      for axis in axes { ideal[axis] = nil }
      let size = child.size(ideal)
      if axes.allSatisfy({ size[$0] <= (proposal[$0] ?? .infinity) + 0.01 }) { return index }
    }
    return max(0, item.children.count - 1)
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    guard !item.children.isEmpty else { return .zero }
    return item.children[choice(proposal, item)].size(proposal)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    guard !item.children.isEmpty else { return [] }
    let place = CGRect(origin: .zero, size: size)
    return [Place(child: choice(proposal, item), frame: place, proposal: proposal)]
  }
}
