// The @Parameter options of dates and places.
//
// The display styles of dates and places in an editor have no other effect.

public import FoundationSupplement

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
