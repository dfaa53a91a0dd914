import Foundation
import SwiftUI

/// Space around a view.
struct PaddingRule: LayoutRule {
  let insets: EdgeInsets

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let size = item.children.first?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    // A size has no less than nothing, so that negative space may leave a view less than it takes.
    let mayTakeMore = insets.leading + insets.trailing < 0 || insets.top + insets.bottom < 0
    return item.children.indices.map { index in
      let own = mayTakeMore ? item.children[index].size(inner(proposal)) : frame.size
      return Place(
        child: index, frame: CGRect(origin: frame.origin, size: own), proposal: inner(proposal))
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    let length =
      switch edge {
      case .top: insets.top
      case .bottom: insets.bottom
      case .leading: insets.leading
      case .trailing: insets.trailing
      }
    return length == 0 ? item.children.first?.edge(edge) ?? .plain : .plain
  }
}

/// A frame with fixed lengths, or with minimum, ideal and maximum ones.
struct FrameRule: LayoutRule {
  struct Bounds {
    var least: Double?
    var ideal: Double?
    var most: Double?
    var fixed: Double?

    var isEmpty: Bool { least == nil && ideal == nil && most == nil && fixed == nil }

    func offer(_ proposal: Double?) -> Double? {
      if let fixed { return fixed }
      guard let wanted = proposal ?? ideal else { return nil }
      return min(max(wanted, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
    }

    func length(_ proposal: Double?, child: Double) -> Double {
      if let fixed { return fixed }
      func clamped(_ value: Double) -> Double {
        min(max(value, least ?? 0), max(most ?? .infinity, least ?? 0))
      }
      if let proposal, least != nil, most != nil { return clamped(proposal) }
      if proposal == nil, let ideal { return clamped(ideal) }
      let offer = offer(proposal)
      if let least, most == nil { return max(min(offer ?? .infinity, child), least) }
      if let most, least == nil { return min(max(offer ?? -.infinity, child), most) }
      if least != nil { return clamped(child) }
      return child
    }
  }

  let width: Bounds
  let height: Bounds
  let horizontal: String
  let vertical: String

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let child = item.children.first?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    guard let child = item.children.first else { return [] }
    let offer = inner(proposal)
    let own = child.size(offer)
    let origin = CGPoint(
      x: Self.position(horizontal, .horizontal, in: size)
        - child.position(.horizontal, horizontal, in: own, offer),
      y: Self.position(vertical, .vertical, in: size)
        - child.position(.vertical, vertical, in: own, offer))
    return [Place(child: 0, frame: CGRect(origin: origin, size: own), proposal: offer)]
  }

  private static func position(_ name: String, _ axis: Axis, in size: CGSize) -> Double {
    AlignmentGuide.usual(name, axis, in: size) {
      ViewDimensions(width: size.width, height: size.height)
    }
  }

  static func position(_ name: String, in length: Double) -> Double {
    switch name {
    case "leading", "top": 0
    case "trailing", "bottom", "firstTextBaseline", "lastTextBaseline": length
    default: length / 2
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    let bounds = edge == .top || edge == .bottom ? height : width
    return bounds.isEmpty ? item.children.first?.edge(edge) ?? .plain : .plain
  }
}

/// A view at its ideal size.
struct FixedSizeRule: LayoutRule {
  let axes: Set<Axis>

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in axes { inner[axis] = nil }
    return inner
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    item.children.first?.size(inner(proposal)) ?? .zero
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    [Place(child: 0, frame: CGRect(origin: .zero, size: size), proposal: inner(proposal))]
  }
}

/// A view with an aspect ratio.
struct AspectRatioRule: LayoutRule {
  let ratio: Double?
  let fills: Bool

  private func inner(_ proposal: Proposal, _ item: LayoutItem) -> Proposal {
    guard let child = item.children.first else { return proposal }
    if proposal == .unspecified { return proposal }
    var ratio = ratio ?? 0
    if ratio <= 0 {
      let ideal = child.size(.unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : 1
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let fitsWidth = (width / ratio <= height) != fills
      return fitsWidth
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    default: return proposal
    }
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    item.children.first?.size(inner(proposal, item)) ?? .zero
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    [Place(child: 0, frame: CGRect(origin: .zero, size: size), proposal: inner(proposal, item))]
  }
}

/// A view that is centred at a given point.
struct PositionRule: LayoutRule {
  let point: CGPoint

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    guard let child = item.children.first else { return [] }
    let own = child.size(proposal)
    let origin = CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2)
    return [Place(child: 0, frame: CGRect(origin: origin, size: own), proposal: proposal)]
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// A view that is drawn at an offset from its place.
///
/// From right to left x counts to the left, as DanceUI, another program with SwiftUI's rules, has
/// it.
struct OffsetRule: LayoutRule {
  let offset: CGSize

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let x = item.style.isRightToLeft ? -offset.width : offset.width
    item.paintChildren(in: frame.offsetBy(dx: x, dy: offset.height), proposal, on: canvas)
  }
}

/// A guide that an author sets.
struct GuideRule: LayoutRule {
  let guide: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat

  var setsGuides: Bool { true }

  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    let child = item.children.first
    guard guide == self.guide else { return child?.guide(guide, in: size, proposal) }
    guard let child else { return nil }
    return compute(child.dimensions(in: size, proposal))
  }
}

/// Space that grows along its stack.
struct SpacerRule: LayoutRule {
  let axis: Axis?
  let least: Double

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let offered = CGSize(
      width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    guard let axis else { return offered }
    var size = CGSize.zero
    size[axis] = offered[axis]
    return size
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    switch (axis, edge) {
    case (.vertical?, .top), (.vertical?, .bottom), (.horizontal?, .leading),
      (.horizontal?, .trailing), (nil, _):
      .spacer
    default: .plain
    }
  }
}

/// A thin line across its stack.
struct DividerRule: LayoutRule {
  let stack: Axis?

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    // With accessibility sizes of text a divider is a point thick.
    let thickness = item.style.category > 6 ? 1 : 1 / item.style.pixels
    return stack == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.fill(frame, .record(["semantic": "separator"]), item.style)
  }
}
