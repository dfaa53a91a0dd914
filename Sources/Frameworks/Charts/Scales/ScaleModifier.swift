// Keeps a chart's scale in a node around it.

import SwiftUI

/// Returns a look with the node of its symbol, where it is one.
@MainActor func keptPair(_ look: Any, _ context: ViewContext) -> (ViewAttribute, ViewNode?) {
  let symbol = look as? any ChartSymbolShape
  return (
    keptLook(look, context.environment), symbol?.node("ScaleSymbol", in: context)
  )
}

/// Keeps the domain, the range and the type of a scale.
nonisolated struct ScaleModifier: ViewModifier, PrimitiveModifier {
  private let kind: String
  private let domain: Held<(any ScaleDomain)?>
  private let range: Held<(any ScaleRange)?>
  private let pairs: Held<[(ViewAttribute, Any)]?>
  private let type: ScaleType?

  init(
    _ kind: String, domain: (any ScaleDomain)? = nil, range: (any ScaleRange)? = nil,
    type: ScaleType? = nil, pairs: [(ViewAttribute, Any)]? = nil
  ) {
    self.kind = kind
    self.domain = Held(domain)
    self.range = Held(range)
    self.pairs = Held(pairs)
    self.type = type
  }

  @MainActor func nodes<Content: View>(modifying content: Content, in context: ViewContext)
    -> [ViewNode]
  {
    var node = ViewNode(
      kind,
      [
        "domain": domain.value?.kept, "range": range.value?.kept(in: context.environment),
        "type": type?.attribute,
      ])
    if let pairs = pairs.value {
      let kept = pairs.map { ($0, keptPair($1, context)) }
      node.attributes["mapping"] = .list(kept.map { .list([$0, $1.0]) })
      node.children = kept.compactMap(\.1.1)
    }
    node.children += symbols(in: context)
    if let domain = domain.value { node = domain.completing(node) }
    return context.nodes(of: content).map { chart in
      var whole = node
      whole.children.insert(chart, at: 0)
      return whole
    }
  }

  /// The symbols of the range, with their outlines.
  @MainActor private func symbols(in context: ViewContext) -> [ViewNode] {
    let symbols = (range.value as? any Collection)?.map { $0 as Any } ?? []
    return symbols.compactMap { ($0 as? any ChartSymbolShape)?.node("ScaleSymbol", in: context) }
  }
}

/// Keeps the results of a mapping for the values that the chart's marks depend on.
nonisolated struct MappingModifier: ViewModifier, PrimitiveModifier {
  let kind: String
  let mark: String
  let mapping: Held<@MainActor (ViewAttribute, ViewContext) -> (ViewAttribute, ViewNode?)?>

  init(
    kind: String, mark: String,
    mapping: @escaping @MainActor (ViewAttribute, ViewContext) -> (ViewAttribute, ViewNode?)?
  ) {
    self.kind = kind
    self.mark = mark
    self.mapping = Held(mapping)
  }

  @MainActor func nodes<Content: View>(modifying content: Content, in context: ViewContext)
    -> [ViewNode]
  {
    context.nodes(of: content).map { chart in
      var seen: Set<ViewAttribute> = []
      let values = chart.flattened.filter { $0.kind == mark }.compactMap { $0.attributes["by"] }
      let pairs = values.filter { seen.insert($0).inserted }.compactMap { value in
        mapping.value(value, context).map { (ViewAttribute.list([value, $0.0]), $0.1) }
      }
      return ViewNode(
        kind, ["mapping": .list(pairs.map(\.0))], children: [chart] + pairs.compactMap(\.1))
    }
  }
}
