import AdSupport

/// The device's advertising identifier, where there is one.
func advertisingIdentifier() -> String? {
  let manager: ASIdentifierManager = .shared()
  guard manager.isAdvertisingTrackingEnabled else { return nil }
  return manager.advertisingIdentifier.uuidString
}
