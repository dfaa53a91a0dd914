/// What a fetch found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let elements: [Element]

  /// The first place.
  public var startIndex: Int { elements.startIndex }
  /// The place after the last one.
  public var endIndex: Int { elements.endIndex }
  /// What stands at a place.
  public subscript(position: Int) -> Element { elements[position] }
}
