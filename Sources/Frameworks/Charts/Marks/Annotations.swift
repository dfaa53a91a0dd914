// Swift Charts' annotations: views at a mark.

public import SwiftUI

/// The context of an annotation: the size of its mark.
public struct AnnotationContext {
  /// The size of the mark; zero where the chart is not laid out.
  public let targetSize: CGSize
}

extension ChartContent {
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, nil, dependsOnSize: false) { _ in content() }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, dependsOnSize: false) { _ in
      content()
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, nil, dependsOnSize: true, content)
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, dependsOnSize: true, content)
  }

  nonisolated private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution?, dependsOnSize: Bool,
    _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    ModifiedMarks(content: self) { [content = Held(content)] context in
      @MainActor func node(_ size: CGSize) -> ViewNode {
        context.node(of: content.value(AnnotationContext(targetSize: size)))
      }
      let annotation = ViewNode(
        ".annotation",
        [
          "position": position.name.attribute, "spacing": spacing?.attribute,
          "alignment": alignment == .center ? nil : alignment.attribute,
          "overflow": overflow.map {
            .record(["x": .string($0.x.name), "y": .string($0.y.name)])
          },
        ], children: [])
      func filled(_ content: ViewNode) -> ViewNode {
        var whole = annotation
        whole.children = [content]
        return whole
      }
      guard dependsOnSize else { return filled(node(.zero)) }
      if context.environment.isLaidOut {
        return filled(ViewNode("EmptyView")).with(.mark { [node($0)] })
      }
      guard let parts = context.environment.sizedParts else { return filled(node(.zero)) }
      parts.leaveOut()
      return annotation
    }
  }
}

public struct AnnotationPosition: Sendable {
  let name: String

  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let topLeading = AnnotationPosition(name: "topLeading")
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    let name: String

    public static var automatic: Strategy { Strategy(name: "automatic") }
    public static var disabled: Strategy { Strategy(name: "disabled") }
    public static var fit: Strategy { Strategy(name: "fit") }
    public static var padScale: Strategy { Strategy(name: "padScale") }

    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: boundary.name) }
  }

  public struct Boundary: Sendable {
    let name: String

    public static var automatic: Boundary { Boundary(name: "fit") }
    public static var chart: Boundary { Boundary(name: "chart") }
    public static var plot: Boundary { Boundary(name: "plot") }
  }

  public var x: Strategy
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static var automatic: AnnotationOverflowResolution { .init() }
}
