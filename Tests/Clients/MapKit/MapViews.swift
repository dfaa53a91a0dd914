import CoreLocation
import MapKit
import SwiftUI

/// A harbour on the map.
struct Harbour: Identifiable, Hashable {
  var id: String
  var latitude: Double
  var longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// The harbours as the app's map shows them.
struct HarbourMap: View {
  let harbours: [Harbour]
  let route: MKRoute?
  let track: [CLLocationCoordinate2D]
  @State private var position: MapCameraPosition = .automatic
  @State private var selection: String?
  @State private var scene: MKLookAroundScene?
  @State private var isLooking = false
  @Namespace private var scope

  var body: some View {
    MapReader { proxy in
      Map(position: $position, bounds: MapCameraBounds(minimumDistance: 500), selection: $selection)
      {
        ForEach(harbours) { harbour in
          Marker(harbour.id, systemImage: "sailboat", coordinate: harbour.coordinate)
            .tint(.blue).tag(harbour.id)
        }
        ForEach(harbours, id: \.self) { harbour in
          Annotation(harbour.id, coordinate: harbour.coordinate, anchor: .bottom) {
            Image(systemName: "fish")
          }
          .annotationTitles(.hidden).annotationSubtitles(.visible)
        }
        ForEach(0..<1) { _ in EmptyMapContent() }
        marks
        course
      }
      .overlay { Button("Whole world") { show(.world, with: proxy) } }
    }
    .mapStyle(.standard(elevation: .realistic, emphasis: .muted, pointsOfInterest: [.marina]))
    .mapScope(scope)
    .mapControlVisibility(.visible)
    .mapControls {
      MapCompass(scope: scope)
      MapScaleView(anchorEdge: .trailing)
      MapPitchToggle()
      MapUserLocationButton()
    }
    .onMapCameraChange(frequency: .continuous) { context in
      print(context.camera.distance, context.region.center, context.rect.midX)
    }
    .onMapCameraChange { print("moved") }
    .lookAroundViewer(isPresented: $isLooking, initialScene: scene)
    .lookAroundViewer(isPresented: $isLooking, scene: $scene)
    .overlay { LookAroundPreview(initialScene: scene, badgePosition: .bottomTrailing) }
    .background { LookAroundPreview(scene: $scene) }
  }

  @MapContentBuilder private var marks: some MapContent {
    Marker("Home", coordinate: track[0])
    Marker("Bay", image: "bay", coordinate: track[0])
    Marker("Pier", monogram: Text("P"), coordinate: track[0])
    Marker(coordinate: track[0]) { Label("Buoy", systemImage: "circle") }
    Marker(item: .forCurrentLocation())
    Annotation("Anchor", coordinate: track[0]) { Text("⚓︎") }
    Annotation(coordinate: track[0]) {
      Text("⚓︎")
    } label: {
      Text("Anchor")
    }
  }

  @MapContentBuilder private var course: some MapContent {
    if let route { MapPolyline(route).stroke(.blue, lineWidth: 4) } else { UserAnnotation() }
    if track.count > 2 { Track(coordinates: track) }
    UserAnnotation { Circle() }
    UserAnnotation(anchor: .top) { (user: UserLocation) in
      Text("\(user.location?.speed ?? 0)")
    }
  }

  private func show(_ rect: MKMapRect, with proxy: MapProxy) {
    print(proxy.convert(CGPoint.zero, from: .local) ?? track[0])
    print(proxy.convert(track[0], to: .local) ?? .zero)
    position = .camera(proxy.camera(framing: rect))
  }
}

/// The boat's track.
struct Track: MapContent {
  let coordinates: [CLLocationCoordinate2D]

  var body: some MapContent {
    MapPolyline(coordinates: coordinates, contourStyle: .geodesic)
      .stroke(.red, style: StrokeStyle(lineWidth: 2)).mapOverlayLevel(level: .aboveLabels)
    MapPolyline(points: coordinates.map { MKMapPoint($0) }, contourStyle: .straight)
      .stroke(lineWidth: 2)
    MapPolyline(MKPolyline(coordinates: coordinates, count: coordinates.count))
    MapPolygon(coordinates: coordinates).foregroundStyle(.blue.opacity(0.2))
    MapPolygon(points: coordinates.map { MKMapPoint($0) })
    MapPolygon(MKPolygon(coordinates: coordinates, count: coordinates.count))
      .strokeStyle(style: StrokeStyle())
    MapCircle(center: coordinates[0], radius: 500)
    MapCircle(mapRect: .world)
    MapCircle(MKCircle(center: coordinates[0], radius: 500))
  }
}

/// The same map in an app that supports iOS 14.
struct OldHarbourMap: View {
  let harbours: [Harbour]
  @State private var region = MKCoordinateRegion()
  @State private var rect = MKMapRect.world
  @State private var tracking = MapUserTrackingMode.followWithHeading

  var body: some View {
    Map(coordinateRegion: $region)
    Map(mapRect: $rect, interactionModes: [.pan, .zoom])
    Map(
      coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking,
      annotationItems: harbours
    ) { harbour in
      MapAnnotation(coordinate: harbour.coordinate) { Text(harbour.id) }
    }
    Map(coordinateRegion: $region, annotationItems: harbours) { harbour in
      MapMarker(coordinate: harbour.coordinate, tint: .red)
    }
    Map(mapRect: $rect, annotationItems: harbours) { MapPin(coordinate: $0.coordinate) }
  }

  /// The modes of the tracking button.
  static let modes: [MapUserTrackingMode] = [.none, .follow]

  /// Marks of any kind.
  func count(_ marks: [any MapAnnotationProtocol]) -> Int { marks.count }
}

/// Small maps, as the detail page has them.
struct SmallMaps: View {
  let region: MKCoordinateRegion
  @State private var position = MapCameraPosition.automatic
  @State private var selection: Int?

  var body: some View {
    Map()
    Map { Marker("Here", coordinate: region.center) }
    Map(initialPosition: .region(region))
    Map(initialPosition: .region(region), interactionModes: [.rotate, .pitch]) {
      Marker("Here", coordinate: region.center)
    }
    Map(position: $position)
    Map(position: $position) { Marker("Here", coordinate: region.center).tag(1) }
    Map(selection: $selection) { Marker("Here", coordinate: region.center).tag(1) }
    Map(initialPosition: .automatic, selection: $selection) {
      Marker("Here", coordinate: region.center).tag(1)
    }
  }

  /// The looks that the settings offer.
  static let styles: [MapStyle] = [
    .standard, .imagery, .hybrid, .imagery(elevation: .flat), .hybrid(elevation: .automatic),
    .standard(
      emphasis: .automatic, pointsOfInterest: .excluding([.bank, .atm]), showsTraffic: true),
    .hybrid(pointsOfInterest: .including(.marina, .beach), showsTraffic: true),
    .standard(pointsOfInterest: .excludingAll), .standard(pointsOfInterest: .all),
    .hybrid(pointsOfInterest: .including([.marina])), .hybrid(pointsOfInterest: .excluding(.bank)),
  ]

  /// Describes a position.
  func describe(_ position: MapCameraPosition) -> String {
    if let camera = position.camera {
      return "\(camera.centerCoordinate) \(camera.heading) \(camera.pitch)"
    }
    if position.followsUserLocation, let fallback = position.fallbackPosition {
      return "\(position.followsUserHeading) \(fallback == .automatic)"
    }
    let parts = [position.rect?.height, position.region?.span.latitudeDelta]
    return "\(parts) \(position.item?.name ?? "") \(position.positionedByUser)"
      + "\(position.allowsAutomaticPitch)"
  }

  /// The positions of the tour.
  func tour(_ item: MKMapItem, _ camera: MKMapCamera) -> [MapCameraPosition] {
    [
      .item(item, allowsAutomaticPitch: false), .rect(.world), .camera(MapCamera(camera)),
      .userLocation(followsHeading: true, fallback: .automatic),
      .camera(MapCamera(centerCoordinate: region.center, distance: 900, heading: 90, pitch: 45)),
    ]
  }

  /// The bounds of the camera.
  func bounds() -> [MapCameraBounds] {
    [
      MapCameraBounds(centerCoordinateBounds: region, minimumDistance: 10, maximumDistance: 100),
      MapCameraBounds(centerCoordinateBounds: MKMapRect.world),
    ]
  }

  /// The frequency of the camera's updates.
  static let frequency: MapCameraUpdateFrequency = .onEnd

  /// The places that the app looks for.
  static let interests: PointOfInterestCategories = [.marina, .cafe]

  /// Prints a change of the camera.
  func log(_ context: MapCameraUpdateContext, _ proxy: MapProxy, _ mode: MapInteractionModes) {
    print(context.region, proxy.camera(framing: region), mode == .all)
  }

  /// The annotation that stands for the person.
  typealias Person = DefaultUserAnnotationContent

  /// Puts parts together as the builder does.
  @MapContentBuilder func parts(isDetailed: Bool) -> some MapContent {
    if isDetailed { Marker("A", coordinate: region.center) }
    if #available(iOS 18, *) { Marker("B", coordinate: region.center) }
  }

  /// The elevations and emphases to choose from.
  static let relief: [(MapStyle.Elevation, MapStyle.StandardEmphasis)] = [(.flat, .muted)]

  /// The shape of a line, and the view a map is made of.
  func contour(_ style: MapPolyline.ContourStyle, _ map: MapContentView<Never, EmptyMapContent>) {}
}
