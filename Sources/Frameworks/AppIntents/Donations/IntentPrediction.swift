// PredictableIntent, IntentPrediction.
//
// The parameters that a prediction matches are recorded with each donation, so that they can be
// compared with the widget's configurable parameters.

public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

public protocol IntentPredictionConfiguration {
  associatedtype Intent: AppIntent
}

/// A configuration that can say which parameters its predictions match.
package protocol InspectablePrediction {
  /// The parameters' names, one list for each prediction.
  var parameterNames: [[String]] { get }
}

public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration,
  InspectablePrediction
{
  private let keyPaths: [PartialKeyPath<Intent>]

  package var parameterNames: [[String]] {
    let names = ParameterNames(of: Intent.self)
    return [keyPaths.compactMap { names.name(at: $0) }]
  }

  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
    keyPaths = []
  }

  public init<Value: _IntentValue & Sendable>(
    parameters: T, displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) where T == KeyPath<Intent, IntentParameter<Value>> {
    keyPaths = [parameters]
  }

  /// Keeps the key paths of a tuple.
  init(tuple parameters: T) {
    let elements = Mirror(reflecting: parameters).children
    keyPaths = elements.compactMap { $0.value as? PartialKeyPath<Intent> }
  }
}

public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration,
  InspectablePrediction
{
  let predictions: [any InspectablePrediction]

  package var parameterNames: [[String]] {
    predictions.flatMap(\.parameterNames)
  }
}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<A0: IntentPredictionConfiguration>(_ expression: A0) -> A0
  where Intent == A0.Intent {
    expression
  }

  public static func buildBlock<A0: IntentPredictionConfiguration>(_ block: A0) -> A0
  where Intent == A0.Intent {
    block
  }

  public static func buildBlock<
    A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration,
    each A: IntentPredictionConfiguration
  >(_ first: A0, _ second: A1, _ rest: repeat each A)
    -> TupleIntentPrediction<Intent, (A0, A1, repeat each A)>
  where Intent == A0.Intent, Intent == A1.Intent {
    var predictions = [first as Any, second as Any].compactMap { $0 as? any InspectablePrediction }
    for one in repeat each rest {
      if let one = one as? any InspectablePrediction { predictions.append(one) }
    }
    return TupleIntentPrediction(predictions: predictions)
  }
}

/// Returns the parameters that an intent's predictions match; nil where it is not predictable.
package func predictedParameters(of intent: any AppIntent) -> [[String]]? {
  func configuration<Intent: PredictableIntent>(_ type: Intent.Type) -> Any {
    Intent.predictionConfiguration
  }
  guard let type = type(of: intent) as? any PredictableIntent.Type else { return nil }
  return (configuration(type) as? any InspectablePrediction)?.parameterNames ?? []
}
