/// The expansions of SwiftData's attached macros for models and model actors.
enum ModelExpansion {
  /// Returns the expansion of a macro in one of its roles.
  ///
  /// - Parameters:
  ///   - macro: The macro's type.
  ///   - role: The macro role, such as `member` or `extension`.
  ///   - type: The type that is extended, as written.
  ///   - declaration: The source of the declaration that the macro is attached to.
  /// - Returns: The source, which is empty for any other macro.
  static func source(macro: String, role: String, type: String, declaration: String) -> String {
    switch (macro, role) {
    case ("ModelMacro", "member"): ModelClass(declaration).map(members) ?? ""
    case ("ModelMacro", "memberAttribute"):
      ModelClass.property(declaration).map(mark) ?? ""
    case ("ModelMacro", "extension"): "nonisolated extension \(type): SwiftData.PersistentModel {}"
    case ("PersistedPropertyMacro", "accessor"):
      ModelClass.property(declaration).map(accessors) ?? ""
    case ("PersistedPropertyMacro", "peer"):
      ModelClass.property(declaration).map(storage) ?? ""
    case ("ModelActorMacro", "member"): actorMembers(ModelClass.access(of: declaration))
    case ("ModelActorMacro", "extension"): "extension \(type): SwiftData.ModelActor {}"
    default: ""
    }
  }

  private static func actorMembers(_ access: String) -> String {
    """
    \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
    \(access)nonisolated let modelContainer: SwiftData.ModelContainer
    \(access)init(modelContainer: SwiftData.ModelContainer) {
      let modelContext = SwiftData.ModelContext(modelContainer)
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
      self.modelContainer = modelContainer
    }
    """
  }

  private static func mark(_ property: ModelClass.Property) -> String {
    property.isTransient ? "" : "@SwiftData._PersistedProperty"
  }

  /// The members of a model: its state, what a store has to know, and how an object is made of a
  /// row.
  private static func members(of model: ModelClass) -> String {
    let described = model.properties.map { property in
      let key = "name: \"\(plain(property.name))\", keypath: \\\(model.name).\(property.name)"
      let metadata =
        property.relationship.map { "SwiftData.Schema.Relationship(\($0))" }
        ?? property.attribute.map { "SwiftData.Schema.Attribute(\($0))" } ?? "nil"
      let first =
        property.relationship == nil
        ? property.initialValue.map { ", defaultValue: \($0)" } ?? "" : ""
      return "    SwiftData.Schema.PropertyMetadata(\(key)\(first), metadata: \(metadata)),"
    }
    let begun = model.properties.map { property in
      "  _\(plain(property.name)) = SwiftData._StoredProperty()"
    }
    let unique = model.uniqueLists.map { "\($0) as [PartialKeyPath<\(model.name)>]" }
    let constraints =
      unique.isEmpty
      ? ""
      : """
      \(model.access)static var _uniqueKeyPaths: [[AnyKeyPath]] {
        [\(unique.joined(separator: ", "))]
      }

      """
    return constraints + """
      public private(set) var _modelState = SwiftData._ModelState()
      \(model.access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
      \(described.joined(separator: "\n"))
        ]
      }
      \(model.access)required init(_stored state: SwiftData._ModelState) {
      \(begun.joined(separator: "\n"))
        _modelState = state
      }
      """
  }

  private static func accessors(of property: ModelClass.Property) -> String {
    let name = plain(property.name)
    return """
      {
        @storageRestrictions(accesses: _modelState, initializes: _\(name))
        init(initialValue) {
          _modelState.begin("\(name)", initialValue)
          _\(name) = SwiftData._StoredProperty()
        }
        get { _modelState.value("\(name)") }
        set { _modelState.set("\(name)", newValue) }
      }
      """
  }

  private static func storage(of property: ModelClass.Property) -> String {
    "private var _\(plain(property.name)): SwiftData._StoredProperty"
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
