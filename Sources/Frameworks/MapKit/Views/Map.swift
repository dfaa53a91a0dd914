// SwiftUI's map. It keeps its place in the tree with its content; a widget cannot show one.

public import CoreLocation
public import SwiftUI

/// A map, with its parts below it.
nonisolated public struct Map<Content: View>: View, PrimitiveView {
  private let content: Content

  fileprivate init(holding content: Content) { self.content = content }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Map", children: context.nodes(of: content))]
  }
}

/// The view of a map's content.
nonisolated public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View,
  PrimitiveView
{
  fileprivate let content: Content

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.places(of: content)
  }
}

extension Map {
  nonisolated public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(holding: MapContentView(content: EmptyMapContent()))
  }

  nonisolated public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(holding: MapContentView(content: content()))
  }

  nonisolated public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(holding: MapContentView(content: EmptyMapContent()))
  }

  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(holding: MapContentView(content: content()))
  }

  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(holding: MapContentView(content: EmptyMapContent()))
  }

  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(holding: MapContentView(content: content()))
  }

  @_disfavoredOverload
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(holding: MapContentView(content: content()))
  }

  @_disfavoredOverload
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(holding: MapContentView(content: content()))
  }

  @_disfavoredOverload
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(holding: MapContentView(content: content()))
  }
}

// MARK: - The maps of iOS 14

public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow, followWithHeading
}

/// An annotation of a map of iOS 14.
public protocol MapAnnotationProtocol {}

nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol, View,
  PrimitiveView
{
  private let coordinate: CLLocationCoordinate2D
  private let content: Content

  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [.place("MapAnnotation", coordinate, children: context.nodes(of: content))]
  }
}

nonisolated public struct MapPin: MapAnnotationProtocol, View, PrimitiveView {
  private let coordinate: CLLocationCoordinate2D

  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [.place("MapPin", coordinate, children: [])]
  }
}

nonisolated public struct MapMarker: MapAnnotationProtocol, View, PrimitiveView {
  private let coordinate: CLLocationCoordinate2D

  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [.place("MapMarker", coordinate, children: [])]
  }
}

/// The places of a map of iOS 14.
nonisolated public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View,
  PrimitiveView
{
  fileprivate let resolve: @MainActor (ViewContext) -> [ViewNode]

  public var body: Never { noBody(Self.self) }
  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

extension Map {
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init(holding: EmptyView())
  }

  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init(holding: EmptyView())
  }

  nonisolated public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(holding: Self.marks(annotationItems, annotationContent))
  }

  nonisolated public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(holding: Self.marks(annotationItems, annotationContent))
  }

  private static func marks<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    _ items: Items, _ content: @escaping (Items.Element) -> Mark
  ) -> _DefaultAnnotatedMapContent<Items> {
    let marks = Marks(values: items.map(content))
    return _DefaultAnnotatedMapContent { context in
      marks.values.flatMap { ($0 as? any PrimitiveView)?.nodes(in: context) ?? [] }
    }
  }
}

/// The marks of a map, which are resolved on the main actor.
private struct Marks<Mark>: @unchecked Sendable {
  var values: [Mark]
}
