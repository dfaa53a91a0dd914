// @Parameter for numbers, truth values and amounts: iOS 16, macOS 13, watchOS 9; without `title:` from iOS 18.
//
// An inclusive range is checked by Apple's resolvers only; the value itself is taken as it comes.

public import FoundationSupplement

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      declared: title, default: defaultValue,
      details: ParameterRange(style: controlStyle, bounds: inclusiveRange))
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, default: defaultValue,
      details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Int {
    self.init(
      declared: title, details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Int {
    self.init(
      declared: title, details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      declared: title, default: defaultValue,
      details: ParameterRange(style: controlStyle, bounds: inclusiveRange))
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, default: defaultValue,
      details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Double {
    self.init(
      declared: title, details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Double {
    self.init(
      declared: title, details: ParameterRange(style: controlStyle, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: defaultValue, details: displayName)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, default: defaultValue, details: displayName,
      source: ParameterSource(resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      declared: title, details: ParameterRange(style: currencyCodes, bounds: inclusiveRange))
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, details: ParameterRange(style: currencyCodes, bounds: inclusiveRange),
      source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == IntentCurrencyAmount {
    self.init(
      declared: title, details: ParameterRange(style: currencyCodes, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == IntentCurrencyAmount {
    self.init(
      declared: title, details: ParameterRange(style: currencyCodes, bounds: inclusiveRange),
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter {
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  where Bound: Comparable

  public enum IntControlStyle: Sendable, Hashable {
    case stepper
    case field
  }

  public enum DoubleControlStyle: Sendable, Hashable {
    case stepper
    case field
    case slider
  }
}

/// The range of a number, and how it is edited.
struct ParameterRange<Bound: Comparable>: @unchecked Sendable {
  let style: any Sendable
  let bounds: (lower: Bound, upper: Bound)?

  init(style: any Sendable, bounds: (lowerBound: Bound, upperBound: Bound)?) {
    self.style = style
    self.bounds = bounds.map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameter where Value.ValueType == Int {
  public var controlStyle: IntControlStyle? {
    (details as? ParameterRange<Int>)?.style as? IntControlStyle
  }
}

extension IntentParameter where Value.ValueType == Double {
  public var controlStyle: DoubleControlStyle? {
    (details as? ParameterRange<Double>)?.style as? DoubleControlStyle
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public var displayName: Bool.IntentDisplayName? {
    details as? Bool.IntentDisplayName
  }
}

extension Bool {
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}
