// The arguments that a view tree keeps of a view, by name.

/// The arguments of a view or modifier by name, in the order of their names.
///
/// A view has few of them: a sorted list is shorter than a hash table, and found by comparing names
/// sooner than by hashing one.
package struct ViewAttributes: Hashable, Sendable {
  /// An argument with its name.
  fileprivate struct Argument: Hashable, Sendable {
    let name: String
    var value: ViewAttribute
  }

  private var arguments: [Argument] = []

  /// Creates a list of no arguments.
  package init() {}

  /// Creates a list of the pairs that have a value; of a name that comes twice the last one counts.
  package init(_ pairs: KeyValuePairs<String, ViewAttribute?>) {
    arguments.reserveCapacity(pairs.count)
    for (name, value) in pairs where value != nil { self[name] = value }
  }

  /// Creates a list of the values of a dictionary.
  package init(_ values: [String: ViewAttribute]) {
    arguments = values.map { Argument(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Whether there is no argument.
  package var isEmpty: Bool { arguments.isEmpty }

  /// The number of arguments.
  package var count: Int { arguments.count }

  /// The argument whose name comes first; nil where there is none.
  package var first: (key: String, value: ViewAttribute)? {
    arguments.first.map { (key: $0.name, value: $0.value) }
  }

  /// The values, in the order of their names.
  package var values: some Sequence<ViewAttribute> { arguments.lazy.map(\.value) }

  /// The argument of a name; nil where there is none.
  package subscript(name: String) -> ViewAttribute? {
    get {
      for index in arguments.indices where arguments[index].name == name {
        return arguments[index].value
      }
      return nil
    }
    set {
      var place = arguments.endIndex
      for index in arguments.indices.reversed() {
        if arguments[index].name < name { break }
        place = index
      }
      let isThere = place < arguments.endIndex && arguments[place].name == name
      switch newValue {
      case let value? where isThere: arguments[place].value = value
      case let value?: arguments.insert(Argument(name: name, value: value), at: place)
      case nil where isThere: arguments.remove(at: place)
      case nil: break
      }
    }
  }

  /// Returns the arguments with others added, which count where both have one of a name.
  package func adding(_ others: ViewAttributes) -> ViewAttributes {
    var all = self
    for (name, value) in others { all[name] = value }
    return all
  }
}

extension ViewAttributes: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, ViewAttribute)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension ViewAttributes: Sequence {
  /// Goes through the arguments in the order of their names.
  package struct Iterator: IteratorProtocol {
    fileprivate var arguments: IndexingIterator<[Argument]>

    package mutating func next() -> (key: String, value: ViewAttribute)? {
      arguments.next().map { (key: $0.name, value: $0.value) }
    }
  }

  package func makeIterator() -> Iterator { Iterator(arguments: arguments.makeIterator()) }
}

extension ViewAttributes: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try [String: ViewAttribute](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: map { ($0.key, $0.value) }).encode(to: encoder)
  }
}
