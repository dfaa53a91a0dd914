// The author's code that takes sizes, run with those that layout gives. Nothing here is Apple's.

/// The parts of a tree that an author's code makes from sizes: contents of a geometry reader,
/// commands of a canvas, effects, guides, parts of the container's length, overlays of charts,
/// annotations of their marks, and views made of preferences, which may come from sizes.
///
/// A tree that is only compared is made without layout, and has no sizes to call such code with. In
/// an environment with a value of this type it leaves them out; layout then makes them, and keeps
/// them here.
package final class SizedParts: @unchecked Sendable {
  /// Whether a tree has such parts, and left them out.
  package private(set) var areLeftOut = false
  private var made: [Int: ViewNode] = [:]
  private var count = 0

  /// Creates a collection without parts.
  package init() {}

  /// The parts as they were made last, in the order in which their views were made.
  package var nodes: [ViewNode] { made.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes that a tree leaves a part out.
  package func leaveOut() { areLeftOut = true }

  /// Returns a tree that will be laid out, whose parts are kept whenever layout has them made.
  package func watching(_ node: ViewNode) -> ViewNode {
    var node = node
    node.children = node.children.map(watching)
    switch node.hook.action {
    case .content(let make):
      let number = next()
      node.hook = LayoutHook(
        .content { [self] proxy in
          keep(make(proxy), of: "GeometryReader", ["size": proxy.size.attribute], number)
        })
    case .commands(let make):
      let number = next()
      node.hook = LayoutHook(
        .commands { [self] size in
          keep(make(size), of: "Canvas", ["size": size.attribute], number)
        })
    case .companions(let make):
      let (kind, number) = (node.kind, next())
      node.hook = LayoutHook(.companions { [self] in keep(make(), of: kind, [:], number) })
    case .projection(let project):
      let number = next()
      node.hook = LayoutHook(
        .projection { [self] size in keep(project(size), of: ".geometryEffect", number) })
    case .length(let compute):
      let number = next()
      node.hook = LayoutHook(
        .length { [self] length, axis in
          let value = compute(length, axis)
          let kind = ".containerRelativeFrame"
          let others = made[number]?.attributes ?? [:]
          made[number] = ViewNode(kind, attributes: others.adding(["\(axis)": value.attribute]))
          return value
        })
    case .chart(let make) where node.kind == ".chartOverlay" || node.kind == ".chartBackground":
      let (kind, number) = (node.kind, next())
      node.hook = LayoutHook(
        .chart { [self] geometry in
          keep(make(geometry), of: kind, ["size": geometry.plot.size.attribute], number)
        })
    case .mark(let make):
      let number = next()
      node.hook = LayoutHook(
        .mark { [self] size in
          keep(make(size), of: ".annotation", ["size": size.attribute], number)
        })
    case .effect(let make):
      let number = next()
      node.hook = LayoutHook(.effect { [self] in keep(make($0), of: ".visualEffect", [:], number) })
    case .guide(let compute):
      let number = next()
      node.hook = LayoutHook(
        .guide { [self] dimensions in
          let value = compute(dimensions)
          made[number] = ViewNode(".alignmentGuide", ["value": value.attribute])
          return value
        })
    default: break
    }
    return node
  }

  private func next() -> Int {
    count += 1
    return count
  }

  private func keep(_ value: ViewAttribute, of kind: String, _ number: Int) -> ViewAttribute {
    made[number] = ViewNode(kind, ["value": value])
    return value
  }

  private func keep(
    _ nodes: [ViewNode], of kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?>,
    _ number: Int
  ) -> [ViewNode] {
    made[number] = ViewNode(kind, attributes, children: nodes)
    return nodes.map(watching)
  }
}
