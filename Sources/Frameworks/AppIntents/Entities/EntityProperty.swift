// @Property.
//
// A reference, like a parameter: a copy of an entity shares its properties with the original.

public import FoundationSupplement
import Synchronization

@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue,
  @unchecked Sendable
{
  public let title: LocalizedStringResource
  private let held: Mutex<Value?>

  package init(declared title: LocalizedStringResource) {
    self.title = title
    held = Mutex((Value.self as? any OptionalIntentValue.Type)?.none as? Value)
  }

  /// Makes `@Property var name: Value`, without a title, possible.
  public convenience init() {
    self.init(declared: "")
  }

  public var isOptional: Bool {
    Value.self is any OptionalIntentValue.Type
  }

  public var projectedValue: EntityProperty<Value> {
    self
  }

  public var wrappedValue: Value {
    get {
      guard let value = held.withLock({ $0 }) else {
        preconditionFailure(
          "a property of type \(Value.self) titled '\(title.key)' was read before it had a value")
      }
      return value
    }
    set {
      held.withLock { $0 = newValue }
    }
  }
}

/// The types that a property holds; Apple writes the initialiser once for each.
public protocol _PropertyValue: _IntentValue {}

extension String: _PropertyValue {}
extension Int: _PropertyValue {}
extension Double: _PropertyValue {}
extension Bool: _PropertyValue {}
extension Date: _PropertyValue {}
extension DateComponents: _PropertyValue {}
extension URL: _PropertyValue {}
extension AttributedString: _PropertyValue {}
extension Measurement: _PropertyValue where UnitType: Dimension {}
extension CLPlacemark: _PropertyValue {}
extension IntentFile: _PropertyValue {}
extension IntentPerson: _PropertyValue {}
extension IntentCurrencyAmount: _PropertyValue {}
extension IntentPaymentMethod: _PropertyValue {}

extension EntityProperty where Value.ValueType: _PropertyValue {
  public convenience init(title: LocalizedStringResource) {
    self.init(declared: title)
  }
}

extension EntityProperty where Value.ValueType: AppEntity {
  public convenience init(title: LocalizedStringResource) {
    self.init(declared: title)
  }
}

extension EntityProperty where Value.ValueType: AppEnum {
  public convenience init(title: LocalizedStringResource) {
    self.init(declared: title)
  }
}
