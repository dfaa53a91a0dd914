// @Parameter for dates, people and places: iOS 16, macOS 13, watchOS 9; without `title:` from iOS 18.
//
// How a date or a place is shown while it is edited is kept and has no other effect.

public import FoundationSupplement

extension IntentParameter where Value.ValueType == Date {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, details: kind)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, details: kind, source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Date {
    self.init(declared: title, details: kind, source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Date {
    self.init(
      declared: title, details: kind,
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, details: kind)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, details: kind, source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == DateComponents {
    self.init(declared: title, details: kind, source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == DateComponents {
    self.init(
      declared: title, details: kind,
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, details: mode)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, details: mode, source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
    self.init(declared: title, details: mode, source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
    self.init(
      declared: title, details: mode,
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, details: displayStyle)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      declared: title, details: displayStyle, source: ParameterSource(resolvers: Array(resolvers()))
    )
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == CLPlacemark {
    self.init(
      declared: title, details: displayStyle, source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == CLPlacemark {
    self.init(
      declared: title, details: displayStyle,
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title)
  }

  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(declared: title, source: ParameterSource(resolvers: Array(resolvers())))
  }

  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == IntentPaymentMethod {
    self.init(declared: title, source: ParameterSource(options: optionsProvider))
  }

  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == IntentPaymentMethod {
    self.init(
      declared: title,
      source: ParameterSource(options: optionsProvider, resolvers: Array(resolvers())))
  }
}

extension IntentParameter {
  public enum DateKind: Sendable, Hashable {
    case date
    case time
    case dateTime
  }

  public enum PlacemarkDisplayStyle: Sendable, Hashable {
    case name
    case address
    case city
  }
}

extension IntentParameter where Value.ValueType == Date {
  public var dateKind: DateKind? { details as? DateKind }
}

extension IntentParameter where Value.ValueType == DateComponents {
  public var dateKind: DateKind? { details as? DateKind }
}
