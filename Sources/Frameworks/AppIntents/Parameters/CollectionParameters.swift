// @Parameter for arrays of entities with a size: iOS 17, macOS 14, watchOS 10.
//
// The size limits what a person can choose; a manifest's list is taken as it is.

public import FoundationSupplement

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: defaultValue, details: size)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, default: defaultValue, details: size,
      source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      declared: title, default: defaultValue, details: size, source: ParameterSource(query: query))
  }

  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: defaultValue, details: size)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, default: defaultValue, details: size,
      source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      declared: title, default: defaultValue, details: size, source: ParameterSource(query: query))
  }
}

/// How many entities a parameter holds.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  package let bounds: ClosedRange<Int>

  public init(min: Int, max: Int) {
    bounds = min...Swift.max(min, max)
  }

  public init(exactly: Int) {
    bounds = exactly...exactly
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}
