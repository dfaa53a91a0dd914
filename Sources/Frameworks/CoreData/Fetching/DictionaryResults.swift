import FoundationSupplement

/// The dictionaries that a fetch returns in the place of objects.
struct DictionaryResults {
  private let keys: [String]
  private let expressions: [NSExpressionDescription]
  private let groups: [String]
  private let condition: NSPredicate?
  private let isDistinct: Bool

  init<ResultType>(_ request: NSFetchRequest<ResultType>) {
    let wanted = request.propertiesToFetch
    expressions = wanted?.compactMap { $0 as? NSExpressionDescription } ?? []
    keys = Self.names(wanted?.filter { !($0 is NSExpressionDescription) })
    groups = Self.names(request.propertiesToGroupBy)
    condition = request.havingPredicate
    isDistinct = request.returnsDistinctResults
    fetchesAll = wanted == nil
  }

  private let fetchesAll: Bool

  private static func names(_ properties: [Any]?) -> [String] {
    properties?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name } ?? []
  }

  /// The dictionaries of some objects: one each, one a group, or one of all.
  func results(of objects: [NSManagedObject]) -> [NSDictionary] {
    let isWhole = expressions.contains { $0.expression?.isAggregate == true }
    var results: [NSDictionary]
    if !groups.isEmpty {
      results = grouped(objects).map(dictionary)
    } else if isWhole {
      results = [dictionary(of: objects)]
    } else {
      results = objects.map { dictionary(of: [$0]) }
    }
    if let condition { results = results.filter { condition.evaluate(with: $0) } }
    guard isDistinct else { return results }
    var seen: Set<[String: AnyHashable]> = []
    return results.filter { result in
      let values = (result as? [String: Any] ?? [:]).compactMapValues { KeyValues.hashable($0) }
      return seen.insert(values).inserted
    }
  }

  /// The objects with the same values of the properties to group by, in the objects' order.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var places: [[AnyHashable?]: Int] = [:]
    var found: [[NSManagedObject]] = []
    for object in objects {
      let key = groups.map { KeyValues.hashable(KeyValues.value(of: object, path: $0)) }
      if let place = places[key] {
        found[place].append(object)
      } else {
        places[key] = found.count
        found.append([object])
      }
    }
    return found
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    let dictionary = NSMutableDictionary()
    if let object = objects.first {
      let keys = fetchesAll ? object.entity.attributesByName.keys.sorted() : keys
      for key in keys {
        guard let value = Self.value(of: object, key) else { continue }
        dictionary[key] = value
      }
    }
    for description in expressions {
      let value = description.expression?.value(over: objects)
      dictionary[description.name] = description.expressionResultType.value(of: value)
    }
    return dictionary
  }

  private static func value(of object: NSManagedObject, _ path: String) -> Any? {
    if path.contains(".") { return KeyValues.value(of: object, path: path) }
    let value = object.value(forKey: path)
    return (value as? NSManagedObject)?.objectID ?? value
  }
}
