import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// The app's older map.
struct OlderMap: UIViewRepresentable {
  let track: [CLLocationCoordinate2D]

  func makeCoordinator() -> MapDirector { MapDirector() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView(frame: .zero)
    map.delegate = context.coordinator
    map.mapType = .mutedStandard
    map.preferredConfiguration = MKStandardMapConfiguration(
      elevationStyle: .flat, emphasisStyle: .muted)
    map.register(
      MKMarkerAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .marina])
    map.isPitchEnabled = false
    map.showsUserLocation = true
    map.setUserTrackingMode(.follow, animated: false)
    map.setCameraBoundary(nil, animated: false)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeOverlays(map.overlays)
    map.removeAnnotations(map.annotations)
    map.addOverlay(MKPolyline(coordinates: track, count: track.count), level: .aboveRoads)
    map.addOverlays([MKCircle(center: track[0], radius: 50), MKTileOverlay(urlTemplate: nil)])
    map.showAnnotations([MKPointAnnotation(coordinate: track[0])], animated: false)
    map.setVisibleMapRect(
      map.visibleMapRect, edgePadding: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      animated: false)
    map.setRegion(map.regionThatFits(map.region), animated: false)
    map.setCenter(map.centerCoordinate, animated: false)
  }
}

/// Gives the older map its views.
final class MapDirector: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    let view = mapView.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    view.clusteringIdentifier = annotation is MKClusterAnnotation ? nil : "harbours"
    view.displayPriority = .defaultHigh
    view.canShowCallout = true
    if let marker = view as? MKMarkerAnnotationView {
      marker.markerTintColor = .systemBlue
      marker.glyphText = annotation.title?.first.map(String.init)
      marker.titleVisibility = .visible
    }
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      renderer.lineDashPattern = [2, 4]
      return renderer
    case let circle as MKCircle:
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = .systemGreen
      return renderer
    case let tiles as MKTileOverlay: return MKTileOverlayRenderer(tileOverlay: tiles)
    case let polygon as MKPolygon: return MKPolygonRenderer(polygon: polygon)
    default: return MKOverlayRenderer(overlay: overlay)
    }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    print(mapView.region.center, mapView.convert(mapView.centerCoordinate, toPointTo: mapView))
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    mapView.deselectAnnotation(view.annotation, animated: true)
  }
}

/// The app's map of iOS 18, on which features are selected.
struct FeatureMap: View {
  @State private var selection: MapSelection<Int>?
  @State private var place: MKMapItem?

  var body: some View {
    Map(selection: $selection) {
      Marker("Home", coordinate: CLLocationCoordinate2D()).tag(MapSelection(1))
        .mapItemDetailSelectionAccessory(.callout(.compact))
    }
    .mapFeatureSelectionDisabled { $0.kind == .territory || $0.title == nil }
    .mapFeatureSelectionAccessory(.caption)
    .mapItemDetailSheet(item: $place)
    .mapControls { MapPitchSlider() }
    .onChange(of: selection) { print(selection?.feature?.coordinate ?? .init()) }
  }
}

/// Places by their names in Apple's maps.
func place(named name: String) async throws -> String? {
  guard let identifier = MKMapItem.Identifier(rawValue: name) else { return nil }
  let item = try await MKMapItemRequest(mapItemIdentifier: identifier).mapItem
  let words = item.addressRepresentations
  let address = words?.fullAddress(includingRegion: true, singleLine: true)
  return words?.cityWithContext(.short) ?? address ?? words?.cityName ?? words?.regionName
    ?? item.address?.shortAddress ?? item.identifier?.rawValue
}

/// A place that the author made.
func pier(at location: CLLocation) -> MKMapItem {
  let item = MKMapItem(
    location: location, address: MKAddress(fullAddress: "1 Pier Road", shortAddress: "Pier"))
  print(item.location.coordinate, item.placemark.title ?? "", item.placemark.countryCode ?? "")
  return item
}

/// A search for places to eat.
func request(_ text: String) -> MKLocalSearch.Request {
  let request = MKLocalSearch.Request(naturalLanguageQuery: text)
  request.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.atm])
  request.addressFilter = MKAddressFilter(including: [.locality, .postalCode])
  return request
}

/// The words that a completion has in common with the query.
func ranges(_ completer: MKLocalSearchCompleter) -> [NSValue] {
  completer.pointOfInterestFilter = .excludingAll
  return completer.results.flatMap { $0.titleHighlightRanges + $0.subtitleHighlightRanges }
}
