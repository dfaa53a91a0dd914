// @Parameter for measurements.
//
// Apple writes the initialisers once for each unit; here they are written once for every dimension.

public import FoundationSupplement

/// A measurement in any unit; the constraint of the initialisers below.
public protocol _MeasurementIntentValue: _IntentValue {
  associatedtype Unit: Dimension
  init(_amount: Double, _unit: Unit)
}

extension Measurement: _MeasurementIntentValue where UnitType: Dimension {
  public typealias Unit = UnitType

  public init(_amount: Double, _unit: UnitType) {
    self.init(value: _amount, unit: _unit)
  }
}

extension IntentParameter where Value.ValueType: _MeasurementIntentValue {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Value.ValueType.Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = defaultUnit ?? Value.ValueType.Unit.baseUnit()
    self.init(declared: title, default: Self.measured(defaultValue, in: unit))
  }

  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Value.ValueType.Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: Self.measured(defaultValue, in: unit))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(declared: title, source: ParameterSource(options: optionsProvider))
  }

  private static func measured(
    _ amount: Double?, in unit: Value.ValueType.Unit
  ) -> Value.UnwrappedType? {
    amount.map { Value.ValueType(_amount: $0, _unit: unit) } as? Value.UnwrappedType
  }
}
