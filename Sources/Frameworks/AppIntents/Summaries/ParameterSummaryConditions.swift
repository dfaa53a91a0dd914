// When, Switch, Case and DefaultCase.
//
// The branches are kept; which of them a person would see is not decided here.

public enum HasValueComparisonOperator: Sendable, Hashable {
  case hasNoValue
  case hasAnyValue
}

public enum EquatableComparisonOperator: Sendable, Hashable {
  case notEqualTo
  case equalTo
}

public enum OneOfComparisonOperator: Sendable, Hashable {
  case oneOf
}

public enum ComparableComparisonOperator: Sendable, Hashable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

public enum StringComparisonOperator: Sendable, Hashable {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix
}

public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary, InspectableSummary {
  private let condition: PartialKeyPath<Intent>?
  private let when: WhenCondition
  private let otherwise: Otherwise

  package var parameterNames: [String] {
    let own = condition.flatMap { ParameterNames(of: Intent.self).name(at: $0) }.map { [$0] } ?? []
    let branches = [when as Any, otherwise as Any].compactMap { $0 as? any InspectableSummary }
    return (own + branches.flatMap(\.parameterNames)).withoutRepetitions
  }

  init(
    on condition: PartialKeyPath<Intent>?, _ when: () -> WhenCondition, _ otherwise: () -> Otherwise
  ) {
    self.condition = condition
    self.when = when()
    self.otherwise = otherwise()
  }
}

// MARK: - Switch

public protocol _ParameterSummarySwitchCase {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue
  associatedtype Summary: ParameterSummary
}

public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary, InspectableSummary {
  public enum WidgetFamily: Sendable, Hashable {
    case widgetFamily
  }

  private let subject: PartialKeyPath<Intent>?
  private let cases: CaseCondition

  package var parameterNames: [String] {
    let own = subject.flatMap { ParameterNames(of: Intent.self).name(at: $0) }.map { [$0] } ?? []
    let branches = (cases as? any InspectableSummary)?.parameterNames ?? []
    return (own + branches).withoutRepetitions
  }

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    subject = keyPath
    cases = builder()
  }

  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    subject = nil
    cases = builder()
  }
}

public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase, InspectableSummary {
  private let summary: Summary

  package var parameterNames: [String] {
    (summary as? any InspectableSummary)?.parameterNames ?? []
  }

  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    summary = parameterSummary()
  }

  public init(
    _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    summary = parameterSummary()
  }
}

public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase, InspectableSummary {
  private let summary: Summary

  package var parameterNames: [String] {
    (summary as? any InspectableSummary)?.parameterNames ?? []
  }

  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

public struct ParameterSummaryTupleCaseCondition<
  Intent: AppIntent, Value: _IntentValue, ValueType
>: _ParameterSummarySwitchCase, InspectableSummary {
  public typealias Summary = Never

  let cases: [any InspectableSummary]

  package var parameterNames: [String] {
    cases.flatMap(\.parameterNames).withoutRepetitions
  }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<C0: _ParameterSummarySwitchCase>(_ expression: C0) -> C0
  where Intent == C0.Intent, Value == C0.Value {
    expression
  }

  public static func buildBlock<each C: _ParameterSummarySwitchCase>(_ one: repeat each C)
    -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each C)>
  {
    var cases: [any InspectableSummary] = []
    for single in repeat each one {
      if let summary = single as? any InspectableSummary { cases.append(summary) }
    }
    return ParameterSummaryTupleCaseCondition(cases: cases)
  }
}

extension [String] {
  /// Each name once, where it first stands.
  var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
