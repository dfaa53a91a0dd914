// @IntentParameterDependency.
//
// A query reads the other parameters of the intent that is being configured. `IntentProjection` is
// nil where no intent is, and where one of the parameters it names has no value, as documented.

import Synchronization

@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let needed: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue & Sendable>(
    _ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var needed: [PartialKeyPath<Intent>] = []
    for one in repeat each keyPath { needed.append(one) }
    self.needed = needed
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentUnderConfiguration.current as? Intent else { return nil }
    let values = needed.compactMap { intent[keyPath: $0] as? any RecordedParameter }
    let complete = values.allSatisfy { $0.recordedValue != nil }
    return complete ? IntentProjection(intent: intent) : nil
  }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
  public var debugDescription: String {
    "IntentParameterDependency<\(Intent.self)>"
  }
}

@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(intent: Intent) {
    self.intent = intent
  }

  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      preconditionFailure("a parameter of \(Intent.self) was projected before it had a value")
    }
    return value
  }
}

/// The intent whose defaults and entities are being asked for.
enum IntentUnderConfiguration {
  @TaskLocal static var current: (any AppIntent)?
}
