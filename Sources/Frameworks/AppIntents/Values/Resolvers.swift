// Resolvers turn an input of one type into a parameter's value of another. iOS 16, macOS 13.
//
// A parameter's resolvers are tried when a manifest gives it a value of another kind than its own.

public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue & Sendable
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  public typealias Context = IntentParameterContext
}

public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  public typealias Output = Value

  public init() {}

  public func makeIterator() -> IndexingIterator<[any Resolver]> {
    [].makeIterator()
  }
}

/// The resolvers that a builder was given, in order.
struct ListedResolvers<Value: _IntentValue>: ResolverSpecification {
  typealias Output = Value

  let resolvers: [any Resolver]

  func makeIterator() -> IndexingIterator<[any Resolver]> {
    resolvers.makeIterator()
  }

  static func == (left: Self, right: Self) -> Bool {
    left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(resolvers.map { AnyHashable($0) })
  }
}

@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  public static func buildBlock<each R: Resolver>(
    _ resolver: repeat each R
  ) -> some ResolverSpecification {
    var resolvers: [any Resolver] = []
    for one in repeat each resolver { resolvers.append(one) }
    return ListedResolvers<Property>(resolvers: resolvers)
  }
}

public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  public func checkParameterRangeContains<Value: RangeComparableProperty>(
    value: Value, context: IntentParameterContext<Output>
  ) throws where Value == Output.ValueType {
    guard let range = context.parameter.details as? ParameterRange<Value> else { return }
    guard let bounds = range.bounds, value < bounds.lower || value > bounds.upper else { return }
    throw AppIntentError(.valueOutOfRange(parameter: context.title))
  }
}

// MARK: - Apple's own

public struct IntResolver: RangeCheckingResolver {
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

public struct IntFromStringResolver: RangeCheckingResolver {
  public var radix: Int

  public init(radix: Int = 10) {
    self.radix = radix
  }

  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let value = Int(input, radix: radix) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct IntFromDoubleResolver: RangeCheckingResolver {
  public var roundingRule: FloatingPointRoundingRule

  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let value = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct DoubleResolver: RangeCheckingResolver {
  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

public struct DoubleFromStringResolver: RangeCheckingResolver {
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard let value = Double(input) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct DoubleFromIntResolver: RangeCheckingResolver {
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

public struct StringFromDoubleResolver: Resolver {
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? {
    String(input)
  }
}

public struct BoolFromStringResolver: Resolver {
  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    Bool(input.lowercased())
  }
}

public struct URLFromStringResolver: Resolver {
  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? {
    URL(string: input)
  }
}
