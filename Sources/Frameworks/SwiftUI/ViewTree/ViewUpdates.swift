// The updates of a tree: views are resolved and drawn again with the states that actions have set
// after sizes and preferences were known. Nothing here is Apple's.

/// The place of a view of an author's in a tree, with what it keeps from one resolution to the
/// next.
///
/// A view is known by the place of the view around it, its type, and its number among those of its
/// type there.
@MainActor final class ViewPlace {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var number: Int
  }

  private var inner: [Key: ViewPlace] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var boxes: [AnyObject] = []
  private var boxCount = 0
  private var values: [Any?] = []
  private var valueCount = 0

  /// Counts views, boxes and values from the first one again.
  func startOver() { (counts, boxCount, valueCount) = ([:], 0, 0) }

  /// Returns the place of the next view of a type.
  func place(of type: Any.Type) -> ViewPlace {
    let type = ObjectIdentifier(type)
    let key = Key(type: type, number: counts[type, default: 0])
    counts[type] = key.number + 1
    let place = inner[key] ?? ViewPlace()
    inner[key] = place
    place.startOver()
    return place
  }

  /// Returns the box that a property had when the tree was resolved before; the property's own one
  /// at first.
  func kept<Box: AnyObject>(_ box: Box) -> Box {
    defer { boxCount += 1 }
    guard boxes.indices.contains(boxCount) else {
      boxes.append(box)
      return box
    }
    if let known = boxes[boxCount] as? Box { return known }
    boxes[boxCount] = box
    return box
  }

  /// Returns the number of the next value that is watched.
  fileprivate func nextValue() -> Int {
    defer { valueCount += 1 }
    if valueCount == values.count { values.append(nil) }
    return valueCount
  }

  fileprivate subscript(value number: Int) -> Any? {
    get { values[number] }
    set { values[number] = newValue }
  }
}

/// The values that the views of a tree watch, and the actions that they take when these change.
@MainActor package final class ViewUpdates {
  private struct Watched: Hashable {
    var place: ObjectIdentifier
    var number: Int
  }

  /// The greatest number of resolutions of a tree, each with what the one before has set. Apple's
  /// number is not published.
  private static let most = 8

  private let root = ViewPlace()
  private var actions: [(key: Watched, run: () -> Bool)] = []

  /// Draws a tree, and draws it again until no watched value changes.
  ///
  /// - Parameters:
  ///   - environment: The values that the views find.
  ///   - draw: The function that resolves and draws, with what is to be told of the drawing.
  /// - Returns: The last drawing.
  package static func settled<Drawing>(
    in environment: EnvironmentValues, _ draw: (ViewContext, _ notes: [String]) -> Drawing
  ) -> Drawing {
    let updates = ViewUpdates()
    var notes: [String] = []
    for _ in 0..<most {
      let drawing = updates.drawn(in: environment, notes, draw)
      guard updates.runActions() else { return drawing }
      notes = [
        "what views set when sizes or preferences are known is drawn; that widgets show it is assumed"
      ]
    }
    notes.append("views that change whenever they are drawn are shown after \(most) times")
    return updates.drawn(in: environment, notes, draw)
  }

  private func drawn<Drawing>(
    in environment: EnvironmentValues, _ notes: [String], _ draw: (ViewContext, [String]) -> Drawing
  ) -> Drawing {
    actions = []
    root.startOver()
    return draw(ViewContext(environment: environment, updates: self, place: root), notes)
  }

  /// Runs the actions whose values have changed; returns whether there was one.
  private func runActions() -> Bool {
    // Each action runs once its value is new, whatever those before it have set.
    let changed = actions.map { $0.run() }
    return changed.contains(true)
  }

  /// Watches a value, which is nil while it is not known.
  ///
  /// - Parameters:
  ///   - place: The place of the view that watches.
  ///   - value: The value once the tree is drawn.
  ///   - action: The action with the value before, which is the same one at first, and the new one.
  func watch<Value: Equatable>(
    _ place: ViewPlace, _ value: @escaping () -> Value?, _ action: @escaping (Value, Value) -> Void
  ) {
    let number = place.nextValue()
    let key = Watched(place: ObjectIdentifier(place), number: number)
    // Views that are made from sizes may be made more than once; the last ones are shown.
    actions.removeAll { $0.key == key }
    actions.append(
      (
        key,
        {
          guard let new = value() else { return false }
          let old = place[value: number] as? Value
          guard old != new else { return false }
          place[value: number] = new
          action(old ?? new, new)
          return true
        }
      ))
  }
}

/// Lets an action run when a value made of the content's geometry changes.
nonisolated struct GeometryWatcher<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  private final class Geometry {
    var proxy: GeometryProxy?
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let nodes = context.nodes(of: content)
    guard let updates = context.updates, let place = context.place, !nodes.isEmpty else {
      return nodes
    }
    let geometry = Geometry()
    updates.watch(place, { geometry.proxy.map(transform) }, action)
    let whole = nodes.count == 1 ? nodes[0] : ViewNode("Group", children: nodes)
    return [
      ViewNode(".onGeometryChange", children: [whole]).with(
        .effect { proxy in
          geometry.proxy = proxy
          return []
        })
    ]
  }
}
