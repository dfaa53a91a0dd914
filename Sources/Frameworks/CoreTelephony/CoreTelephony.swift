// CoreTelephony: a device without a radio or a carrier.

@_exported public import FoundationSupplement

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var dataServiceIdentifier: String? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var currentRadioAccessTechnology: String? { nil }

  public override init() {}
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

open class CTCellularData: NSObject, @unchecked Sendable {
  open var cellularDataRestrictionDidUpdateNotifier:
    (@Sendable (CTCellularDataRestrictedState) -> Void)?
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }

  public override init() {}
}
