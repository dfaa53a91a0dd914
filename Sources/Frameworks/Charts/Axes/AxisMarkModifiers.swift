// The modifiers of an axis' marks.

public import SwiftUI

/// An axis mark within the node of a modifier.
nonisolated private struct ModifiedAxisMark<Mark: AxisMark>: AxisMark, PrimitiveAxisPart {
  let mark: Mark
  let node: @MainActor (ViewContext) -> ViewNode

  var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    var node = node(context)
    node.children = context.markNodes(of: mark) + node.children
    return [node]
  }
}

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(mark: self) { context in
      ViewNode(".foregroundStyle", ["style": style.styleAttribute(in: context.environment)])
    }
  }

  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(mark: self) { context in
      ViewNode(".font", ["value": context.environment.isLaidOut ? font.attribute : nil])
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(mark: self) { _ in
      ViewNode(".offset", ["x": x.attribute, "y": y.attribute])
    }
  }

  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
