import Foundation
import SwiftUI

/// A value that a mark plots along one dimension.
enum ChartValue: Hashable {
  case number(Double)
  case date(Double)
  case category(String)

  init?(_ attribute: ViewAttribute?, dateKind: String?) {
    switch attribute {
    case .number(let number): self = dateKind == nil ? .number(number) : .date(number)
    case .string(let text): self = .category(text)
    case .flag(let flag): self = .category("\(flag)")
    default: return nil
    }
  }

  /// The value as a number; nil for a category.
  var position: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  var attribute: ViewAttribute {
    switch self {
    case .number(let number), .date(let number): .number(number)
    case .category(let name): .string(name)
    }
  }
}
