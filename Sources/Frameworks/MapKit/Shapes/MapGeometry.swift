// The flat map of MapKit: a square of 2²⁸ points a side, in Mercator's projection.

public import CoreGraphics
public import CoreLocation
import FoundationSupplement

/// A place on the flat map.
public struct MKMapPoint: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = coordinate.latitude * .pi / 180
    let width = MKMapSize.world.width
    x = (coordinate.longitude + 180) / 360 * width
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * width
  }

  public var coordinate: CLLocationCoordinate2D {
    let width = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / width))) * 180 / .pi,
      longitude: x / width * 360 - 180)
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let from = coordinate
    let to = other.coordinate
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

/// A size on the flat map.
public struct MKMapSize: Sendable, Equatable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map.
public struct MKMapRect: Sendable, Equatable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
  }

  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: south.longitude - north.longitude))
  }
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (40_075_016.686 * max(0.000001, cos(latitude * .pi / 180)))
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// An annotation at a coordinate of a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An overlay on a part of a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  var place = CLLocationCoordinate2D()
}

open class MKPointAnnotation: MKShape, @unchecked Sendable {
  public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

open class MKMultiPoint: MKShape, MKOverlay, @unchecked Sendable {
  let coordinates: [CLLocationCoordinate2D]

  /// Creates a shape of its corners.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    super.init()
    let bounds = boundingMapRect
    place = bounds.isNull ? place : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    self.init(coordinates: coordinates, count: count)
  }

  open var pointCount: Int { coordinates.count }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (offset, index) in (range.location..<range.location + range.length).enumerated()
    where coordinates.indices.contains(index) {
      coords[offset] = coordinates[index]
    }
  }

  open var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) { rect, coordinate in
      rect.union(MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize()))
    }
  }
}

open class MKPolyline: MKMultiPoint, @unchecked Sendable {}
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}
open class MKPolygon: MKMultiPoint, @unchecked Sendable {}

open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    place = coord
  }

  open var boundingMapRect: MKMapRect {
    let center = MKMapPoint(coordinate)
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(
      x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// From where a map is seen.
open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
