// Parameters whose value is one of several types: the cases of an enumeration with `@UnionValue`,
// each of which holds one; iOS 26. A configuration in a manifest cannot give such a value.
//
// https://developer.apple.com/documentation/appintents/unionvalue()

public import FoundationSupplement

/// Makes an enumeration, each case of which holds a value, the type of a parameter.
@attached(extension, conformances: _UnionIntentValue)
public macro UnionValue() = #externalMacro(module: "FrameworkMacros", type: "UnionValueMacro")

/// A value that is one of several types.
public protocol _UnionIntentValue: _IntentValue, Sendable {}

extension _UnionIntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }

  /// The value of the case, which is recorded in the case's place.
  package var payload: Any { Mirror(reflecting: self).children.first?.value ?? self }
}

extension IntentParameter where Value.ValueType: _UnionIntentValue {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: defaultValue, details: nil, source: ParameterSource())
  }
}

extension Calendar.RecurrenceRule: _IntentValue {
  public static var defaultResolverSpecification:
    EmptyResolverSpecification<Calendar.RecurrenceRule>
  { EmptyResolverSpecification() }
}

extension NSUserActivity {
  /// The entity that the activity is about; iOS 18.2.
  public var appEntityIdentifier: EntityIdentifier? {
    get { entityIdentifier as? EntityIdentifier }
    set { entityIdentifier = newValue }
  }
}
