// Numbers, truth values, amounts of money and measurements in the app's intents.

import AppIntents

/// Numbers of kilometres that people often walk.
struct UsualDistances: DynamicOptionsProvider {
  func results() async throws -> [Double] { [2.5, 5, 10] }
  func defaultResult() async -> Double? { 5 }
}

/// Numbers of people in a group.
struct UsualGroupSizes: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 4] }
}

/// Fees that huts ask for.
struct UsualFees: DynamicOptionsProvider {
  func results() async throws -> [IntentCurrencyAmount] {
    [IntentCurrencyAmount(amount: 12, currencyCode: "EUR")]
  }
}

/// Heights of the summits around.
struct SummitHeights: DynamicOptionsProvider {
  func results() async throws -> [Measurement<UnitLength>] {
    [Measurement(value: 1_800, unit: .meters)]
  }
}

/// Reads a distance such as `half` within the parameter's range.
struct DistanceWordResolver: RangeCheckingResolver {
  func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard input == "half" else { return nil }
    try checkParameterRangeContains(value: 0.5, context: context)
    return 0.5
  }
}

/// Reads `yes` and `no` as people write them.
struct YesResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    ["yes": true, "no": false][input.lowercased()]
  }
}

/// Reads a fee in the currency of the country.
struct FeeResolver: Resolver {
  func resolve(
    from input: Double, context: IntentParameterContext<IntentCurrencyAmount>
  ) async throws -> IntentCurrencyAmount? {
    IntentCurrencyAmount(amount: Decimal(input), currencyCode: "EUR")
  }
}

/// Plans a walk by its numbers.
struct PlanWalk: AppIntent {
  static let title: LocalizedStringResource = "Plan Walk"

  @Parameter(
    title: "People", description: "How many come along.", default: 2, controlStyle: .stepper,
    inclusiveRange: (1, 12), requestValueDialog: "How many?", inputConnectionBehavior: .default)
  var people: Int

  @Parameter(
    title: "Nights", description: "How long.", default: 0, controlStyle: .field,
    inclusiveRange: (lowerBound: 0, upperBound: 14), requestValueDialog: "How many nights?",
    inputConnectionBehavior: .default,
    resolvers: {
      IntFromStringResolver(radix: 10)
      IntFromDoubleResolver(roundingRule: .up)
    })
  var nights: Int

  @Parameter(
    title: "Group", description: "A usual size.", controlStyle: .stepper, inclusiveRange: (1, 12),
    requestValueDialog: "Which size?", inputConnectionBehavior: .default,
    optionsProvider: UsualGroupSizes())
  var group: Int?

  @Parameter(
    title: "Children", description: "Of the group.", controlStyle: .field, inclusiveRange: (0, 8),
    requestValueDialog: "How many children?", inputConnectionBehavior: .default,
    optionsProvider: UsualGroupSizes(),
    resolvers: {
      IntFromStringResolver()
    })
  var children: Int?

  @Parameter(
    title: "Distance", description: "In kilometres.", default: 5, controlStyle: .slider,
    inclusiveRange: (0.5, 40), requestValueDialog: "How far?", inputConnectionBehavior: .default)
  var distance: Double

  @Parameter(
    title: "Detour", description: "In kilometres.", default: 0.5, controlStyle: .field,
    inclusiveRange: (0, 5), requestValueDialog: "How far?", inputConnectionBehavior: .default,
    resolvers: {
      DistanceWordResolver()
    })
  var detour: Double

  @Parameter(
    title: "Usual distance", description: "In kilometres.", controlStyle: .stepper,
    inclusiveRange: (0.5, 40), requestValueDialog: "How far?", inputConnectionBehavior: .default,
    optionsProvider: UsualDistances())
  var usualDistance: Double

  @Parameter(
    title: "Way back", description: "In kilometres.", controlStyle: .slider,
    inclusiveRange: (0.5, 40), requestValueDialog: "How far?", inputConnectionBehavior: .default,
    optionsProvider: UsualDistances(),
    resolvers: {
      DistanceWordResolver()
    })
  var wayBack: Double?

  @Parameter(
    title: "With the dog", description: "Whether it comes along.", default: true,
    displayName: .init(true: "With the dog", false: "Alone"),
    requestValueDialog: "With the dog?", inputConnectionBehavior: .default)
  var withDog: Bool

  @Parameter(
    title: "By train", description: "How to get there.", default: false,
    displayName: Bool.IntentDisplayName(true: "By train", false: "By bus"),
    requestValueDialog: "By train?", inputConnectionBehavior: .default,
    resolvers: {
      YesResolver()
    })
  var byTrain: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let total = distance + detour + (wayBack ?? usualDistance)
    return .result(value: $people.isOptional ? 0 : total * Double(people))
  }
}

/// Pays what a walk costs.
struct PayForWalk: AppIntent {
  static let title: LocalizedStringResource = "Pay for Walk"

  @Parameter(
    title: "Toll", description: "Of the road.", currencyCodes: ["EUR", "CHF"],
    inclusiveRange: (1, 100), requestValueDialog: "How much?", inputConnectionBehavior: .default)
  var toll: IntentCurrencyAmount

  @Parameter(
    title: "Fee", description: "Of the hut.", currencyCodes: ["EUR"], inclusiveRange: (1, 100),
    requestValueDialog: "How much?", inputConnectionBehavior: .default,
    resolvers: {
      FeeResolver()
    })
  var fee: IntentCurrencyAmount

  @Parameter(
    title: "Usual fee", description: "Of the hut.", currencyCodes: ["EUR"],
    inclusiveRange: (1, 100), requestValueDialog: "How much?", inputConnectionBehavior: .default,
    optionsProvider: UsualFees())
  var usualFee: IntentCurrencyAmount?

  @Parameter(
    title: "Tip", description: "For the host.", currencyCodes: ["EUR"], inclusiveRange: (1, 20),
    requestValueDialog: "How much?", inputConnectionBehavior: .default,
    optionsProvider: UsualFees(),
    resolvers: {
      FeeResolver()
    })
  var tip: IntentCurrencyAmount?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
    let sum = toll.amount + fee.amount + (usualFee?.amount ?? 0) + (tip?.amount ?? 0)
    return .result(value: IntentCurrencyAmount(amount: sum, currencyCode: toll.currencyCode))
  }
}

/// Notes what was measured on the summit.
struct NoteMeasurements: AppIntent {
  static let title: LocalizedStringResource = "Note Measurements"

  @Parameter(
    title: "Height", description: "Of the summit.", defaultValue: 1_200, defaultUnit: .meters,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false,
    requestValueDialog: "How high?", inputConnectionBehavior: .default)
  var height: Measurement<UnitLength>

  @Parameter(
    title: "Temperature", description: "In the shade.", defaultValue: 12, unit: .celsius,
    unitAdjustForLocale: true, supportsNegativeNumbers: true, requestValueDialog: "How warm?",
    inputConnectionBehavior: .default)
  var temperature: Measurement<UnitTemperature>

  @Parameter(
    title: "Known height", description: "Of a summit around.", supportsNegativeNumbers: false,
    requestValueDialog: "How high?", inputConnectionBehavior: .default,
    optionsProvider: SummitHeights())
  var knownHeight: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
    .result(value: knownHeight ?? height)
  }
}

/// The control of the app's own editor for an intent's number.
enum NumberEditor { case wheel, field, slider }

/// The editor of a whole number.
func editor(for parameter: IntentParameter<Int>) -> NumberEditor {
  let style: IntentParameter<Int>.IntControlStyle = parameter.controlStyle ?? .stepper
  return style == .field ? .field : .wheel
}

/// The editor of a fraction.
func editor(for parameter: IntentParameter<Double>) -> NumberEditor {
  let fallback: IntentParameter<Double>.DoubleControlStyle = .stepper
  switch parameter.controlStyle ?? fallback {
  case .stepper: return .wheel
  case .field: return .field
  case .slider: return .slider
  }
}

/// The words of a switch in the app's own editor.
func switchLabels(of parameter: IntentParameter<Bool>) -> (on: String, off: String) {
  let names: Bool.IntentDisplayName =
    parameter.displayName ?? Bool.IntentDisplayName(true: "On", false: "Off")
  return (String(localized: names.true), String(localized: names.false))
}

/// Whether a value lies in a range as an intent's parameters write it.
func contains<Bound: Comparable>(
  _ value: Bound, in range: IntentParameter<Int>.InclusiveRange<Bound>
) -> Bool {
  range.lowerBound <= value && value <= range.upperBound
}
