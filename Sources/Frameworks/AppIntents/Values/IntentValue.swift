// _IntentValue: a value of a parameter, a property or a result. iOS 16, macOS 13, watchOS 9.
//
// The protocol and its associated types are Apple's. ValueRecording.swift records values and reads
// them from a manifest.

@_exported public import FoundationSupplement
@_exported public import RelevanceKit

public protocol _IntentValue {
  associatedtype ValueType: _IntentValue = Self
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification
  static var defaultResolverSpecification: Specification { get }
}

public protocol _SequenceIntentValue: _IntentValue {}

public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
    Wrapped.UnwrappedType.defaultResolverSpecification
  }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = [Element]
  public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
    EmptyResolverSpecification()
  }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = Set<Element>
  public static var defaultResolverSpecification: EmptyResolverSpecification<Set<Element>> {
    EmptyResolverSpecification()
  }
}

extension Never: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Never> {
    EmptyResolverSpecification()
  }
}

extension String: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<String> {
    EmptyResolverSpecification()
  }
}

extension Int: _IntentValue, RangeComparableProperty {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Int> {
    EmptyResolverSpecification()
  }
}

extension Double: _IntentValue, RangeComparableProperty {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Double> {
    EmptyResolverSpecification()
  }
}

extension Bool: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Bool> {
    EmptyResolverSpecification()
  }
}

extension Date: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Date> {
    EmptyResolverSpecification()
  }
}

extension DateComponents: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<DateComponents> {
    EmptyResolverSpecification()
  }
}

extension URL: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<URL> {
    EmptyResolverSpecification()
  }
}

extension AttributedString: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<AttributedString> {
    EmptyResolverSpecification()
  }
}

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Measurement> {
    EmptyResolverSpecification()
  }
}

extension CLPlacemark: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> {
    EmptyResolverSpecification()
  }
}
