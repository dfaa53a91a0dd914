// A place as the system's maps know it. Its identifier, its address in words and everything else
// that a server knows are not there.
//
// https://developer.apple.com/documentation/mapkit/mkmapitem

public import CoreLocation
import FoundationSupplement

open class MKMapItem: NSObject, @unchecked Sendable {
  /// The name by which the maps know a place; iOS 18.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Takes a name, which is never empty.
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }

  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The place; iOS 26.
  public let location: CLLocation
  /// The address that the item was made with; iOS 26.
  public let address: MKAddress?

  /// The address in words for several uses, which a server gives; iOS 26.
  open var addressRepresentations: MKAddressRepresentations? { nil }
  /// The name by which the maps know the place; none that was made here has one.
  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    location = CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    address = nil
    super.init()
  }

  /// Makes an item of a place and its address; iOS 26.
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    self.location = location
    self.address = address
    super.init()
  }
}

/// The address of a place in words for several uses; no item here has one.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  /// The places that are named beside a city.
  public enum ContextStyle: Int, Sendable {
    case automatic, short, full
  }

  open var cityName: String? { nil }
  open var cityWithContext: String? { cityWithContext(.automatic) }
  open var regionName: String? { nil }
  open var region: Locale.Region? { nil }

  override init() {}

  open func cityWithContext(_ context: ContextStyle) -> String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

/// Asks for the place of a name, which no server gives here; iOS 18.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public let mapItemIdentifier: MKMapItem.Identifier?
  open private(set) var isCancelled = false

  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    mapItemIdentifier = identifier
  }

  open var isLoading: Bool { false }

  open var mapItem: MKMapItem {
    get async throws { throw MKError(.serverFailure) }
  }

  open func getMapItem(
    completionHandler: @escaping @Sendable (MKMapItem?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func cancel() { isCancelled = true }
}

extension MKMapItem {
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  public var isCurrentLocation: Bool {
    !CLLocationCoordinate2DIsValid(placemark.coordinate)
  }

  /// Opens nothing: an extension has no other apps beside it.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  @discardableResult
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    false
  }
}
