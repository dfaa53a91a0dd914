// The resolution results that handlers answer with.
//
// A widget extension's handler is asked for its options and not to resolve, so a result only keeps
// its outcome.

public import FoundationSupplement

open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// The outcome of a parameter's resolution.
  package enum Outcome {
    case needsValue
    case notRequired
    case unsupported(reason: Int?)
    case success(Any)
    case disambiguation([Any])
    case confirmation(Any?)
  }

  package let outcome: Outcome

  /// Makes a result; ours, for the classes below and those that are generated.
  public required init(_outcome outcome: _INResolutionOutcome) {
    self.outcome = outcome.outcome
  }

  public class func needsValue() -> Self {
    Self(_outcome: _INResolutionOutcome(outcome: .needsValue))
  }

  public class func notRequired() -> Self {
    Self(_outcome: _INResolutionOutcome(outcome: .notRequired))
  }

  public class func __unsupported(withReason reason: Int) -> Self {
    Self(_outcome: _INResolutionOutcome(outcome: .unsupported(reason: reason)))
  }

  public class func unsupported() -> Self {
    Self(_outcome: _INResolutionOutcome(outcome: .unsupported(reason: nil)))
  }
}

/// The outcome of a resolution; ours, made by the results' own factories and by generated code.
public struct _INResolutionOutcome {
  let outcome: INIntentResolutionResult.Outcome

  public static func unsupported(_ reason: Int) -> Self {
    Self(outcome: .unsupported(reason: reason))
  }

  public static func success(_ value: Any) -> Self {
    Self(outcome: .success(value))
  }

  public static func disambiguation(_ values: [Any]) -> Self {
    Self(outcome: .disambiguation(values))
  }

  public static func confirmation(_ value: Any?) -> Self {
    Self(outcome: .confirmation(value))
  }
}
