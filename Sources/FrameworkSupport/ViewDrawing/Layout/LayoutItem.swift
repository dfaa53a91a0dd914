import Foundation
import SwiftUI
import Typesetting

/// A child's place in its parent's coordinates, with the proposal that it is drawn with.
struct Place {
  var child: Int
  var frame: CGRect
  var proposal: Proposal
}

/// The rules of one kind of view.
@MainActor protocol LayoutRule {
  /// Returns the size that a view takes for a proposal.
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize

  /// Returns the places of the children.
  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place]

  /// Returns a guide that the view sets itself, such as a text's baseline.
  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double?

  /// Draws the view.
  func paint(_ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas)

  /// Returns the kind of an edge, which default spacing follows from.
  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind

  /// Whether the view sets guides other than the baselines of its text.
  var setsGuides: Bool { get }
}

extension LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    item.children.first?.size(proposal) ?? proposal.filled
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    item.children.indices.map {
      Place(child: $0, frame: CGRect(origin: .zero, size: size), proposal: proposal)
    }
  }

  /// Guides of children hold in the parent: the mean of those that are set, and of baselines the
  /// first or last.
  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    item.mergedGuide(guide, in: size, proposal)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    item.paintChildren(in: frame, proposal, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    item.children.first?.edge(edge) ?? .plain
  }

  var setsGuides: Bool { false }
}

/// A limit on the layout work of one drawing: an author's code may ask for sizes without end.
@MainActor final class LayoutBudget {
  static let most = 400_000
  private(set) var rest = LayoutBudget.most

  /// Whether a size or a place was no number.
  var hasNoNumber = false

  var isSpent: Bool { rest <= 0 }

  func spend() { rest -= 1 }
}

/// An alignment guide: the name of a position along an axis.
struct AlignmentGuide: Hashable {
  var axis: Axis
  var name: String

  /// Whether the guide is a text's baseline.
  var isBaseline: Bool {
    axis == .vertical && (name == "firstTextBaseline" || name == "lastTextBaseline")
  }

  /// The guide by which a label's icon stands beside its title, whose further lines do not move it.
  static let centerOfFirstLine = "centerOfFirstLine"

  /// The position that a guide has in a view of a size where none is set.
  @MainActor static func usual(
    _ name: String, _ axis: Axis, in size: CGSize, _ dimensions: () -> ViewDimensions
  ) -> Double {
    switch name {
    case "leading", "top", "listRowSeparatorLeading": return 0
    case "center": return size[axis] / 2
    case "trailing", "bottom", "firstTextBaseline", "lastTextBaseline", "listRowSeparatorTrailing":
      return size[axis]
    case centerOfFirstLine:
      let dimensions = dimensions()
      let further = dimensions[.lastTextBaseline] - dimensions[.firstTextBaseline]
      return (size[axis] - Double(further)) / 2
    default:
      let value = AlignmentGuides.authorsValue(of: name, in: dimensions()).map { Double($0) }
      return value.flatMap { $0.isFinite ? $0 : nil } ?? size[axis] / 2
    }
  }
}

/// The key of a cached alignment guide: the guide, the view's size and the proposal.
private struct GuideKey: Hashable {
  var guide: AlignmentGuide
  var width: Double
  var height: Double
  var proposal: Proposal
}

/// A view with its style, its children and the sizes that it has answered so far.
@MainActor final class LayoutItem {
  let node: ViewNode
  let style: ViewStyle
  let rule: any LayoutRule
  let children: [LayoutItem]
  let budget: LayoutBudget
  private var sizes = FewAnswers<Proposal, CGSize>()
  private var guides = FewAnswers<GuideKey, Double?>()
  private var lastPlaces: (CGSize, Proposal, [Place])?
  /// The layout priority: a stack asks children of higher priority first.
  let priority: Double
  /// The z-index among overlapping siblings; the greatest lies in front.
  private let depth: Double
  /// Whether the view, or one inside, sets guides other than the baselines of its text.
  private let setsGuides: Bool

  init(
    _ node: ViewNode, _ style: ViewStyle, _ rule: any LayoutRule, children: [LayoutItem] = [],
    budget: LayoutBudget
  ) {
    self.node = node
    self.style = style
    self.rule = rule
    self.children = children
    self.budget = budget
    let inner = node.kind.utf8.first == UInt8(ascii: ".") ? children.first : nil
    switch node.kind {
    case ".layoutPriority": priority = node.number("value") ?? 0
    case "Spacer": priority = -.infinity
    default: priority = inner?.priority ?? 0
    }
    depth = node.kind == ".zIndex" ? node.number("value") ?? 0 : inner?.depth ?? 0
    var setsGuides = rule.setsGuides
    for child in children where child.setsGuides { setsGuides = true }
    self.setsGuides = setsGuides
  }

  func size(_ proposal: Proposal) -> CGSize {
    if let known = sizes[proposal] { return known }
    guard !budget.isSpent else { return .zero }
    budget.spend()
    var size = rule.size(proposal, self)
    if size.width.isNaN || size.height.isNaN { budget.hasNoNumber = true }
    if size.width.isNaN || size.width < 0 { size.width = 0 }
    if size.height.isNaN || size.height < 0 { size.height = 0 }
    sizes.add(size, for: proposal)
    return size
  }

  func places(in size: CGSize, _ proposal: Proposal) -> [Place] {
    if let lastPlaces, lastPlaces.0 == size, lastPlaces.1 == proposal { return lastPlaces.2 }
    guard !budget.isSpent else { return [] }
    budget.spend()
    let places = rule.places(in: size, proposal, self)
    if places.contains(where: { $0.frame.minX.isNaN || $0.frame.minY.isNaN }) {
      budget.hasNoNumber = true
    }
    lastPlaces = (size, proposal, places)
    return places
  }

  func guide(_ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal) -> Double? {
    guard setsGuides || guide.isBaseline else { return nil }
    let key = GuideKey(guide: guide, width: size.width, height: size.height, proposal: proposal)
    if let known = guides[key] { return known }
    guard !budget.isSpent else { return nil }
    budget.spend()
    let value = rule.guide(guide, in: size, proposal, self)
    guides.add(value, for: key)
    return value
  }

  /// The guide that follows from those of the children.
  func mergedGuide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal
  ) -> Double? {
    var (least, greatest, sum, count) = (Double.infinity, -Double.infinity, 0.0, 0)
    for place in places(in: size, proposal) {
      let child = children[place.child]
      guard let own = child.guide(guide, in: place.frame.size, place.proposal) else { continue }
      let value = own + place.frame.origin[guide.axis]
      (least, greatest, sum, count) = (
        min(least, value), max(greatest, value), sum + value, count + 1
      )
    }
    guard count > 0 else { return nil }
    switch guide.name {
    case "firstTextBaseline": return least
    case "lastTextBaseline": return greatest
    default: return sum / Double(count)
    }
  }

  /// The size with the guides that are set, as an author's code is told them.
  func dimensions(in size: CGSize, _ proposal: Proposal) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height) { [self] axis, name in
      guide(AlignmentGuide(axis: axis, name: name), in: size, proposal).map { CGFloat($0) }
    }
  }

  /// The position of an alignment's guide: one that is set, or the one that follows from the size.
  func position(_ axis: Axis, _ name: String, in size: CGSize, _ proposal: Proposal) -> Double {
    let guide = AlignmentGuide(axis: axis, name: name)
    if let value = self.guide(guide, in: size, proposal) { return value }
    return AlignmentGuide.usual(name, axis, in: size) { dimensions(in: size, proposal) }
  }

  /// Whether code may ask for the places of views in this one, or is told them.
  var isAskedForPlaces: Bool {
    node.kind == "GeometryReader" || node.kind == ".anchorPreference"
      || children.contains { $0.isAskedForPlaces }
  }

  func edge(_ edge: Edge) -> EdgeKind { rule.edge(edge, self) }

  func paint(in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas) {
    guard !budget.isSpent else { return }
    rule.paint(self, in: frame, proposal, on: canvas)
  }

  func paintChildren(in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas) {
    var places = drawnPlaces(in: frame.size, proposal)
    if children.contains(where: { $0.depth != 0 }) {
      places.sort { children[$0.child].depth < children[$1.child].depth }
    }
    for place in places {
      let origin = CGPoint(x: frame.minX + place.frame.minX, y: frame.minY + place.frame.minY)
      children[place.child].paint(
        in: CGRect(origin: origin, size: place.frame.size), place.proposal, on: canvas)
    }
  }

  /// The children's places as drawn: mirrored horizontally in right-to-left layouts.
  func drawnPlaces(in size: CGSize, _ proposal: Proposal) -> [Place] {
    let places = places(in: size, proposal)
    guard style.isRightToLeft else { return places }
    return places.map { place in
      var place = place
      place.frame.origin.x = size.width - place.frame.maxX
      return place
    }
  }
}

/// A view with the size and guides of its only child, such as one with another font.
struct PassingRule: LayoutRule {}

/// An empty view, whose size is zero.
struct EmptyRule: LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { .zero }
  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }
}
