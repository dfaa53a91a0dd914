// Features of SwiftUI's maps that a person selects; nobody selects any here.

public import CoreLocation
public import SwiftUI

/// A feature of the map itself, such as a shop or a city.
public struct MapFeature: Hashable, Sendable {
  /// The kinds of features.
  public enum FeatureKind: Hashable, Sendable {
    case pointOfInterest, territory, physicalFeature
  }

  public var kind: FeatureKind { .pointOfInterest }
  public var title: String? { nil }
  public var image: Image? { nil }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A selected mark, by its tag, or a selected feature of the map; iOS 18.
public struct MapSelection<MarkerSelectionValue: Hashable>: Hashable {
  public let value: MarkerSelectionValue?
  public let feature: MapFeature?

  public init(_ value: MarkerSelectionValue) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

extension MapSelection: Sendable where MarkerSelectionValue: Sendable {}

/// The way in which details of a place are shown; iOS 18.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public struct CalloutStyle: Sendable {
    public static var automatic: Self { Self() }
    public static var full: Self { Self() }
    public static var compact: Self { Self() }
  }

  public static var automatic: Self { Self() }
  public static var callout: Self { Self() }
  public static var caption: Self { Self() }
  public static var sheet: Self { Self() }
  public static func callout(_ style: CalloutStyle) -> Self { Self() }
}

extension MapContent {
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
}

extension View {
  nonisolated public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }

  nonisolated public func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content
  ) -> some View { self }

  nonisolated public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }

  nonisolated public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }

  nonisolated public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
}

nonisolated public struct MapPitchSlider: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

nonisolated public struct MapZoomStepper: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
