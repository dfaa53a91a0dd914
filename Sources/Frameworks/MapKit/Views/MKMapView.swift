// UIKit's map, for the sources of an app that are compiled into a widget's target. It keeps its
// region, annotations and overlays; nothing is loaded or drawn, and its delegate is asked for the
// views of annotations alone that the author's code asks for.
//
// https://developer.apple.com/documentation/mapkit/mkmapview

public import CoreGraphics
public import CoreLocation
import FoundationSupplement
public import UIKit

public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var region = MKCoordinateRegion()
  open var camera = MKMapCamera()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public let userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []

  private var boundary: CameraBoundary?

  open var isUserLocationVisible: Bool { false }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let corners = [-0.5, 0.5].map {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude - $0 * span.latitudeDelta,
            longitude: center.longitude + $0 * span.longitudeDelta))
      }
      return MKMapRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// The region that the map's center stays in.
  open var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { boundary = newValue }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    setVisibleMapRect(mapRect, animated: animate)
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// The point of a place in the view's bounds.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard !rect.isEmpty else { return .zero }
    return CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height)
  }

  /// The place of a point in the view's bounds.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let rect = visibleMapRect
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    let place = MKMapPoint(
      x: rect.minX + point.x / bounds.width * rect.width,
      y: rect.minY + point.y / bounds.height * rect.height)
    return place.coordinate
  }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// Moves the map so that all annotations are within it.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// Makes a marker's view, whatever class was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// The view of an annotation; none is made for a map that is not shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlays.append(overlay)
  }

  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }

  /// The part of a map in which its center stays.
  open class CameraBoundary: NSObject, @unchecked Sendable {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
  }
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
}
