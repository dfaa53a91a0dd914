// The texts that an entry brings along. Nothing here is Apple's.

import SwiftUI

/// The texts among the values of an entry, at any depth.
struct OwnTexts {
  /// The number of values that are looked at, at most: an entry may hold a whole model.
  private static let limit = 500
  /// The least number of letters by which a text is known again in a view.
  private static let shortest = 3

  private var texts: Set<String> = []
  private var count = 0

  /// Collects the texts of an entry.
  init(of entry: Any) { add(entry, depth: 0) }

  private mutating func add(_ value: Any, depth: Int) {
    count += 1
    guard count <= Self.limit, depth < 8 else { return }
    if let text = value as? String {
      if text.count(where: \.isLetter) >= Self.shortest { texts.insert(text) }
      return
    }
    for (_, child) in Mirror(reflecting: value).children { add(child, depth: depth + 1) }
  }

  /// Whether a view shows one of them.
  func areShown(in view: ViewNode) -> Bool {
    !texts.isEmpty && view.texts.contains { shown in texts.contains { shown.contains($0) } }
  }
}
