import CoreData
import FoundationSupplement
import Testing

typealias Expression = FoundationSupplement.NSExpression

@Suite struct ExpressionTests {
  private let folder = ResourceFolder()

  private func context() throws -> NSManagedObjectContext {
    let context = try TaskModel.context(folder.url.appendingPathComponent("Tasks.sqlite"))
    for (title, priority, done) in [("Wash", 9, true), ("Cook", 3, false), ("Shop", 3, true)] {
      context.make("Task", ["title": title, "priority": priority, "done": done])
    }
    return context
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("add:to:(4, 5)", 9), ("from:subtract:(4, 5)", -1),
    ("divide:by:(9, 2)", 4.5), ("modulus:by:(9, 4)", 1), ("raise:toPower:(2, 10)", 1024),
    ("sqrt:(16)", 4), ("abs:(-3)", 3), ("floor:(2.7)", 2), ("ceiling:(2.1)", 3),
    ("trunc:(-2.7)", -2), ("log:(100)", 2), ("sum:({1, 2, 3})", 6), ("count:({1, 2})", 2),
    ("average:({1, 2, 6})", 3), ("median:({5, 1, 3, 9})", 4), ("stddev:({2, 4})", 1),
    ("max:({1, 7, 3})", 7), ("min:(4, 2)", 2), ("length:('four')", 4), ("a.b * 2", 6),
  ])
  func `a format is computed`(_ format: String, _ expected: Double) throws {
    let expression = Expression(format: format)
    let value = expression.expressionValue(with: ["a": ["b": 3]], context: nil)
    #expect(KeyValues.number(value) == expected)
  }

  @Test func `texts, dates and decimals are computed`() {
    func value(_ format: String) -> Any? {
      Expression(format: format, "\u{C4}b").expressionValue(with: nil, context: nil)
    }
    #expect(value("lowercase:(%@)") as? String == "\u{E4}b")
    #expect(value("uppercase(%@)") as? String == "\u{C4}B")
    #expect(value("canonical:(%@)") as? String == "ab")
    #expect(value("CAST(60, 'NSDate')") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    #expect((value("now()") as? Date).map { abs($0.timeIntervalSinceNow) < 60 } == true)
    let prices = ["0.1", "0.2"].map { NSDecimalNumber(string: $0) }
    let sum = Expression(forFunction: "sum:", arguments: [Expression(forConstantValue: prices)])
    #expect(
      sum.expressionValue(with: nil, context: nil) as? NSDecimalNumber
        == NSDecimalNumber(string: "0.3"))
    #expect(NSPredicate(format: "length:(SELF) == 2").evaluate(with: "ab"))
  }

  @Test func `an expression tells its parts`() {
    let path = Expression(forKeyPath: "a.b")
    let kind: Expression.ExpressionType = .keyPath
    #expect(path.expressionType == kind && path.keyPath == "a.b")
    let sum = Expression(forFunction: "sum:", arguments: [path])
    #expect(sum.expressionType == .function && sum.function == "sum:")
    #expect(sum.arguments?.first === path)
    let constant = Expression(forConstantValue: 3)
    #expect(constant.constantValue as? Int == 3)
    let variable = Expression(forVariable: "x")
    #expect(variable.variable == "x")
    #expect(variable.expressionValue(with: nil, context: ["x": 4]) as? Int == 4)
    let list = Expression(forAggregate: [constant, path])
    #expect((list.collection as? [Expression])?.count == 2)
    let choice = Expression(
      forConditional: NSPredicate(format: "SELF > 2"), trueExpression: constant,
      falseExpression: variable)
    #expect(choice.true === constant && choice.false === variable)
    #expect(choice.expressionValue(with: 3, context: nil) as? Int == 3)
    #expect(
      Expression.expressionForEvaluatedObject().expressionValue(with: 1, context: nil) as? Int == 1)
    let block = Expression(block: { _, values, _ in values.count }, arguments: [constant])
    #expect(block.expressionValue(with: nil, context: nil) as? Int == 1)
    #expect(
      Expression(forKeyPath: \String.count).expressionValue(with: "abc", context: nil) as? Int == 3)
  }

  private func description(
    _ name: String, _ function: String, _ type: NSAttributeType = .integer64AttributeType
  ) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = Expression(
      forFunction: function, arguments: [Expression(forKeyPath: "priority")])
    description.expressionResultType = type
    return description
  }

  private func request(_ properties: [Any]) -> NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Task")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = properties
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return request
  }

  @Test func `a fetch sums up all objects`() throws {
    let found = try context().fetch(
      request([
        description("sum", "sum:"), description("most", "max:"), description("number", "count:"),
        description("mean", "average:", .doubleAttributeType),
      ]))
    #expect(found.count == 1)
    #expect(found.first?["sum"] as? Int == 15 && found.first?["most"] as? Int == 9)
    #expect(found.first?["number"] as? Int == 3 && found.first?["mean"] as? Double == 5)
  }

  @Test func `a fetch sums up the objects of each group`() throws {
    let request = request(["done", description("sum", "sum:")])
    request.propertiesToGroupBy = ["done"]
    let texts = { (found: [NSDictionary]) in
      found.map { "\($0["done"] as? Bool ?? false) \($0["sum"] as? Int ?? -1)" }
    }
    let context = try context()
    #expect(texts(try context.fetch(request)) == ["false 3", "true 12"])
    request.havingPredicate = NSPredicate(format: "sum > 3")
    #expect(texts(try context.fetch(request)) == ["true 12"])
    request.havingPredicate = nil
    request.fetchLimit = 1
    #expect(texts(try context.fetch(request)) == ["false 3"])
  }

  @Test func `equal dictionaries are returned once where that is wanted`() throws {
    let request = request(["priority"])
    let context = try context()
    #expect(try context.fetch(request).count == 3)
    request.returnsDistinctResults = true
    #expect(try context.fetch(request).compactMap { $0["priority"] as? Int } == [3, 9])
  }

  @Test func `a batch computes the values that it sets`() throws {
    let context = try context()
    try context.save()
    let update = NSBatchUpdateRequest(entityName: "Task")
    update.propertiesToUpdate = [
      "priority": Expression(format: "priority + 1"),
      "note": Expression(forConstantValue: "new"),
    ]
    try context.execute(update)
    let other = try TaskModel.context(folder.url.appendingPathComponent("Tasks.sqlite"))
    #expect(
      try other.all("Task", by: "title").map { $0.value(forKey: "priority") as? Int } == [4, 4, 10])
    #expect(try other.texts("Task", "note") == ["new", "new", "new"])
  }

  @Test func `an asynchronous fetch hands its results over`() throws {
    let context = try context()
    var handed: [NSManagedObject]?
    let request = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Task")
    ) { handed = $0.finalResult }
    let result = try context.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
    #expect(handed?.count == 3 && result?.finalResult == handed)
    #expect(result?.fetchRequest === request && result?.managedObjectContext === context)
    let wrong = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "None"))
    let failure = try context.execute(wrong) as? NSAsynchronousFetchResult<NSManagedObject>
    #expect(failure?.operationError != nil && failure?.finalResult == nil)
  }
}
