import Foundation
import SwiftUI

/// The space that a view is offered; nil asks for the ideal size.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let unspecified = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    // NaN equals nothing, not even itself, so that a cache would never find it again.
    self.width = width.map { $0.isNaN ? 0 : $0 }
    self.height = height.map { $0.isNaN ? 0 : $0 }
  }

  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
  }

  var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }

  /// The proposal with ten points for each nil length: the size of a view that fills its space.
  var filled: CGSize { CGSize(width: width ?? 10, height: height ?? 10) }

  /// The length along an axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension ViewNode {
  func number(_ name: String) -> Double? { attributes[name]?.double }

  func string(_ name: String) -> String? { attributes[name]?.text }

  func flag(_ name: String) -> Bool { attributes[name] == .flag(true) }
}

extension ViewAttributes {
  /// Whether any argument is no number although it should be one.
  var holdNoNumber: Bool {
    values.contains { $0 == "nan" || $0.items.contains("nan") || $0.fields.holdNoNumber }
  }
}

extension ViewAttribute {
  var double: Double? {
    switch self {
    case .number(let number): number
    case .string("infinity"): .infinity
    case .string("-infinity"): -.infinity
    default: nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var fields: ViewAttributes { if case .record(let fields) = self { fields } else { [:] } }

  var items: [ViewAttribute] { if case .list(let items) = self { items } else { [] } }

  var doubles: [Double] { items.compactMap(\.double) }
}
