// ParameterSummary and Summary. Shown while a person edits a widget.
//
// The parameters that a summary names, and their conditions, are kept, so that a check can see
// parameters that cannot be edited.

public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// A summary that can say which parameters it shows.
package protocol InspectableSummary {
  /// The names of the parameters it mentions, in order, whatever the conditions.
  var parameterNames: [String] { get }
}

/// Returns the names of the parameters that an intent's summary mentions.
package func summarizedParameters<Intent: AppIntent>(of type: Intent.Type) -> [String] {
  (Intent.parameterSummary as? any InspectableSummary)?.parameterNames ?? []
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Intent == Summary.Intent {
    expression
  }

  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Intent == Summary.Intent {
    block
  }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, InspectableSummary {
  package let text: String?
  private let mentioned: [PartialKeyPath<Intent>]

  package var parameterNames: [String] {
    mentioned.compactMap { ParameterNames(of: Intent.self).name(at: $0) }
  }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = string.text
    mentioned = string.mentioned + additionalParameterKeyPaths()
  }

  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    text = string.text
    mentioned = string.mentioned
  }

  public init(
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = nil
    mentioned = additionalParameterKeyPaths()
  }

  public init() {
    text = nil
    mentioned = []
  }

  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<ValueType: _IntentValue & Sendable>(
      _ expression: KeyPath<Intent, IntentParameter<ValueType>>
    ) -> PartialKeyPath<Intent> {
      expression
    }

    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      blocks
    }
  }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let text: String
  let mentioned: [PartialKeyPath<Intent>]

  public init(_ value: String) {
    text = value
    mentioned = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    mentioned = stringInterpolation.mentioned
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var mentioned: [PartialKeyPath<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<ValueType>>
    ) {
      text += "${\(ParameterNames(of: Intent.self).name(at: subject) ?? "")}"
      mentioned.append(subject)
    }
  }
}

/// The names of an intent's parameters by their key paths.
///
/// A key path to `$hero` does not say its name, so a fresh intent is asked which of its parameters
/// lies there.
struct ParameterNames<Intent: AppIntent> {
  private let intent: Intent
  private let names: [ObjectIdentifier: String]

  init(of type: Intent.Type) {
    intent = Intent()
    names = Dictionary(
      recordedParameters(of: intent).map { (ObjectIdentifier($0.parameter), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  func name(at keyPath: PartialKeyPath<Intent>) -> String? {
    guard let parameter = intent[keyPath: keyPath] as? any RecordedParameter else { return nil }
    return names[ObjectIdentifier(parameter)]
  }
}
