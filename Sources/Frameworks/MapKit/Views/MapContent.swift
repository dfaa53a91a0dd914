// The content of SwiftUI's maps: its builder and its parts. A part becomes a node below the map's.

public import CoreLocation
public import SwiftUI

/// A part of a map's content.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder var body: Self.Body { get }
}

/// Content without a body of its own.
@MainActor package protocol PrimitiveMapContent {
  @MainActor func places(in context: ViewContext) -> [ViewNode]
}

extension Never: MapContent {}

extension ViewContext {
  /// Returns the nodes of a map's content.
  @MainActor func places<Content: MapContent>(of content: Content) -> [ViewNode] {
    if let primitive = content as? any PrimitiveMapContent { return primitive.places(in: self) }
    return places(of: content.body)
  }
}

@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  public static func buildPartialBlock<Content: MapContent>(first content: Content) -> Content {
    content
  }

  @MainActor public static func buildPartialBlock(
    accumulated: some MapContent, next: some MapContent
  ) -> some MapContent {
    MapParts([_AnyMapContent(accumulated), _AnyMapContent(next)])
  }

  @MainActor public static func buildEither(first content: some MapContent) -> _AnyMapContent {
    _AnyMapContent(content)
  }

  @MainActor public static func buildEither(second content: some MapContent) -> _AnyMapContent {
    _AnyMapContent(content)
  }

  @MainActor public static func buildIf(_ content: (some MapContent)?) -> some MapContent {
    MapParts(content.map { [_AnyMapContent($0)] } ?? [])
  }

  @MainActor public static func buildLimitedAvailability(
    _ content: some MapContent
  ) -> some MapContent {
    _AnyMapContent(content)
  }
}

nonisolated public struct EmptyMapContent: MapContent, PrimitiveMapContent {
  nonisolated public init() {}
  public var body: Never { noBody(Self.self) }
  @MainActor package func places(in context: ViewContext) -> [ViewNode] { [] }
}

/// Content whose type is forgotten.
nonisolated public struct _AnyMapContent: MapContent, PrimitiveMapContent {
  private let resolve: @MainActor (ViewContext) -> [ViewNode]

  @MainActor init(_ content: some MapContent) { resolve = { $0.places(of: content) } }

  public var body: Never { noBody(Self.self) }
  @MainActor package func places(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

/// Several parts of a map.
nonisolated struct MapParts: MapContent, PrimitiveMapContent {
  let parts: [_AnyMapContent]

  nonisolated init(_ parts: [_AnyMapContent]) { self.parts = parts }

  var body: Never { noBody(Self.self) }

  @MainActor func places(in context: ViewContext) -> [ViewNode] {
    parts.flatMap { $0.places(in: context) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  nonisolated public var body: Never { noBody(Self.self) }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {
  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    data.flatMap { context.places(of: content($0)) }
  }
}

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

extension ForEach where Content: MapContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  nonisolated public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

// MARK: - Parts

extension ViewNode {
  /// A part of a map at a place.
  static func place(
    _ kind: String, _ coordinate: CLLocationCoordinate2D?, children: [ViewNode]
  ) -> ViewNode {
    ViewNode(
      kind,
      [
        "latitude": coordinate.map { .number($0.latitude) },
        "longitude": coordinate.map { .number($0.longitude) },
      ], children: children)
  }
}

/// A balloon at a place.
nonisolated public struct Marker<Label: View>: MapContent, PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let label: Label

  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    self.label = label()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D
  ) where Label == Text {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D
  ) where Label == Text {
    self.init(coordinate: coordinate) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(coordinate: coordinate) { SwiftUI.Label(title, image: image) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Text> {
    self.init(coordinate: coordinate) {
      SwiftUI.Label(title: { Text(titleKey) }, icon: { monogram })
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Text> {
    self.init(coordinate: coordinate) { SwiftUI.Label(title: { Text(title) }, icon: { monogram }) }
  }

  nonisolated public init(item: MKMapItem) where Label == Text {
    self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "") }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    [.place("Marker", coordinate, children: context.nodes(of: label))]
  }
}

/// A view at a place.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent, PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let content: Content
  private let label: Label

  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.content = content()
    self.label = label()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    let children = context.nodes(of: content) + context.labelled("Annotation.label", label)
    return [.place("Annotation", coordinate, children: children)]
  }
}

/// The location of the person on a map; nil, since there is none.
public struct UserLocation {
  public var location: CLLocation? { nil }
}

nonisolated public struct DefaultUserAnnotationContent: View {
  public var body: some View { Circle() }
}

/// The mark at the person's place.
nonisolated public struct UserAnnotation<Content: View>: MapContent, PrimitiveMapContent {
  private let content: Content

  nonisolated public init() where Content == DefaultUserAnnotationContent {
    content = DefaultUserAnnotationContent()
  }

  nonisolated public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.content = content(UserLocation())
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    [.place("UserAnnotation", nil, children: context.nodes(of: content))]
  }
}

// MARK: - Shapes

/// A line across a map.
nonisolated public struct MapPolyline: MapContent, PrimitiveMapContent {
  public struct ContourStyle: Sendable {
    private let isGeodesic: Bool

    public static var straight: Self { Self(isGeodesic: false) }
    public static var geodesic: Self { Self(isGeodesic: true) }
  }

  private let coordinates: [CLLocationCoordinate2D]

  nonisolated public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {
    self.coordinates = coordinates
  }

  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    coordinates = points.map(\.coordinate)
  }

  nonisolated public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }
  nonisolated public init(_ route: MKRoute) { coordinates = route.polyline.coordinates }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    [ViewNode("MapPolyline", ["points": .number(Double(coordinates.count))])]
  }
}

/// An area of a map.
nonisolated public struct MapPolygon: MapContent, PrimitiveMapContent {
  private let coordinates: [CLLocationCoordinate2D]

  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
  }

  nonisolated public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
  nonisolated public init(_ polygon: MKPolygon) { coordinates = polygon.coordinates }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    [ViewNode("MapPolygon", ["points": .number(Double(coordinates.count))])]
  }
}

/// A round area of a map.
nonisolated public struct MapCircle: MapContent, PrimitiveMapContent {
  private let center: CLLocationCoordinate2D

  nonisolated public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coordinate
  }

  nonisolated public init(mapRect: MKMapRect) {
    center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
  }

  nonisolated public init(_ circle: MKCircle) { center = circle.coordinate }

  public var body: Never { noBody(Self.self) }

  @MainActor package func places(in context: ViewContext) -> [ViewNode] {
    [.place("MapCircle", center, children: [])]
  }
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
