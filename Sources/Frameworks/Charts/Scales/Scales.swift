// The types, domains and ranges of a chart's scales.

import SwiftUI

public struct ScaleType: Sendable, Hashable {
  let name: String
  /// The number that the type takes; nil for one without.
  var number: Double?

  /// The type as an attribute of a view tree.
  var attribute: ViewAttribute {
    number.map { .record([name: $0.attribute]) } ?? .string(name)
  }

  public static var linear: ScaleType { ScaleType(name: "linear") }
  public static var log: ScaleType { ScaleType(name: "log") }
  public static var date: ScaleType { ScaleType(name: "date") }
  public static var category: ScaleType { ScaleType(name: "category") }
  public static var squareRoot: ScaleType { ScaleType(name: "squareRoot") }
  public static var symmetricLog: ScaleType { ScaleType(name: "symmetricLog") }

  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(name: "symmetricLog", number: slopeAtZero)
  }

  public static func power(exponent: Double) -> ScaleType {
    ScaleType(name: "power", number: exponent)
  }
}

/// The values that an axis or a legend covers.
public protocol ScaleDomain {}

extension ScaleDomain {
  /// The domain as an attribute of a view tree.
  var kept: ViewAttribute {
    (self as? any KeptDomain)?.keptDomain ?? "automatic"
  }

  /// Returns a modifier's node with what the domain becomes once its values are known.
  func completing(_ node: ViewNode) -> ViewNode {
    guard let change = (self as? AutomaticScaleDomain)?.change else { return node }
    return node.with(
      .chart { geometry in
        let inferred = geometry.x?.domain ?? []
        return [ViewNode("ScaleDomain", ["domain": .list(change.value(inferred))])]
      })
  }
}

/// A domain whose values can be kept.
protocol KeptDomain {
  var keptDomain: ViewAttribute { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: KeptDomain where Bound: Plottable {
  var keptDomain: ViewAttribute { .list([lowerBound.plotted, upperBound.plotted]) }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: KeptDomain where Element: Plottable {
  var keptDomain: ViewAttribute { .list(map(\.plotted)) }
}

public struct AutomaticScaleDomain: ScaleDomain, KeptDomain, Sendable {
  var includesZero: Bool?
  var isReversed: Bool?
  /// Changes the domain that follows from the marks, as attributes of a view tree.
  var change: Held<([ViewAttribute]) -> [ViewAttribute]>?

  var keptDomain: ViewAttribute {
    guard includesZero != nil || isReversed != nil else { return "automatic" }
    return .fields(["includesZero": includesZero.attribute, "reversed": isReversed.attribute])
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }

  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let change = Held { (inferred: [ViewAttribute]) -> [ViewAttribute] in
      var values = inferred.compactMap { DataValue(plotted: $0) }
      modifyInferredDomain(&values)
      return values.map(\.plotted)
    }
    return AutomaticScaleDomain(
      includesZero: includesZero, isReversed: reversed, change: change)
  }
}
