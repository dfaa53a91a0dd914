// SwiftData's macros. `@Model` makes a class a model, whose stored properties a context reads and
// writes; those with observers and those marked `@Transient` are kept by the object alone.

@attached(
  member, names: named(_modelState), named(schemaMetadata), named(_uniqueKeyPaths),
  named(init(_stored:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "FrameworkMacros", type: "ModelMacro")

/// Marks a property of a model that its store keeps; `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "FrameworkMacros", type: "PersistedPropertyMacro")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "FrameworkMacros", type: "RelationshipMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "FrameworkMacros", type: "TransientMacro")

/// Lists properties of which no two models have the same values: a new model with values that
/// another one has is a change of that one, when it is saved.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "FrameworkMacros", type: "UniqueMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "FrameworkMacros", type: "IndexMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "FrameworkMacros", type: "IndexMacro")

@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "FrameworkMacros", type: "ModelActorMacro")
