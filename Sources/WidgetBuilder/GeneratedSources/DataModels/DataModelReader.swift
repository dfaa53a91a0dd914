import Foundation
import FoundationXML
import DataModels

/// Reads the XML of a `.xcdatamodel`.
final class DataModelReader: NSObject, XMLParserDelegate {
  /// The contents of a model's file.
  struct Contents: Hashable {
    /// The entities, as the bundle has them.
    var entities: [CompiledDataModel.Entity] = []
    /// The code generation of entities, by the entity's name: `class` or `category`.
    var codeGeneration: [String: String] = [:]
    /// The attributes that are numbers in Swift, as `Entity.attribute`.
    var scalars: Set<String> = []
    /// The Swift types that a model names itself, by `Entity.attribute`.
    var customTypes: [String: String] = [:]
    /// The fetches that code asks for by name.
    var fetchRequests: [CompiledDataModel.FetchRequest] = []
    /// The names of the entities of each configuration.
    var configurations: [String: [String]] = [:]
    /// The identifier that the author gave to this version of the model.
    var version: String?
  }

  var contents = Contents()
  /// The names of the fetched property and of the configuration that are being read, if any.
  private var fetchedProperty: String?
  private var configuration: String?
  /// The attributes that are being read, each an element of the one before it.
  var open: [CompiledDataModel.Attribute] = []
  /// The elements of composite types, by the types' names, and the type that is being read.
  var composites: [String: [CompiledDataModel.Attribute]] = [:]
  var composite: String?
  /// The composite types that attributes may be of: what their XML says, by place and name.
  var references: [String: [String: String]] = [:]

  /// Reads a file.
  ///
  /// - Parameter data: The bytes of the model's `contents`.
  /// - Returns: The contents; nil where the file is not XML in UTF-8, as Xcode writes it.
  static func read(_ data: Data) -> Contents? {
    // Foundation's parser traps on names that are not UTF-8, and on some document types and
    // processing instructions, of which a model has none.
    guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE"),
      !text.dropFirst(text.hasPrefix("<?xml ") ? 2 : 0).contains("<?")
    else { return nil }
    let reader = DataModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    reader.resolveComposites()
    return reader.contents
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    switch elementName {
    case "model":
      let version = attributes["userDefinedModelVersionIdentifier"]
      contents.version = version?.isEmpty == false ? version : nil
    case "entity": readEntity(attributes)
    case "attribute": readAttribute(attributes)
    case "composite", "compositeAttribute":
      composite = attributes["name"]
      if let composite { composites[composite] = [] }
    case "relationship": readRelationship(attributes)
    case "fetchedProperty": fetchedProperty = attributes["name"]
    case "fetchRequest": readFetchRequest(attributes)
    case "uniquenessConstraint": change { $0.constraints.append([]) }
    case "constraint":
      guard let name = attributes["value"] else { break }
      change { if !$0.constraints.isEmpty { $0.constraints[$0.constraints.count - 1] += [name] } }
    case "configuration":
      configuration = attributes["name"]
      if let configuration { contents.configurations[configuration] = [] }
    case "memberEntity":
      guard let configuration, let name = attributes["name"] else { break }
      contents.configurations[configuration]?.append(name)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "fetchedProperty": fetchedProperty = nil
    case "configuration": configuration = nil
    case "composite", "compositeAttribute": composite = nil
    case "attribute": closeAttribute()
    default: break
    }
  }

  /// Changes the entity that is being read.
  private func change(_ body: (inout CompiledDataModel.Entity) -> Void) {
    guard let last = contents.entities.indices.last else { return }
    body(&contents.entities[last])
  }

  private func readFetchRequest(_ values: [String: String]) {
    guard let name = fetchedProperty ?? values["name"], let entity = values["entity"] else {
      return
    }
    let request = CompiledDataModel.FetchRequest(
      name: name, entity: entity, predicate: values["predicateString"],
      limit: values["fetchLimit"].flatMap { Int($0) } ?? 0)
    if fetchedProperty == nil {
      contents.fetchRequests.append(request)
    } else {
      change { $0.fetchedProperties.append(request) }
    }
  }

  private func readEntity(_ values: [String: String]) {
    guard let name = values["name"] else { return }
    let named = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    contents.entities.append(
      CompiledDataModel.Entity(
        name: name, className: named, parent: values["parentEntity"],
        isAbstract: values["isAbstract"] == "YES"))
    change { $0.formerName = values["elementID"] }
    contents.codeGeneration[name] = values["codeGenerationType"]
  }

  private func readAttribute(_ values: [String: String]) {
    var attribute = CompiledDataModel.Attribute(
      name: values["name"] ?? "", type: values["attributeType"] ?? "",
      isOptional: values["optional"] == "YES",
      defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
      storage: Self.storage(values), formerName: values["elementID"])
    if values["derived"] == "YES" { attribute.derivation = values["derivationExpression"] }
    attribute.transformer = values["valueTransformerName"]
    if values["preserveAfterDeletion"] == "YES" { attribute.isPreserved = true }
    attribute.limits = CompiledDataModel.Attribute.Limits(
      minimum: values["minValueString"] ?? values["minDateTimeInterval"],
      maximum: values["maxValueString"] ?? values["maxDateTimeInterval"],
      pattern: values["regularExpressionString"])
    if attribute.type == "Composite" { references[place(of: attribute)] = values }
    open.append(attribute)
    guard open.count == 1, composite == nil, let entity = contents.entities.last?.name else {
      return
    }
    let key = "\(entity).\(attribute.name)"
    if values["usesScalarValueType"] == "YES" { contents.scalars.insert(key) }
    contents.customTypes[key] = values["customClassName"]
  }

  /// Enters the attribute that was read where it belongs: in another one, a composite type, an
  /// entity.
  private func closeAttribute() {
    guard let attribute = open.popLast(), !attribute.name.isEmpty else { return }
    if let owner = open.indices.last {
      open[owner].elements = (open[owner].elements ?? []) + [attribute]
    } else if let composite {
      composites[composite]?.append(attribute)
    } else {
      change { $0.attributes.append(attribute) }
    }
  }

  private static func storage(
    _ values: [String: String]
  ) -> CompiledDataModel.Attribute.Storage? {
    if values["transient"] == "YES" { return .transient }
    return values["allowsExternalBinaryDataStorage"] == "YES" ? .external : nil
  }

  private func readRelationship(_ values: [String: String]) {
    guard let name = values["name"], let last = contents.entities.indices.last else { return }
    var relationship = CompiledDataModel.Relationship(
      name: name, destination: values["destinationEntity"] ?? "",
      inverse: values["inverseName"], isToMany: values["toMany"] == "YES",
      isOrdered: values["ordered"] == "YES",
      deletionRule: values["deletionRule"] ?? "Nullify")
    relationship.isOptional = values["optional"] == "YES"
    relationship.minimumCount = values["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximumCount = values["maxCount"].flatMap { Int($0) } ?? 0
    relationship.formerName = values["elementID"]
    contents.entities[last].relationships.append(relationship)
  }
}
