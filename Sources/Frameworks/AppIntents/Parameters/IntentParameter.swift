// @Parameter.
//
// A parameter is a reference, as on Apple's platforms: a copy of an intent shares its parameters
// with the original, and setting one needs no `var`. A parameter's value is therefore recorded at
// the moment of a donation. A value that is not optional and was never given ends the process when
// it is read, as it does there.

public import FoundationSupplement
import Synchronization

@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public let defaultValue: Value.UnwrappedType?
  public let title: LocalizedStringResource

  package let details: (any Sendable)?
  package let source: ParameterSource
  private let held: Mutex<Value?>

  package init(
    declared title: LocalizedStringResource, default defaultValue: Value.UnwrappedType? = nil,
    details: (any Sendable)? = nil, source: ParameterSource = ParameterSource()
  ) {
    self.title = title
    self.defaultValue = defaultValue
    self.details = details
    self.source = source
    held = Mutex(defaultValue.flatMap { $0 as? Value })
  }

  /// Makes `@Parameter var name: Value`, without a title, possible.
  public convenience init() {
    self.init(declared: "")
  }

  public var isOptional: Bool {
    Value.self is any OptionalIntentValue.Type
  }

  public var projectedValue: IntentParameter<Value> {
    self
  }

  public var wrappedValue: Value {
    get {
      guard let value = value ?? Self.absent else {
        preconditionFailure(
          "a parameter of type \(Value.self) titled '\(title.key)' was read before it had a value")
      }
      return value
    }
    set {
      held.withLock { $0 = newValue }
    }
  }

  /// The value that was set, or the default; nil without either.
  package var value: Value? {
    held.withLock { $0 }
  }

  /// `nil` where the value's type is optional.
  private static var absent: Value? {
    (Value.self as? any OptionalIntentValue.Type)?.none as? Value
  }
}

extension IntentParameter: AnyIntentValue {}

extension IntentParameter {
  public enum ValueState: Sendable, Hashable {
    case unset
    case set
  }

  public var valueState: ValueState {
    value == nil ? .unset : .set
  }
}

/// The source of a parameter's options and default.
package struct ParameterSource {
  /// The provider of its options.
  package var options: (any DynamicOptionsProvider)?
  /// The query that replaces its entity's own.
  package var query: (any EntityQuery)?
  /// The resolvers it was declared with.
  package var resolvers: [any Resolver] = []

  package init(
    options: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    resolvers: [any Resolver] = []
  ) {
    self.options = options
    self.query = query
    self.resolvers = resolvers
  }
}

public enum InputConnectionBehavior: Sendable, Hashable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
  package let parameter: IntentParameter<Value>

  public var isOptional: Bool {
    parameter.isOptional
  }

  public var title: LocalizedStringResource {
    parameter.title
  }
}

// MARK: - Asking a person

// In a widget extension there is no person to ask, so every request fails like an unanswered one.

extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError(.needsConfirmation(parameter: title, dialog: dialog))
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: title, dialog: dialog))
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let count = itemsToDisambiguate.count
    return AppIntentError(.needsDisambiguation(parameter: title, count: count, dialog: dialog))
  }
}

extension IntentParameterContext {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await parameter.requestValue(dialog)
  }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    parameter.needsValueError(dialog)
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }
}
