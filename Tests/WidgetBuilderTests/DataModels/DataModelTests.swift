import DataModels
import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

private let contents = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
    <entity name="Basket" representedClassName="Basket" syncable="YES" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String"/>
      <attribute name="size" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
      <attribute name="weight" attributeType="Double" usesScalarValueType="NO"/>
      <attribute name="labels" attributeType="Transformable" customClassName="[String]"/>
      <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="basket" inverseEntity="Item"/>
    </entity>
    <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="category">
      <attribute name="due" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      <relationship name="basket" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Basket" inverseName="items" inverseEntity="Basket"/>
    </entity>
    <entity name="Gift" representedClassName="Gift" parentEntity="Item" isAbstract="YES" codeGenerationType="class"/>
    <entity name="Own" representedClassName="Own" syncable="YES">
      <attribute name="id" attributeType="UUID"/>
    </entity>
  </model>
  """

@Suite struct DataModelTests {
  private func model() throws -> DataModel {
    let contents = try #require(DataModelReader.read(Data(contents.utf8)))
    return DataModel(name: "Shop", contents: contents)
  }

  @Test func `a model's entities are read`() throws {
    let entities = try model().contents.entities
    #expect(entities.map(\.name) == ["Basket", "Item", "Gift", "Own"])
    #expect(entities[1].className == "Item")
    #expect(entities[2].parent == "Item" && entities[2].isAbstract)
    #expect(
      entities[0].attributes[1]
        == .init(name: "size", type: "Integer 16", isOptional: false, defaultValue: "3"))
    #expect(
      entities[0].relationships == [
        .init(
          name: "items", destination: "Item", inverse: "basket", isToMany: true,
          deletionRule: "Cascade")
      ])
    #expect(DataModelReader.read(Data("no model".utf8)) == nil)
    let cut = Data("<model><entity na".utf8) + [0xF5] + Data("me=\"A\"/></model>".utf8)
    #expect(DataModelReader.read(cut) == nil)
  }

  @Test func `what a model says beyond attributes and relationships is read`() throws {
    let text = """
      <model userDefinedModelVersionIdentifier="2">
        <entity name="List" representedClassName="List" elementID="Old" codeGenerationType="class">
          <attribute name="name" attributeType="String" minValueString="1" maxValueString="9" regularExpressionString="a+"/>
          <attribute name="total" attributeType="Double" derived="YES" derivationExpression="tasks.amount.@sum"/>
          <attribute name="color" attributeType="Transformable" valueTransformerName="Hex"/>
          <relationship name="tasks" toMany="YES" minCount="1" maxCount="4" ordered="YES" destinationEntity="Task" elementID="jobs"/>
          <fetchedProperty name="urgent" optional="YES"><fetchRequest name="r" entity="Task" predicateString="a &gt; 5" fetchLimit="3"/></fetchedProperty>
          <uniquenessConstraints>
            <uniquenessConstraint><constraint value="name"/><constraint value="total"/></uniquenessConstraint>
            <uniquenessConstraint><constraint value="color"/></uniquenessConstraint>
          </uniquenessConstraints>
        </entity>
        <entity name="Task" representedClassName="Task"/>
        <fetchRequest name="Open" entity="Task" predicateString="done == NO"/>
        <configuration name="Local"><memberEntity name="Task"/></configuration>
      </model>
      """
    let contents = try #require(DataModelReader.read(Data(text.utf8)))
    let list = contents.entities[0]
    #expect(list.formerName == "Old" && list.constraints == [["name", "total"], ["color"]])
    #expect(list.attributes[0].limits == .init(minimum: "1", maximum: "9", pattern: "a+"))
    #expect(list.attributes[1].derivation == "tasks.amount.@sum")
    #expect(list.attributes[2].transformer == "Hex" && list.attributes[2].limits == nil)
    let tasks = list.relationships[0]
    #expect(!tasks.isOptional && tasks.minimumCount == 1 && tasks.maximumCount == 4)
    #expect(tasks.formerName == "jobs")
    #expect(
      list.fetchedProperties
        == [.init(name: "urgent", entity: "Task", predicate: "a > 5", limit: 3)])
    #expect(
      contents.fetchRequests == [.init(name: "Open", entity: "Task", predicate: "done == NO")])
    #expect(contents.configurations == ["Local": ["Task"]] && contents.version == "2")

    let source = try #require(
      ManagedObjectClasses(models: [DataModel(name: "A", contents: contents)]).source
    ).text
    for line in [
      "insertIntoTasks(_ value: Task, at idx: Int)", "removeFromTasks(at idx: Int)",
      "insertIntoTasks(_ values: [Task], at indexes: NSIndexSet)",
      "removeFromTasks(at indexes: NSIndexSet)", "replaceTasks(at idx: Int, with value: Task)",
      "replaceTasks(at indexes: NSIndexSet, with values: [Task])",
    ] {
      #expect(source.contains("  @NSManaged public func \(line)\n"))
    }
    // Authors declare accessors of such names, so that Xcode cannot have done so.
    #expect(!source.contains("urgent"))
  }

  @Test func `composite attributes have the elements of their types`() throws {
    let text = """
      <model>
        <composite name="Spot"><attribute name="lat" attributeType="Double"/></composite>
        <entity name="Quake" representedClassName="Quake" codeGenerationType="class">
          <attribute name="code" attributeType="String" preserveAfterDeletion="YES"/>
          <attribute name="place" optional="YES" attributeType="Composite" elementName="Place"/>
          <attribute name="spot" optional="YES" attributeType="Composite"/>
          <attribute name="own" optional="YES" attributeType="Composite">
            <attribute name="a" attributeType="String"/>
          </attribute>
          <attribute name="loop" optional="YES" attributeType="Composite" compositeName="Loop"/>
        </entity>
        <composite name="Place">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="at" optional="YES" attributeType="Composite" compositeName="Spot"/>
        </composite>
        <compositeAttribute name="Loop">
          <attribute name="inner" attributeType="Composite" type="Loop"/>
        </compositeAttribute>
      </model>
      """
    let contents = try #require(DataModelReader.read(Data(text.utf8)))
    let attributes = contents.entities[0].attributes
    #expect(attributes.map(\.name) == ["code", "place", "spot", "own", "loop"])
    #expect(attributes[0].isPreserved == true && attributes[1].isPreserved == nil)
    #expect(attributes[1].elements?.map(\.name) == ["name", "at"])
    #expect(attributes[1].elements?[1].elements?.map(\.name) == ["lat"])
    #expect(attributes[2].elements?.map(\.type) == ["Double"])
    #expect(attributes[3].elements?.map(\.name) == ["a"])
    #expect(attributes[4].elements?.map(\.elements) == [nil])
    let source = ManagedObjectClasses(models: [DataModel(name: "A", contents: contents)]).source
    #expect(source?.text.contains("  @NSManaged public var place: [String: Any]?\n") == true)
  }

  @Test(arguments: [
    "<?x?><model/>", "<!DOCTYPE model [<!ATTLIST model b CDATA #IMPLIED>]><model/>",
    "<model><?x?></model>", "<!DOCTYPE model [<!NOTATION n PUBLIC \"x\">]><model/>",
  ])
  func `markup on which Foundation's parser ends the process is refused`(text: String) {
    #expect(DataModelReader.read(Data(text.utf8)) == nil)
    #expect(DataModelReader.read(Data("<?xml version=\"1.0\"?><model/>".utf8)) != nil)
  }

  @Test func `classes are made as Xcode makes them`() throws {
    let source = try #require(ManagedObjectClasses(models: [model()]).source).text
    let lines = source.split(separator: "\n").map(String.init)
    for line in [
      "public class Basket: NSManagedObject {}",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<Basket> {",
      "  @NSManaged public var title: String?", "  @NSManaged public var size: Int16",
      "  @NSManaged public var weight: NSNumber?", "  @NSManaged public var labels: [String]?",
      "  @NSManaged public var items: NSSet?",
      "  @NSManaged public func addToItems(_ value: Item)",
      "  @NSManaged public func removeFromItems(_ values: NSSet)",
      "extension Basket: Identifiable {}", "  @NSManaged public var due: Date?",
      "  @NSManaged public var basket: Basket?", "public class Gift: Item {}",
    ] {
      #expect(lines.contains(line))
    }
    #expect(!source.contains("class Item:"))
    #expect(!source.contains("extension Gift: Identifiable"))
    #expect(!source.contains("Own"))
  }

  @Test func `classes that the author writes are left to the author`() {
    let own = DataModelReader.Contents(entities: [.init(name: "Own", className: "Own")])
    #expect(ManagedObjectClasses(models: [DataModel(name: "O", contents: own)]).source == nil)
    #expect(ManagedObjectClasses(models: []).source == nil)
  }

  @Test func `the version that is marked is the model`() throws {
    let other = contents.replacingOccurrences(of: "Basket", with: "Cart")
    let mark = """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Shop 1.xcdatamodel</string></dict></plist>
      """
    let folder = try ScratchFolder([
      "W/a.swift": "@main struct M { static func main() {} }",
      "Shop.xcdatamodeld/Shop 1.xcdatamodel/contents": contents,
      "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": other,
      "Shop.xcdatamodeld/.xccurrentversion": mark,
      "Plain.xcdatamodel/contents": other,
    ])
    let resources = try resources(of: folder, #""Shop.xcdatamodeld", "Plain.xcdatamodel""#)
    let models = resources.compactMap(DataModel.init)
    #expect(models.map(\.name) == ["Plain", "Shop"])
    #expect(models.map { $0.contents.entities[0].name } == ["Cart", "Basket"])
  }

  @Test func `the bundle has the model under the name that containers look for`() throws {
    let folder = try ScratchFolder([
      "W/a.swift": "@main struct M { static func main() {} }",
      "Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents,
    ])
    let resources = try resources(of: folder, #""Shop.xcdatamodeld""#)
    let cache = BuildCache(folder: folder.url.appendingPathComponent("cache"))
    let bundle = try #require(
      try ResourceFolder(cache: cache, modules: ["Shop_App"]).folder(of: resources))
    let data = try Data(contentsOf: bundle.appendingPathComponent("Shop.momd/Shop.mom"))
    let compiled = try JSONDecoder().decode(CompiledDataModel.self, from: data)
    #expect(compiled.modules == ["Shop_App"])
    #expect(compiled.entities.map(\.className) == ["Basket", "Item", "Gift", "Own"])
  }

  @Test func `the classes of a model belong to the module that names most of them`() throws {
    let folder = try ScratchFolder([
      "A/a.swift": "import CoreData; let text = \"Basketball\"; let item: Item",
      "B/b.swift": "import CoreData; let a: Basket; let b: Item",
      "C/c.swift": "",
      "D/d.swift": "import Shop; struct Basket { struct Item {} }; enum Gift {}",
    ])
    let text = """
      {version: 1, name: "A", platform: "iOS", extension: {sources: ["C"], modules: [
        {name: "D", sources: ["D"]}, {name: "A", sources: ["A"]},
        {name: "B", sources: ["B"]}]}}
      """
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
    guard case .sources(let declaration) = manifest.source else { return }
    let owners = GeneratedOwners(declaration.modules)
    #expect(owners.module(naming: ["Basket", "Item"], of: "CoreData") == "B")
    #expect(owners.module(naming: ["Item"], of: "CoreData") == "A")
    #expect(owners.module(naming: ["Ball"], of: "CoreData") == nil)
    // The names of another module's types are not the model's.
    #expect(owners.module(naming: ["Gift"], of: "CoreData") == nil)
    #expect(owners.module(naming: ["Basket"], of: "Intents") == nil)
    #expect(
      GeneratedSource(name: "I.swift", text: "public class One: INIntent {}\nclass Two {}")
        .classNames
        == ["One"])
  }

  private func resources(of folder: ScratchFolder, _ list: String) throws -> [RootedPath] {
    let text = """
      {version: 1, name: "A", platform: "iOS", extension: {sources: ["W"], resources: [\(list)]}}
      """
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
    guard case .sources(let declaration) = manifest.source else { return [] }
    return declaration.resources
  }
}
