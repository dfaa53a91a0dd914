// Renderers of overlays. A map that is not shown asks for no drawing; a renderer keeps what it is
// given.
//
// https://developer.apple.com/documentation/mapkit/mkoverlayrenderer

public import CoreGraphics
public import CoreLocation
import FoundationSupplement
public import UIKit

public typealias MKZoomScale = CGFloat

open class MKOverlayRenderer: NSObject, @unchecked Sendable {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 3 }

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// The point of a place, in points of the map from the overlay's corner.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath?

  open func createPath() {}
  open func invalidatePath() { path = nil }
}

open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
  open private(set) var locations: [CGFloat] = []
  open private(set) var colors: [UIColor] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}

open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }

  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }

  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Pictures that cover the map, which no server gives here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  public let urlTemplate: String?

  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}

open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  open func reloadData() {}
}
