// SwiftUI's alignments and alignment guides. An author's own alignment keeps its place in the tree
// under the name of its `AlignmentID`.

import Synchronization

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and its guides in its own coordinates.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The guides that the view or one in it sets, by name; all others follow from the size.
  private let guide: (Axis, String) -> CGFloat?

  package init(
    width: CGFloat, height: CGFloat, guide: @escaping (Axis, String) -> CGFloat? = { _, _ in nil }
  ) {
    self.width = width
    self.height = height
    self.guide = guide
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self.guide(.horizontal, AlignmentGuides.name(of: guide.id))
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    self.guide(.vertical, AlignmentGuides.name(of: guide.id))
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(AlignmentGuides.Leading.self)
  public static let center = HorizontalAlignment(AlignmentGuides.HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(AlignmentGuides.Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentGuides.ListRowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentGuides.ListRowSeparatorTrailing.self)

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

public struct VerticalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(AlignmentGuides.Top.self)
  public static let center = VerticalAlignment(AlignmentGuides.VerticalCenter.self)
  public static let bottom = VerticalAlignment(AlignmentGuides.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(AlignmentGuides.FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(AlignmentGuides.LastTextBaseline.self)

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The guides every view has, and those of authors'.
package enum AlignmentGuides {
  protocol Named: AlignmentID { static var name: String { get } }

  enum Leading: Named {
    static let name = "leading"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum HorizontalCenter: Named {
    static let name = "center"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: Named {
    static let name = "trailing"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum ListRowSeparatorLeading: Named {
    static let name = "listRowSeparatorLeading"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum ListRowSeparatorTrailing: Named {
    static let name = "listRowSeparatorTrailing"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: Named {
    static let name = "top"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum VerticalCenter: Named {
    static let name = "center"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: Named {
    static let name = "bottom"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: Named {
    static let name = "firstTextBaseline"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: Named {
    static let name = "lastTextBaseline"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private struct Author: @unchecked Sendable { let id: any AlignmentID.Type }

  /// The alignments of authors' that were asked for, by name.
  private static let authors = Mutex<[String: Author]>([:])

  static func name(of id: any AlignmentID.Type) -> String {
    if let named = id as? any Named.Type { return named.name }
    let name = String(describing: id)
    authors.withLock { $0[name] = Author(id: id) }
    return name
  }

  /// The alignment of a name along an axis.
  static func id(of name: String, _ axis: Axis) -> (any AlignmentID.Type)? {
    let known: [any Named.Type] =
      switch axis {
      case .horizontal:
        [
          Leading.self, HorizontalCenter.self, Trailing.self, ListRowSeparatorLeading.self,
          ListRowSeparatorTrailing.self,
        ]
      case .vertical:
        [Top.self, VerticalCenter.self, Bottom.self, FirstTextBaseline.self, LastTextBaseline.self]
      }
    return known.first { $0.name == name } ?? authors.withLock { $0[name] }?.id
  }

  /// The usual value of an author's guide in a view; nil where nobody has a guide of the name.
  package static func authorsValue(of name: String, in view: ViewDimensions) -> CGFloat? {
    authors.withLock { $0[name] }?.id.defaultValue(in: view)
  }
}

extension HorizontalAlignment: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(AlignmentGuides.name(of: id)) }
}

extension VerticalAlignment: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(AlignmentGuides.name(of: id)) }
}

extension Alignment: AttributeRepresentable {
  package var attribute: ViewAttribute { .list([horizontal.attribute, vertical.attribute]) }
}

nonisolated extension View {
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(axis: "horizontal", guide: g.attribute, compute: computeValue))
  }

  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(axis: "vertical", guide: g.attribute, compute: computeValue))
  }
}

/// Keeps a guide as a function of the size, by its values for an empty and for a large view.
nonisolated private struct AlignmentGuideModifier: ViewModifier, PrimitiveModifier {
  let axis: ViewAttribute
  let guide: ViewAttribute
  let compute: (ViewDimensions) -> CGFloat

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    if context.environment.isLaidOut {
      return context.nodes(of: content).map {
        ViewNode(".alignmentGuide", ["axis": axis, "guide": guide], children: [$0])
          .with(.guide(compute))
      }
    }
    if let parts = context.environment.sizedParts {
      parts.leaveOut()
      return context.nodes(of: content).map {
        ViewNode(".alignmentGuide", ["axis": axis, "guide": guide], children: [$0])
      }
    }
    let values = [CGFloat(0), 100].map {
      compute(ViewDimensions(width: $0, height: $0)).attribute
    }
    return context.nodes(of: content).map {
      ViewNode(
        ".alignmentGuide", ["axis": axis, "guide": guide, "values": .list(values)],
        children: [$0])
    }
  }
}
