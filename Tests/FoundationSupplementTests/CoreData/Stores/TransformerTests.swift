import CoreData
import FoundationSupplement
import Testing

/// Turns a text into its bytes, the last one first.
class Reversal: ValueTransformer, @unchecked Sendable {
  static let name = NSValueTransformerName("Reversal")

  override class func transformedValueClass() -> AnyClass { NSData.self }

  override func transformedValue(_ value: Any?) -> Any? {
    (value as? String).map { Data($0.utf8.reversed()) }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { String(decoding: $0.reversed(), as: UTF8.self) }
  }
}

private final class Wrapping: NSSecureUnarchiveFromDataTransformer, @unchecked Sendable {
  override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}

/// Found by its class's name alone.
final class UnregisteredReversal: Reversal, @unchecked Sendable {}

@Suite struct TransformerTests {
  @Test func `a transformer that nobody registered is made of the class that has its name`() throws
  {
    let folder = ResourceFolder()
    func make() throws -> NSManagedObjectContext {
      let color = attribute("color", .transformableAttributeType)
      color.valueTransformerName = "UnregisteredReversal"
      let model = NSManagedObjectModel()
      model.entities = [entity("Theme", [color])]
      return try openStore(folder.url.appendingPathComponent("Colors.sqlite"), model).viewContext
    }
    let context = try make()
    context.make("Theme", ["color": "red"])
    try context.save()
    #expect(
      try PlainSQLite().run(
        "SELECT CAST(ZCOLOR AS TEXT) FROM ZTHEME",
        on: folder.url.appendingPathComponent("Colors.sqlite")) == ["der"])
    let full = NSStringFromClass(UnregisteredReversal.self)
    #expect(ValueTransformer(forName: NSValueTransformerName(full)) is UnregisteredReversal)
    #expect(ValueTransformer.valueTransformerNames().map(\.rawValue).contains(full))
    #expect(ValueTransformer(forName: NSValueTransformerName("NSString")) == nil)
  }

  @Test func `a transformer is found by its name`() {
    ValueTransformer.setValueTransformer(Reversal(), forName: Reversal.name)
    #expect(ValueTransformer(forName: Reversal.name) is Reversal)
    #expect(ValueTransformer.valueTransformerNames().contains(Reversal.name))
    #expect(ValueTransformer(forName: NSValueTransformerName("unknown")) == nil)
    let negation = ValueTransformer(forName: .negateBooleanTransformerName)
    #expect(negation?.transformedValue(true) as? Bool == false)
    #expect(negation?.reverseTransformedValue(false) as? Bool == true)
    let absence = ValueTransformer(forName: .isNilTransformerName)
    #expect(absence?.transformedValue(nil) as? Bool == true)
    #expect(
      ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue(1) as? Bool == true)
    let archive = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
    let data = archive?.reverseTransformedValue(["a", "b"])
    #expect(archive?.transformedValue(data) as? [String] == ["a", "b"])
    #expect(archive?.transformedValue(Data([1])) == nil)
    #expect(Wrapping.allowedTopLevelClasses.count == 1)
  }

  @Test func `a store keeps what the model's transformer makes of a value`() throws {
    ValueTransformer.setValueTransformer(Reversal(), forName: Reversal.name)
    ValueTransformer.setValueTransformer(Wrapping(), forName: NSValueTransformerName("Wrapping"))
    let folder = ResourceFolder()
    let file = folder.url.appendingPathComponent("Colors.sqlite")
    func make() throws -> NSManagedObjectContext {
      let (color, tags) = (
        attribute("color", .transformableAttributeType),
        attribute("tags", .transformableAttributeType)
      )
      color.valueTransformerName = Reversal.name.rawValue
      tags.valueTransformerName = "Wrapping"
      return try openStore(file, model(entity("Theme", [color, tags]))).viewContext
    }
    let context = try make()
    context.make("Theme", ["color": "red", "tags": ["a"]])
    try context.save()
    #expect(try PlainSQLite().run("SELECT CAST(ZCOLOR AS TEXT) FROM ZTHEME", on: file) == ["der"])
    let theme = try #require(try make().all("Theme").first)
    #expect(theme.value(forKey: "color") as? String == "red")
    #expect(theme.value(forKey: "tags") as? [String] == ["a"])
  }
}
