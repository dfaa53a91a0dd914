// The camera, styles and controls of SwiftUI's maps.

public import CoreLocation
public import SwiftUI

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let rotate = Self(rawValue: 4)
  public static let pitch = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.latitude == other.centerCoordinate.latitude
      && one.centerCoordinate.longitude == other.centerCoordinate.longitude
      && one.distance == other.distance && one.heading == other.heading
      && one.pitch == other.pitch
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct MapCameraPosition: Equatable, Sendable {
  /// The source of the position.
  private indirect enum Kind: Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, Bool)
    case user(Bool, MapCameraPosition)
  }

  private let kind: Kind

  public static var automatic: Self { Self(kind: .automatic) }
  public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }

  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(kind: .item(item, allowsAutomaticPitch))
  }

  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self {
    Self(kind: .user(followsHeading, fallback))
  }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  public var positionedByUser: Bool { false }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  public var followsUserLocation: Bool { fallbackPosition != nil }

  public var followsUserHeading: Bool {
    if case .user(let follows, _) = kind { follows } else { false }
  }

  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }

  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allows) = kind { allows } else { false }
  }

  public static func == (one: Self, other: Self) -> Bool {
    String(describing: one.kind) == String(describing: other.kind)
  }
}

public struct MapCameraUpdateFrequency: Sendable {
  private let isContinuous: Bool

  public static var onEnd: Self { Self(isContinuous: false) }
  public static var continuous: Self { Self(isContinuous: true) }
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
  private let categories: Set<MKPointOfInterestCategory>?
  private var isExcluding = false

  public init(arrayLiteral elements: MKPointOfInterestCategory...) {
    categories = Set(elements)
  }

  private init(_ categories: [MKPointOfInterestCategory]?, isExcluding: Bool = false) {
    self.categories = categories.map { Set($0) }
    self.isExcluding = isExcluding
  }

  public static var all: Self { Self(nil) }
  public static var excludingAll: Self { Self([]) }

  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories)
  }

  public static func including(_ categories: MKPointOfInterestCategory...) -> Self {
    Self(categories)
  }

  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories, isExcluding: true)
  }

  public static func excluding(_ categories: MKPointOfInterestCategory...) -> Self {
    Self(categories, isExcluding: true)
  }
}

public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    private let name: String

    public static var automatic: Self { Self(name: "automatic") }
    public static var flat: Self { Self(name: "flat") }
    public static var realistic: Self { Self(name: "realistic") }
  }

  public struct StandardEmphasis: Sendable {
    private let name: String

    public static var automatic: Self { Self(name: "automatic") }
    public static var muted: Self { Self(name: "muted") }
  }

  private let name: String

  public static var standard: MapStyle { MapStyle(name: "standard") }
  public static var imagery: MapStyle { MapStyle(name: "imagery") }
  public static var hybrid: MapStyle { MapStyle(name: "hybrid") }

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

extension View {
  nonisolated public func mapStyle(_ value: MapStyle) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    self
  }

  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }

  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }

  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}

// MARK: - Readers and controls

/// Turns points of a map's view into places; a map that is not drawn has none.
public struct MapProxy {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }

  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }

  public func camera(framing region: MKCoordinateRegion) -> MapCamera {
    MapCamera(
      centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_319.49 * 2)
  }

  public func camera(framing rect: MKMapRect) -> MapCamera {
    camera(framing: MKCoordinateRegion(rect))
  }
}

nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(MapProxy()) }
}

nonisolated public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

nonisolated public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

nonisolated public struct MapScaleView: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

nonisolated public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

nonisolated public struct LookAroundPreview: View, PrimitiveView {
  nonisolated public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  nonisolated public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("LookAroundPreview")]
  }
}
