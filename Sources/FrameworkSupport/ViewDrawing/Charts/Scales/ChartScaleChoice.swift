import Foundation
import SwiftUI

/// The author's choices for a scale beside the values of its domain.
struct ChartScaleChoice {
  var transform = ChartTransform.linear
  /// Whether numbers are names.
  var isCategory = false
  /// The points that are left free before and after the values.
  var padding = (start: 0.0, end: 0.0)
  /// The part of the plot that the values take, in points from where the scale begins.
  var points: ClosedRange<Double>?
  /// The length of the values that are seen; nil for all.
  var visibleLength: Double?
  /// The first of the values that are seen.
  var firstVisible: ChartValue?
  /// Whether the ends are rounded to marks of the axis; nil for what is usual.
  var rounding: (low: Bool?, high: Bool?) = (nil, nil)
  /// The stride of the axis' marks, where its author names one.
  var stride: ViewAttribute?
  /// Whether all values are integers, between which an axis has no marks: assumed.
  var isWhole = false
  /// Changes the domain that follows from the values.
  var change: (([ViewAttribute]) -> [ViewAttribute])?

  init() {}

  /// Reads the modifiers of a dimension.
  ///
  /// - Parameters:
  ///   - name: The dimension, `X` or `Y`.
  ///   - settings: The chart's modifiers.
  init(_ name: String, _ settings: ChartSettings) {
    let scales = settings.all(".chart\(name)Scale")
    func setting(_ key: String) -> ViewAttribute? {
      scales.last { $0.attributes[key] != nil }?.attributes[key]
    }
    transform = ChartTransform(setting("type"))
    isCategory = setting("type") == .string("category")
    let range = setting("range")
    padding = (range?.fields["start"]?.double ?? 0, range?.fields["end"]?.double ?? 0)
    if let ends = range?.doubles, ends.count == 2, ends[0] < ends[1] { points = ends[0]...ends[1] }
    visibleLength = settings[".chart\(name)VisibleDomain"]?.number("length")
    let position = settings[".chartScrollPosition\(name)"]
    firstVisible = ChartValue(position?.attributes["value"], dateKind: nil)
    if let node = scales.last(where: { $0.attributes["domain"] != nil }),
      case .chart(let content) = node.hook.action
    {
      change = { Self.changed($0, by: content) }
    }
    let marks = settings[".chart\(name)Axis"]?.children.dropFirst() ?? []
    for values in marks.compactMap({ $0.attributes["values"]?.fields }) {
      if let low = values["roundLowerBound"] { rounding.low = low == .flag(true) }
      if let high = values["roundUpperBound"] { rounding.high = high == .flag(true) }
      stride = values["stride"] ?? stride
    }
  }

  private static func changed(
    _ domain: [ViewAttribute], by content: @MainActor (ChartGeometry) -> [ViewNode]
  ) -> [ViewAttribute] {
    let nodes = MainActor.assumeIsolated {
      let inferred = ChartGeometry.Dimension(
        range: { _ in nil }, value: { _ in nil }, domain: domain)
      return content(ChartGeometry(plot: .zero, x: inferred))
    }
    return nodes.first?.attributes["domain"]?.items ?? domain
  }
}
