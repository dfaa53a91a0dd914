extension Sequence {
  /// Returns the elements in an order that keeps equal ones as they stand.
  ///
  /// - Parameter areInOrder: Whether the first of two elements has to stand before the second.
  /// - Returns: The elements.
  @inlinable package func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    let isOrdered = zip(elements, elements.dropFirst()).allSatisfy { !areInOrder($1, $0) }
    guard !isOrdered else { return elements }
    return elements.enumerated().sorted { left, right in
      if areInOrder(left.element, right.element) { return true }
      if areInOrder(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the elements of each key together, in the order in which keys come first.
  ///
  /// - Parameter key: The key of an element.
  /// - Returns: The keys, each with its elements as they stand.
  @inlinable package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let own = key(element)
      if let place = places[own] {
        groups[place].elements.append(element)
      } else {
        places[own] = groups.count
        groups.append((own, [element]))
      }
    }
    return groups
  }
}

extension Array {
  /// Returns the first index from which a predicate holds; it must hold for all that follow.
  @inlinable package func partitioningIndex(where belongsToRest: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToRest(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
