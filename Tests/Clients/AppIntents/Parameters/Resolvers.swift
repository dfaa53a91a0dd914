// Resolvers that convert a value of one kind into another, and their explanations in the app.

import AppIntents

/// The explanation of a resolver in the app's help.
func explanation(of resolver: any Resolver) -> String {
  switch resolver {
  case is IntResolver: "Takes a whole number in the range."
  case let words as IntFromStringResolver: "Reads a whole number to the base \(words.radix)."
  case let rounding as IntFromDoubleResolver where rounding.roundingRule == .up:
    "Rounds a fraction up."
  case is IntFromDoubleResolver: "Rounds a fraction."
  case is DoubleResolver: "Takes a fraction in the range."
  case is DoubleFromStringResolver: "Reads a fraction."
  case is DoubleFromIntResolver: "Takes a whole number as a fraction."
  case is StringFromDoubleResolver: "Writes a fraction as text."
  case is BoolFromStringResolver: "Reads true and false."
  case is URLFromStringResolver: "Reads a link."
  case is any RangeCheckingResolver: "Minds the range."
  default: "Reads it as the app does."
  }
}

/// The explanations of all the resolvers that a specification lists.
func explanations<Specification: ResolverSpecification>(of list: Specification) -> [String] {
  var iterator = list.makeIterator()
  var lines: [String] = []
  while let resolver = iterator.next() { lines.append(explanation(of: resolver)) }
  return lines
}

/// The explanations of a value type's default resolvers.
func explanationOfDefault<Value: _IntentValue>(of type: Value.Type) -> [String] {
  let lines = explanations(of: type.defaultResolverSpecification)
  return lines.isEmpty ? ["Takes the value as it is."] : lines
}

/// The page of the help that goes through the types of the app's parameters.
func helpOnValues() -> [[String]] {
  let texts = [
    explanationOfDefault(of: String.self), explanationOfDefault(of: AttributedString.self),
    explanationOfDefault(of: URL.self), explanationOfDefault(of: IntentFile.self),
  ]
  let numbers = [
    explanationOfDefault(of: Int?.self), explanationOfDefault(of: Double.self),
    explanationOfDefault(of: Bool.self), explanationOfDefault(of: Set<Int>.self),
    explanationOfDefault(of: Measurement<UnitLength>.self),
    explanationOfDefault(of: IntentCurrencyAmount.self),
  ]
  let others = [
    explanationOfDefault(of: Date.self), explanationOfDefault(of: DateComponents.self),
    explanationOfDefault(of: IntentPerson.self), explanationOfDefault(of: CLPlacemark.self),
    explanationOfDefault(of: IntentPaymentMethod.self),
    explanationOfDefault(of: IntentWidgetFamily.self),
    explanationOfDefault(of: TrailEntity.self), explanationOfDefault(of: TrailDifficulty.self),
    explanationOfDefault(of: [HutEntity].self), explanationOfDefault(of: EntityIdentifier.self),
  ]
  return texts + numbers + others
}

/// The value of a parameter that takes what it is given: nothing reads it first.
func untouched<Value: _IntentValue>(
  _ type: Value.Type
) -> some ResolverSpecification {
  EmptyResolverSpecification<Value>()
}

/// The resolvers that several parameters for distances share.
@ResolverSpecificationBuilder<Double>
func distanceResolvers() -> some ResolverSpecification {
  DistanceWordResolver()
}

/// The value that an optional holds, whatever its type, and whether a list of it is meant.
struct ValueShape<Value: _IntentValue> {
  typealias Element = Value.ValueType
  typealias Unwrapped = Value.UnwrappedType

  var isList: Bool { Value.self is any _SequenceIntentValue.Type }
  var isOptional: Bool { Value.self != Unwrapped.self }
  var elementName: String { String(describing: Element.self) }
}

/// Keeps a number within the bounds of a slider.
func clamped<Number: RangeComparableProperty>(_ number: Number, to low: Number, _ high: Number)
  -> Number
{
  min(max(number, low), high)
}

/// The label of a field that edits a parameter or a property.
func fieldLabel<Field: AnyIntentValue>(of field: Field) -> String {
  let title = String(localized: field.title)
  return field.isOptional ? "\(title) (optional)" : title
}

/// The fields of the form that plans a walk.
func planningFields(of plan: PlanWalk, to trail: TrailEntity) -> [String] {
  [
    fieldLabel(of: plan.$people), fieldLabel(of: plan.$distance), fieldLabel(of: trail.$name),
    fieldLabel(of: trail.$page),
  ]
}
