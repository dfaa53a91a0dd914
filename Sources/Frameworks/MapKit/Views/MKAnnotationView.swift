// The views of a map's annotations, which keep their state and are not drawn.
//
// https://developer.apple.com/documentation/mapkit/mkannotationview

public import CoreGraphics
public import CoreLocation
import FoundationSupplement
public import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

@MainActor @preconcurrency open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }

  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open private(set) weak var cluster: MKAnnotationView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive, of which an extension has none.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

@MainActor @preconcurrency open class MKUserLocationView: MKAnnotationView {}

/// Several annotations that a map shows as one.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }

  /// The middle of the annotations.
  open var coordinate: CLLocationCoordinate2D {
    let rect = memberAnnotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// The annotation of the device's own place, which a view that is not shown does not follow.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}
