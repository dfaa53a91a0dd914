/// The results of a fetch.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let elements: [Element]

  /// The first place.
  public var startIndex: Int { elements.startIndex }
  /// The place after the last one.
  public var endIndex: Int { elements.endIndex }
  /// The element at an index.
  public subscript(position: Int) -> Element { elements[position] }
}
