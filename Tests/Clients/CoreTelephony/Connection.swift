import CoreTelephony

/// The phone's radio technology, for the status widget.
func connection(_ info: CTTelephonyNetworkInfo = CTTelephonyNetworkInfo()) -> String {
  let technologies = info.serviceCurrentRadioAccessTechnology?.values.sorted() ?? []
  switch technologies.first ?? info.currentRadioAccessTechnology {
  case CTRadioAccessTechnologyGPRS, CTRadioAccessTechnologyEdge: return "2G"
  case CTRadioAccessTechnologyWCDMA, CTRadioAccessTechnologyHSDPA: return "3G"
  case CTRadioAccessTechnologyLTE: return "4G"
  case CTRadioAccessTechnologyNR, CTRadioAccessTechnologyNRNSA: return "5G"
  default: return info.dataServiceIdentifier ?? "No service"
  }
}

/// The names of the carriers.
func carriers(of info: CTTelephonyNetworkInfo) -> [String] {
  let carriers: [CTCarrier] =
    info.serviceSubscriberCellularProviders.map { Array($0.values) }
    ?? [info.subscriberCellularProvider].compactMap { $0 }
  return carriers.map { carrier in
    let codes = [carrier.mobileCountryCode, carrier.mobileNetworkCode, carrier.isoCountryCode]
    return (carrier.carrierName ?? "") + "\(codes) \(carrier.allowsVOIP)"
  }
}

/// Whether the app may use the cellular network.
func mayUseCellular() -> Bool {
  let data = CTCellularData()
  data.cellularDataRestrictionDidUpdateNotifier = { (state: CTCellularDataRestrictedState) in
    print(state == .restrictedStateUnknown)
  }
  return data.restrictedState != .restricted || data.restrictedState == .notRestricted
}
