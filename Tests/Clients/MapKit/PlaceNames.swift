import MapKit

/// Finds the name of where a widget is, and a place by its address.
final class PlaceNames {
  private var pending: MKReverseGeocodingRequest?

  /// The name of a place, or nothing without a network.
  func name(of location: CLLocation) async -> String? {
    guard let request = MKReverseGeocodingRequest(location: location) else { return nil }
    request.preferredLocale = Locale(identifier: "en_GB")
    pending = request
    let items = try? await request.mapItems
    return items?.first?.name
  }

  /// Asks with a completion, as older code does.
  func ask(_ request: MKReverseGeocodingRequest, _ answer: @escaping @Sendable (String?) -> Void) {
    guard !request.isLoading, !request.isCancelled else { return }
    request.getMapItems { items, error in answer(items?.first?.name ?? error?.localizedDescription)
    }
  }

  /// Lets go of what was asked.
  func stop() {
    pending?.cancel()
    print(pending?.location.coordinate.latitude ?? 0)
  }

  /// The places at an address.
  func places(at address: MKAddress) async throws -> [MKMapItem] {
    let text = address.shortAddress ?? address.fullAddress
    guard let request = MKGeocodingRequest(addressString: text) else { return [] }
    return try await request.mapItems
  }
}
