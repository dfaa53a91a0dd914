import Foundation
import SwiftUI

/// A geometry reader: a view whose content an author makes from the size of its space.
struct GeometryRule: LayoutRule {
  let content: @MainActor (GeometryProxy) -> [ViewNode]
  let builder: LayoutBuilder

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let proxy = canvas.geometry(of: frame)
    let offer = Proposal(frame.size)
    let children = content(proxy).map { builder.item($0, item.style, in: nil) }
    for child in children {
      let own = child.size(offer)
      let x = item.style.isRightToLeft ? frame.maxX - own.width : frame.minX
      child.paint(
        in: CGRect(origin: CGPoint(x: x, y: frame.minY), size: own), offer, on: canvas)
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension ViewNode {
  /// Whether an author's code makes views of sizes or places while the tree is laid out.
  var makesViewsInLayout: Bool {
    switch hook.action {
    case .content, .companions: true
    default: children.contains { $0.makesViewsInLayout }
    }
  }
}

extension DrawingCanvas {
  /// The proxy that the author's code receives for a view's frame.
  func geometry(of frame: CGRect) -> GeometryProxy {
    GeometryProxy(
      size: frame.size, safeAreaInsets: EdgeInsets(), origin: frame.origin, spaces: spaces)
  }
}

/// A view whose place others ask for.
struct AnchorRule: LayoutRule {
  let place: AnchorPlace

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    place.frame = frame
    item.paintChildren(in: frame, proposal, on: canvas)
  }
}

/// A view with a coordinate space that views in it ask for by its name.
struct CoordinateSpaceRule: LayoutRule {
  let name: String

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let outer = canvas.spaces
    canvas.spaces[name] = frame
    item.paintChildren(in: frame, proposal, on: canvas)
    canvas.spaces = outer
  }
}

/// A view with others behind or in front of it that an author makes once its parts have places.
struct LateCompanionRule: LayoutRule {
  let companion: CompanionRule
  let views: @MainActor () -> [ViewNode]
  let builder: LayoutBuilder

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    guard let primary = item.children.first else { return }
    let (start, firstBox) = (canvas.operations.count, canvas.boxes.count)
    primary.paint(in: frame, proposal, on: canvas)
    let views = views()
    guard !views.isEmpty else { return }
    let stack = ViewNode(
      "ZStack", ["alignment": item.node.attributes["alignment"]], children: views)
    let other = builder.item(views.count == 1 ? views[0] : stack, item.style, in: nil)
    let whole = LayoutItem(
      item.node, item.style, companion, children: [primary, other], budget: item.budget)
    func draw() {
      for place in whole.drawnPlaces(in: frame.size, proposal) where place.child == 1 {
        other.paint(
          in: place.frame.offsetBy(dx: frame.minX, dy: frame.minY), place.proposal, on: canvas)
      }
    }
    guard companion.isBehind else { return draw() }
    canvas.draw(behind: start, boxesFrom: firstBox, draw)
  }
}

/// A visual effect: changes of rendering that an author makes from a view's geometry.
struct VisualEffectRule: LayoutRule {
  let effect: @MainActor (GeometryProxy) -> [ViewNode]
  let builder: LayoutBuilder

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    guard let child = item.children.first else { return }
    let proxy = canvas.geometry(of: frame)
    let wrapped = effect(proxy).reduce(child) { inner, step in
      builder.wrapping(inner, in: step, item.style)
    }
    wrapped.paint(in: frame, proposal, on: canvas)
  }
}

/// An author's layout, asked for sizes and places as SwiftUI asks it.
struct SubviewLayoutRule: LayoutRule {
  var setsGuides: Bool { true }

  let layout: any SubviewLayout
  private let edges = Edges()

  init(layout: any SubviewLayout) { self.layout = layout }

  /// The kinds of the edges that the author's layout was asked for so far.
  private final class Edges {
    var known: [Edge: EdgeKind] = [:]
  }

  /// The places of the subviews that the author's layout has placed.
  private final class Record {
    var places: [Int: Place] = [:]
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    layout.size(proposal.viewSize, subviews(of: item, Record()))
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    let record = Record()
    layout.place(
      in: CGRect(origin: .zero, size: size), proposal.viewSize, subviews(of: item, record))
    return item.children.indices.map { index in
      if let place = record.places[index] { return place }
      // A subview without a place is centred.
      let own = item.children[index].size(proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return Place(child: index, frame: CGRect(origin: origin, size: own), proposal: proposal)
    }
  }

  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    let subviews = subviews(of: item, Record()).merging { axis, name in
      let guide = AlignmentGuide(axis: axis, name: name)
      return item.mergedGuide(guide, in: size, proposal).map { CGFloat($0) }
    }
    let value = layout.guide(
      guide.name, guide.axis, in: CGRect(origin: .zero, size: size), proposal.viewSize, subviews)
    return value.flatMap { $0.isFinite ? Double($0) : nil }
  }

  private func subviews(of item: LayoutItem, _ record: Record) -> LayoutSubviews {
    var proxies: [ObjectIdentifier: LayoutItem] = [:]
    let made = item.children.enumerated().map { index, child in
      let proxy = LayoutSubviewProxy(
        priority: child.priority, values: Self.values(of: child), index: index,
        size: { child.size(Proposal($0)) },
        dimensions: { proposal in
          let proposal = Proposal(proposal)
          return child.dimensions(in: child.size(proposal), proposal)
        },
        place: { position, anchor, proposal in
          let offer = Proposal(proposal)
          let own = child.size(offer)
          let origin = CGPoint(
            x: position.x - anchor.x * own.width, y: position.y - anchor.y * own.height)
          record.places[index] = Place(
            child: index, frame: CGRect(origin: origin, size: own), proposal: offer)
        },
        distance: { other, axis in
          guard let next = proxies[ObjectIdentifier(other)] else { return Distance.usual }
          return Distance.between(child, next, axis, pixels: item.style.pixels)
        })
      return proxy
    }
    for (proxy, child) in zip(made, item.children) { proxies[ObjectIdentifier(proxy)] = child }
    return LayoutSubviews(made)
  }

  private static func values(of item: LayoutItem) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    var current: LayoutItem? = item
    while let item = current, item.node.kind.hasPrefix(".") {
      if case .value(let key, let value) = item.node.hook.action, values[key] == nil {
        values[key] = value
      }
      current = item.children.first
    }
    return values
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    if let known = edges.known[edge] { return known }
    let spacing = layout.spacing(subviews(of: item, Record()))
    let kind = EdgeKind.merged(
      spacing.parts(of: edge).compactMap { part in
        switch part {
        case .distance(let distance): .distance(Double(distance))
        case .view(let view, let own):
          item.children.indices.contains(view.index)
            ? item.children[view.index].edge(own) : EdgeKind.plain
        }
      })
    edges.known[edge] = kind
    return kind
  }
}
