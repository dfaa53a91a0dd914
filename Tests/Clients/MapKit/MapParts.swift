import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// A pin that is dragged.
final class DraggedPin: MKPinAnnotationView {
  override func prepareForDisplay() {
    super.prepareForDisplay()
    pinTintColor = .systemRed
    animatesDrop = true
    isDraggable = true
    collisionMode = .circle
    centerOffset = CGPoint(x: 0, y: -8)
    calloutOffset = .zero
    leftCalloutAccessoryView = UIView()
    rightCalloutAccessoryView = UIView()
    detailCalloutAccessoryView = UIView()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    let mode: MKAnnotationView.CollisionMode = selected ? .none : .rectangle
    collisionMode = mode
  }

  override func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool) {
    super.setDragState(newDragState, animated: animated)
    if dragState == .ending { dragState = .none }
  }
}

/// How an annotation of some kind looks.
@MainActor func style(_ view: MKAnnotationView) {
  let visibility: MKFeatureVisibility = view is MKUserLocationView ? .hidden : .adaptive
  guard let marker = view as? MKMarkerAnnotationView else { return }
  marker.subtitleVisibility = visibility
  marker.glyphTintColor = .white
  marker.glyphImage = UIImage(systemName: "sailboat")
  marker.selectedGlyphImage = marker.glyphImage
  marker.animatesWhenAdded = true
  marker.displayPriority = MKFeatureDisplayPriority(500)
  if view.cluster == nil, let cluster = view.annotation as? MKClusterAnnotation {
    print(cluster.memberAnnotations.count, MKMapViewDefaultClusterAnnotationViewReuseIdentifier)
  }
}

/// The styles of the map's settings.
@MainActor func apply(_ style: String, to map: MKMapView) {
  let elevation: MKMapConfiguration.ElevationStyle = .realistic
  let emphasis: MKStandardMapConfiguration.EmphasisStyle = .default
  map.preferredConfiguration =
    switch style {
    case "imagery": MKImageryMapConfiguration(elevationStyle: elevation)
    case "hybrid": MKHybridMapConfiguration(elevationStyle: elevation)
    default: MKStandardMapConfiguration(emphasisStyle: emphasis)
    }
  map.pointOfInterestFilter = .includingAll
  let tracking: MKUserTrackingMode = .followWithHeading
  map.userTrackingMode = tracking
  map.isZoomEnabled = true
  map.isRotateEnabled = false
  map.showsCompass = true
  map.showsScale = true
  map.showsUserTrackingButton = true
  map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: map.region)
  map.setCamera(MKMapCamera(), animated: !map.isUserLocationVisible)
}

/// Puts one mark on a map and takes another away.
@MainActor func replace(_ old: any MKAnnotation, with new: any MKAnnotation, on map: MKMapView) {
  map.removeAnnotation(old)
  map.addAnnotation(new)
  map.addAnnotations([])
  map.selectAnnotation(new, animated: true)
  map.overlays.first.map(map.removeOverlay)
  print(map.selectedAnnotations.count, map.userLocation.isUpdating)
}

/// Hears when the map is there.
final class MapListener: NSObject, MKMapViewDelegate {
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { print(mapView.visibleMapRect) }
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { print("loaded") }
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { print("drawn") }
}

/// A line whose colour changes with the speed.
final class SpeedRenderer: MKGradientPolylineRenderer, @unchecked Sendable {
  override func createPath() {
    setColors([.systemGreen, .systemRed], locations: [0, 1])
    if canDraw(overlay.boundingMapRect, zoomScale: contentScaleFactor as MKZoomScale) {
      invalidatePath()
    }
  }
}

/// The fills of a shape, whatever it is.
func fill(_ renderer: MKOverlayPathRenderer) { renderer.fillColor = .systemTeal }

/// The sea chart below everything.
func seaChart() -> MKTileOverlay {
  let chart = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}.png")
  chart.tileSize = CGSize(width: 512, height: 512)
  chart.minimumZ = 4
  chart.maximumZ = 18
  chart.canReplaceMapContent = true
  return chart
}

/// The names of a city, and another way to ask for a place.
func names(_ words: MKAddressRepresentations, of item: MKMapItem) -> [String] {
  let style: MKAddressRepresentations.ContextStyle = .full
  let names = item.alternateIdentifiers.map(\.rawValue) + [words.cityWithContext(style) ?? ""]
  item.identifier.map(MKMapItemRequest.init(mapItemIdentifier:))?.getMapItem {
    print($0 as Any, $1 as Any)
  }
  return names
}

/// The app's map with all that iOS 18 brought.
struct SelectedFeatures: View {
  @State private var place: MKMapItem?
  private let callout: MapItemDetailSelectionAccessoryStyle.CalloutStyle = .full

  var body: some View {
    Map()
      .mapFeatureSelectionContent { feature in
        Marker(title(feature), coordinate: feature.coordinate)
      }
      .mapFeatureSelectionAccessory(MapItemDetailSelectionAccessoryStyle.callout(callout))
      .mapItemDetailPopover(item: $place)
      .mapControls { MapZoomStepper() }
  }

  private func title(_ feature: MapFeature) -> String {
    let kind: MapFeature.FeatureKind = feature.kind
    return kind == .pointOfInterest ? feature.title ?? "" : "\(kind)"
  }
}
