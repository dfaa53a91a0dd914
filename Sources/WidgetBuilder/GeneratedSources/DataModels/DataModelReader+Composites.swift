import DataModels

// A composite attribute names the composite type that it is of. Apple does not document under which
// attribute of XML; whichever has the name of a type in the model tells it.

extension DataModelReader {
  /// The name by which an attribute's XML is kept: composite types' and entities' may have
  /// namesakes.
  func place(of attribute: CompiledDataModel.Attribute) -> String {
    let owner = composite.map { "composite \($0)" } ?? contents.entities.last?.name ?? ""
    return ([owner] + open.map(\.name) + [attribute.name]).joined(separator: "/")
  }

  /// Gives composite attributes the elements of their types.
  func resolveComposites() {
    for index in contents.entities.indices {
      let owner = contents.entities[index].name
      contents.entities[index].attributes = contents.entities[index].attributes.map {
        resolved($0, in: owner, within: [])
      }
    }
  }

  private func resolved(
    _ attribute: CompiledDataModel.Attribute, in owner: String, within types: [String]
  ) -> CompiledDataModel.Attribute {
    guard attribute.type == "Composite" else { return attribute }
    var attribute = attribute
    let place = "\(owner)/\(attribute.name)"
    if let own = attribute.elements {
      attribute.elements = own.map { resolved($0, in: place, within: types) }
    } else if let type = type(of: attribute, references[place] ?? [:]), !types.contains(type) {
      attribute.elements = composites[type]?.map {
        resolved($0, in: "composite \(type)", within: types + [type])
      }
    }
    return attribute
  }

  private func type(
    of attribute: CompiledDataModel.Attribute, _ values: [String: String]
  ) -> String? {
    let named = values.filter { $0.key != "name" }.values.sorted()
      .first { composites[$0] != nil }
    let namesake = composites.keys.sorted()
      .first { $0.lowercased() == attribute.name.lowercased() }
    return named ?? namesake ?? (composites.count == 1 ? composites.keys.first : nil)
  }
}
