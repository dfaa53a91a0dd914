import CoreLocation
import Foundation
import MapKit

/// Finds the way to a harbour.
final class Pilot: NSObject, MKLocalSearchCompleterDelegate {
  private let completer = MKLocalSearchCompleter()
  private(set) var suggestions: [String] = []

  /// Suggests harbours for what is typed.
  func type(_ text: String) {
    completer.delegate = self
    completer.region = MKCoordinateRegion(MKMapRect.world)
    completer.resultTypes = [.address, .pointOfInterest, .query]
    if completer.isSearching { completer.cancel() }
    completer.queryFragment = text
  }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    suggestions = completer.results.map { $0.title + $0.subtitle }
    _ = completer.results.map { (completion: MKLocalSearchCompletion) in
      MKLocalSearch.Request(completion: completion)
    }
    let types: MKLocalSearchCompleter.ResultType = completer.resultTypes
    print(types)
  }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    suggestions = []
  }

  /// The request for a way.
  func request(from: MKMapItem, to: MKMapItem) -> MKDirections.Request {
    let request = MKDirections.Request()
    request.source = from
    request.destination = to
    request.transportType = [.walking, .cycling]
    request.requestsAlternateRoutes = true
    request.departureDate = .now
    request.arrivalDate = nil
    return request
  }

  /// The steps of the quickest way.
  func steps(_ request: MKDirections.Request) async throws -> [String] {
    let directions = MKDirections(request: request)
    if directions.isCalculating { directions.cancel() }
    let response: MKDirections.Response = try await directions.calculate()
    let routes: [MKRoute] = response.routes
    let best = routes.min { $0.expectedTravelTime < $1.expectedTravelTime }
    print(best?.name ?? "", best?.distance ?? 0, best?.advisoryNotices ?? [])
    print(best?.transportType == .automobile, best?.polyline.pointCount ?? 0)
    return best?.steps.map { (step: MKRoute.Step) in
      "\(step.instructions) \(step.distance) \(step.polyline.pointCount)"
    } ?? []
  }

  /// The boat's expected time of arrival.
  func arrival(_ request: MKDirections.Request) async throws -> Date {
    let time: MKDirections.ETAResponse = try await MKDirections(request: request).calculateETA()
    print(time.expectedTravelTime, time.distance)
    return time.expectedArrivalDate
  }

  /// The same for an app with closures.
  func arrivalLater(_ request: MKDirections.Request, _ done: @escaping (Date?) -> Void) {
    let handler: MKDirections.ETAHandler = { response, _ in done(response?.expectedArrivalDate) }
    MKDirections(request: request).calculateETA(completionHandler: handler)
    let ways: MKDirections.DirectionsHandler = { response, _ in print(response?.routes ?? []) }
    MKDirections(request: request).calculate(completionHandler: ways)
  }

  /// Looks at a harbour from the street.
  func look(at item: MKMapItem) async throws -> MKLookAroundScene? {
    let request = MKLookAroundSceneRequest(mapItem: item)
    if request.isLoading { request.cancel() }
    print(request.coordinate, MKLookAroundSceneRequest(coordinate: request.coordinate))
    let corner: MKLookAroundBadgePosition = .topTrailing
    print(corner == .topLeading)
    return try await request.scene
  }

  /// Opens the way in Maps.
  func open(_ item: MKMapItem) {
    guard !item.isCurrentLocation else { return }
    item.openInMaps(launchOptions: [
      MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving
    ])
    item.openInMaps()
    let modes = [
      MKLaunchOptionsDirectionsModeWalking, MKLaunchOptionsDirectionsModeTransit,
      MKLaunchOptionsDirectionsModeDefault,
    ]
    MKMapItem.openMaps(
      with: [.forCurrentLocation(), item],
      launchOptions: [
        MKLaunchOptionsDirectionsModeKey: modes[0], MKLaunchOptionsMapTypeKey: 0,
        MKLaunchOptionsMapCenterKey: 0, MKLaunchOptionsMapSpanKey: 0,
      ])
  }

  /// Whether a way may be sailed.
  static let all: MKDirectionsTransportType = [.any, .transit]
}

/// Measures on the flat map.
enum Chart {
  /// The rectangle that holds a track, with a margin.
  static func bounds(of track: [CLLocationCoordinate2D]) -> MKMapRect {
    let points = track.map { MKMapPoint($0) }
    let whole = points.reduce(MKMapRect.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize(width: 1, height: 1)))
    }
    guard !whole.isNull, !whole.isEmpty else { return .world }
    return whole.insetBy(dx: -whole.width, dy: -whole.height)
  }

  /// Whether two areas touch.
  static func touch(_ one: MKMapRect, _ other: MKMapRect) -> Bool {
    one.intersects(other) || one.contains(other)
      || one.contains(MKMapPoint(x: other.midX, y: other.midY))
      || one.intersection(other).minX < one.maxX || one.minY < other.maxY
      || one.offsetBy(dx: 1, dy: 1) == MKMapRect() || MKMapSize() == MKMapSize.world
  }

  /// The length of a track in metres.
  static func length(_ points: [MKMapPoint]) -> CLLocationDistance {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// A scale bar's length.
  static func bar(at latitude: CLLocationDegrees) -> Double {
    let point = MKMapPoint()
    return 100 * MKMapPointsPerMeterAtLatitude(latitude) * MKMetersPerMapPointAtLatitude(latitude)
      + MKMetersBetweenMapPoints(point, MKMapPoint(point.coordinate)) + point.x + point.y
  }

  /// The shapes of a regatta.
  static func shapes(_ course: [CLLocationCoordinate2D], _ start: MKMapCamera) -> [any MKOverlay] {
    let line: MKPolyline = MKGeodesicPolyline(coordinates: course, count: course.count)
    let area: MKMultiPoint = MKPolygon(points: course.map { MKMapPoint($0) }, count: course.count)
    let buoy = MKCircle(center: course[0], radius: 20)
    line.title = "Course"
    area.subtitle = "Closed"
    var copies = course
    line.getCoordinates(&copies, range: NSRange(location: 0, length: line.pointCount))
    print(buoy.radius, buoy.boundingMapRect, start.centerCoordinateDistance, start.centerCoordinate)
    return [line, area, buoy]
  }

  /// The pins of a regatta.
  static func pins(_ places: [CLLocationCoordinate2D]) -> [any MKAnnotation] {
    let first: MKShape = MKPointAnnotation(coordinate: places[0], title: "Start", subtitle: nil)
    let last = MKPointAnnotation()
    last.coordinate = places[places.count - 1]
    return [first, last, MKPointAnnotation(coordinate: places[0])]
  }

  /// The camera above the start.
  static func camera(_ place: CLLocationCoordinate2D) -> MKMapCamera {
    let camera = MKMapCamera(
      lookingAtCenter: place, fromDistance: 900, pitch: 30, heading: 0)
    camera.heading += 10
    camera.pitch = 0
    return camera
  }

  /// Above or below the names.
  static let level: MKOverlayLevel = .aboveRoads
}
