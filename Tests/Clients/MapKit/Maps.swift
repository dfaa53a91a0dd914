// Pictures of maps, and what lies near the boat.

import CoreLocation
import Foundation
import MapKit
import UIKit

/// Makes the map behind a widget.
struct MapPictures {
  let boat: CLLocationCoordinate2D

  /// The water around the boat.
  func region(isNear: Bool) -> MKCoordinateRegion {
    guard isNear else {
      return MKCoordinateRegion(
        center: boat, latitudinalMeters: 5_000, longitudinalMeters: 8_000)
    }
    var span = MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.02)
    span.latitudeDelta = max(span.latitudeDelta, span.longitudeDelta)
    return MKCoordinateRegion(center: boat, span: span)
  }

  /// A region that is not known yet.
  func unknown() -> MKCoordinateRegion {
    var region = MKCoordinateRegion()
    region.center = boat
    region.span = MKCoordinateSpan()
    return region
  }

  func options(for size: CGSize, atNight isNight: Bool) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.traitCollection = options.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = isNight ? .dark : .light
    }
    options.region = region(isNear: size.width < 200)
    options.size = size
    options.scale = 2
    options.mapType = isNight ? .mutedStandard : .standard
    options.showsBuildings = false
    return options
  }

  func picture(of size: CGSize) async throws -> (UIImage, CGPoint) {
    let snapshotter = MKMapSnapshotter(options: options(for: size, atNight: false))
    if snapshotter.isLoading { snapshotter.cancel() }
    let snapshot: MKMapSnapshotter.Snapshot = try await snapshotter.start()
    return (snapshot.image, snapshot.point(for: boat))
  }

  func drawLater(
    _ size: CGSize, on queue: DispatchQueue, _ draw: @escaping @Sendable (UIImage) -> Void
  ) {
    let handler: MKMapSnapshotter.CompletionHandler = { snapshot, error in
      guard let snapshot, error == nil else { return }
      draw(snapshot.image)
    }
    MKMapSnapshotter(options: options(for: size, atNight: true)).start(completionHandler: handler)
    MKMapSnapshotter(options: options(for: size, atNight: true))
      .start(with: queue, completionHandler: handler)
  }

  /// The names of the maps in the app's settings.
  func name(of type: MKMapType) -> String {
    switch type {
    case .standard, .mutedStandard: "Map"
    case .satellite, .satelliteFlyover: "Picture"
    case .hybrid, .hybridFlyover: "Both"
    }
  }
}

/// Finds what a crew needs ashore.
final class ShoreSearch {
  private var search: MKLocalSearch?

  func find(_ wish: String, in region: MKCoordinateRegion) async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request(naturalLanguageQuery: wish)
    request.region = region
    let search = MKLocalSearch(request: request)
    self.search = search
    let response: MKLocalSearch.Response = try await search.start()
    let limit = response.boundingRegion.span.latitudeDelta
    return response.mapItems.filter { $0.placemark.coordinate.latitude < 90 - limit }
  }

  func findLater(_ wish: String, then tell: @escaping ([MKMapItem]) -> Void) {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = wish
    MKLocalSearch(request: request).start { response, error in
      tell(error == nil ? response?.mapItems ?? [] : [])
    }
  }

  func stop() {
    if search?.isSearching == true { search?.cancel() }
  }

  /// A buoy of the crew's own as an item of the map.
  func buoy(at coordinate: CLLocationCoordinate2D) -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
    item.name = "Buoy"
    item.phoneNumber = nil
    item.url = URL(string: "https://example.org/buoys")
    item.timeZone = TimeZone(identifier: "Europe/Lisbon")
    item.pointOfInterestCategory = MKPointOfInterestCategory(rawValue: "Buoy")
    return item
  }

  func line(for item: MKMapItem) -> String {
    let mark = item.pointOfInterestCategory.map { symbol(for: $0) } ?? "mappin"
    let zone = item.timeZone?.identifier ?? item.placemark.timeZone?.identifier ?? ""
    return [mark, item.name, item.phoneNumber, item.url?.host, zone].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The message of a failed search.
  func words(for error: MKError) -> String {
    let code: MKError.Code = error.code
    switch code {
    case .unknown, .decodingFailed: return "Something is wrong."
    case .serverFailure, .loadingThrottled: return "No network"
    case .placemarkNotFound, .directionsNotFound:
      return error == MKError(.placemarkNotFound) ? "No such place" : "No way there"
    }
  }

  /// Whether a search that failed is begun again.
  func isWorthRepeating(after error: any Error) -> Bool {
    switch error {
    case MKError.serverFailure, MKError.loadingThrottled, MKError.unknown: return true
    case MKError.placemarkNotFound, MKError.directionsNotFound: return false
    case MKError.decodingFailed: return false
    case let error as MKError: return error.errorCode > 6
    default: return (error as NSError).domain == MKError.errorDomain
    }
  }

  // MARK: - Kinds of places

  /// The symbol of a kind of place.
  func symbol(for category: MKPointOfInterestCategory) -> String {
    if food.contains(category) { return "fork.knife" }
    if beds.contains(category) { return "bed.double" }
    if help.contains(category) { return "cross" }
    if travel.contains(category) { return "car" }
    if shops.contains(category) { return "cart" }
    if culture.contains(category) { return "building.columns" }
    if nature.contains(category) { return "leaf" }
    if sports.contains(category) { return "figure.run" }
    return category.rawValue.isEmpty ? "questionmark" : "mappin"
  }

  let food: Set<MKPointOfInterestCategory> = [
    .bakery, .brewery, .cafe, .distillery, .foodMarket, .nightlife, .restaurant, .winery,
  ]
  let beds: Set<MKPointOfInterestCategory> = [.campground, .hotel, .rvPark]
  let help: Set<MKPointOfInterestCategory> = [
    .animalService, .fireStation, .hospital, .pharmacy, .police,
  ]
  let travel: Set<MKPointOfInterestCategory> = [
    .airport, .automotiveRepair, .carRental, .evCharger, .gasStation, .marina, .parking,
    .publicTransport,
  ]
  let shops: Set<MKPointOfInterestCategory> = [
    .atm, .bank, .beauty, .laundry, .mailbox, .postOffice, .restroom, .spa, .store,
  ]
  let culture: Set<MKPointOfInterestCategory> = [
    .castle, .conventionCenter, .fortress, .landmark, .library, .movieTheater, .museum,
    .musicVenue, .nationalMonument, .planetarium, .school, .theater, .university,
  ]
  let nature: Set<MKPointOfInterestCategory> = [
    .amusementPark, .aquarium, .beach, .fairground, .nationalPark, .park, .zoo,
  ]
  let sports: Set<MKPointOfInterestCategory> = [
    .baseball, .basketball, .bowling, .fishing, .fitnessCenter, .goKart, .golf, .hiking,
    .kayaking, .miniGolf, .rockClimbing, .skatePark, .skating, .skiing, .soccer, .stadium,
    .surfing, .swimming, .tennis, .volleyball,
  ]
}
