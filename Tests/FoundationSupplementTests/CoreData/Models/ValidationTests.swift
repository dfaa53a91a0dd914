import CoreData
import FoundationSupplement
import Testing

@Suite struct ValidationTests {
  private let folder = ResourceFolder()

  private func context() throws -> NSManagedObjectContext {
    try TaskModel.context(folder.url.appendingPathComponent("Tasks.sqlite"))
  }

  @Test(arguments: [
    ("Task", ["title": "A"], 1670), ("Task", ["title": "Abcdefghij"], 1660),
    ("Task", ["title": "A1"], 1680), ("Task", ["priority": "21"], 1610),
    ("Task", ["priority": "-1"], 1620), ("Label", [:], 1570), ("Task", ["title": "*"], 1560),
    ("Task", ["title": "Ab", "priority": "20"], 0), ("List", [:], 0),
  ])
  func `a save tells what is not valid`(
    _ entity: String, _ values: [String: String], _ code: Int
  ) throws {
    let context = try context()
    let object = context.make(entity)
    for (key, text) in values { object.setValue(Int(text) ?? text as Any, forKey: key) }
    guard code > 0 else { return try context.save() }
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == code && error?.domain == NSCocoaErrorDomain)
    let single = (error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.first ?? error
    #expect(single?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === object)
    #expect(single?.userInfo[NSValidationKeyErrorKey] is String)
    #expect(try self.context().all(entity).isEmpty)
  }

  @Test func `an object that leads to others under the rule to deny is not deleted`() throws {
    let context = try context()
    let list = context.make("List")
    let task = context.make("Task", ["title": "Cook", "list": list])
    try context.save()
    context.delete(list)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1600)
    context.rollback()
    context.delete(task)
    context.delete(list)
    try context.save()
    #expect(try context.all("List").isEmpty)
  }

  @Test func `numbers of related objects are bounded`() throws {
    let (parts, whole) = (relationship("parts", many: true), relationship("whole"))
    (parts.minCount, parts.maxCount, parts.isOptional) = (2, 3, false)
    whole.isOptional = false
    let (box, part) = (entity("Box", [parts]), entity("Part", [whole]))
    tie(parts, of: box, whole, of: part)
    let context = try openStore(folder.url.appendingPathComponent("a"), model(box, part))
      .viewContext
    let codes = (0..<5).map { count in
      let box = context.make("Box")
      for _ in 0..<count { context.make("Part", ["whole": box]) }
      defer { context.rollback() }
      do { try context.save() } catch { return (error as NSError).code }
      return 0
    }
    #expect(codes == [1580, 1580, 0, 0, 1590])
    context.make("Part")
    #expect(throws: NSError.self) { try context.save() }
  }

  @Test func `an attribute's own predicates count`() throws {
    let size = attribute("size", .integer64AttributeType)
    size.setValidationPredicates(
      [NSPredicate(format: "SELF > 4")], withValidationWarnings: ["1620"])
    #expect(size.validationPredicates.count == 1 && size.validationWarnings.count == 1)
    let context = try openStore(
      folder.url.appendingPathComponent("b"), model(entity("A", [size]))
    ).viewContext
    context.make("A", ["size": 3])
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1620)
  }
}
