// The names of places by MapKit, which no server gives here: requests fail as without a network.

public import CoreLocation

/// The address of a place.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?

  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// A request for the address of a location.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false

  public init?(location: CLLocation) { self.location = location }

  open var isLoading: Bool { false }

  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }

  open func getMapItems(
    completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func cancel() { isCancelled = true }
}

/// Asks where an address is.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false

  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  open var isLoading: Bool { false }

  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }

  open func getMapItems(
    completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func cancel() { isCancelled = true }
}
