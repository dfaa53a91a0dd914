// `CLPlacemark` and `CLGeocoder`. A placemark comes from a geocoder only, and the geocoder finds
// nothing, for it would have to ask a server.

public import FoundationSupplement

open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public private(set) var location: CLLocation?
  public private(set) var region: CLRegion?
  public private(set) var timeZone: TimeZone?
  public private(set) var name: String?
  public private(set) var thoroughfare: String?
  public private(set) var subThoroughfare: String?
  public private(set) var locality: String?
  public private(set) var subLocality: String?
  public private(set) var administrativeArea: String?
  public private(set) var subAdministrativeArea: String?
  public private(set) var postalCode: String?
  public private(set) var isoCountryCode: String?
  public private(set) var country: String?
  public private(set) var inlandWater: String?
  public private(set) var ocean: String?
  public private(set) var areasOfInterest: [String]?

  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    super.init()
  }

  /// Creates the placemark of a place, as configurations and maps do.
  package init(location: CLLocation?, name: String?, locality: String? = nil) {
    self.location = location
    self.name = name
    self.locality = locality
    super.init()
  }

  /// Reads a placemark, whose region is not kept.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key)?.substring(from: 0)
    }
    location = coder.decodeObject(of: CLLocation.self, forKey: "location")
    timeZone = text("timeZone").flatMap(TimeZone.init(identifier:))
    areasOfInterest = text("areasOfInterest")?.components(separatedBy: "\n")
    super.init()
    for (key, path) in Self.texts { self[keyPath: path] = text(key) }
  }

  open func encode(with coder: NSCoder) {
    func encode(_ text: String?, _ key: String) {
      coder.encode(text.map { NSString(string: $0) }, forKey: key)
    }
    coder.encode(location, forKey: "location")
    encode(timeZone?.identifier, "timeZone")
    encode(areasOfInterest?.joined(separator: "\n"), "areasOfInterest")
    for (key, path) in Self.texts { encode(self[keyPath: path], key) }
  }

  open class var supportsSecureCoding: Bool { true }

  /// The parts of an address that are text, with the keys under which they are kept.
  private static var texts: [(key: String, path: ReferenceWritableKeyPath<CLPlacemark, String?>)] {
    [
      ("name", \.name), ("thoroughfare", \.thoroughfare), ("subThoroughfare", \.subThoroughfare),
      ("locality", \.locality), ("subLocality", \.subLocality),
      ("administrativeArea", \.administrativeArea),
      ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode),
      ("isoCountryCode", \.isoCountryCode), ("country", \.country),
      ("inlandWater", \.inlandWater), ("ocean", \.ocean),
    ]
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open var isGeocoding: Bool { false }

  open func cancelGeocode() {}

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw Self.refusal()
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    throw Self.refusal()
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw Self.refusal()
  }

  /// Fails: the geocoder would have to ask a server.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Fails: the geocoder would have to ask a server.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    throw Self.refusal()
  }

  /// Fails: the geocoder would have to ask a server.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    throw Self.refusal()
  }

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let answer = Answer(handler: completionHandler)
    let error = Self.refusal()
    DispatchQueue.main.async { answer.handler(nil, error) }
  }

  /// The error of a geocoder without a network; that it was asked is noted.
  private static func refusal() -> CLError {
    DeviceRecord.noteUse(of: "geocoder", isGiven: false)
    return CLError(.network)
  }

  private struct Answer: @unchecked Sendable {
    let handler: CLGeocodeCompletionHandler
  }
}
