// Ways, completions and views from the street: all come from Apple's servers, which a run does not
// ask.

public import CoreLocation
import FoundationSupplement

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let cycling = Self(rawValue: 8)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A route between two places; none is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }

  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
  open var advisoryNotices: [String] { [] }
}

/// A request for the directions between two places, which fails because none are found.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() {}
  }

  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }

  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantFuture }
  }

  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  public init(request: Request) {}

  open var isCalculating: Bool { false }
  open func cancel() {}

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func calculateETA(completionHandler: @escaping ETAHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  public func calculate() async throws -> Response { throw MKError(.serverFailure) }
  public func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes a query; every one fails.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var regionPriority = MKLocalSearch.RegionPriority.default
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var addressFilter: MKAddressFilter?
  open var queryFragment = "" {
    didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
  }
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }

  public override init() {}
  open func cancel() {}
}

extension MKLocalSearch.Request {
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(naturalLanguageQuery: completion.title)
  }
}

/// A view from the street; there is none without a network.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  public convenience init(mapItem: MKMapItem) {
    self.init(coordinate: mapItem.placemark.coordinate)
  }

  open var isLoading: Bool { false }
  open func cancel() {}

  public var scene: MKLookAroundScene? {
    get async throws { throw MKError(.serverFailure) }
  }
}

public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
