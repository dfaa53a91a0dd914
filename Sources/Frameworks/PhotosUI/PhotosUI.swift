// PhotosUI: there is no person to choose a photo in an extension, so that no item ever comes from a
// picker.

public import CoreTransferable
@_exported public import Photos
public import SwiftUI
public import UniformTypeIdentifiers

/// A filter of a picker's items.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static let screenshots = Self(name: "screenshots")
  public static let panoramas = Self(name: "panoramas")
  public static let bursts = Self(name: "bursts")
  public static let depthEffectPhotos = Self(name: "depthEffectPhotos")
  public static let screenRecordings = Self(name: "screenRecordings")
  public static let slomoVideos = Self(name: "slomoVideos")
  public static let timelapseVideos = Self(name: "timelapseVideos")
  public static let cinematicVideos = Self(name: "cinematicVideos")
  public static let spatialMedia = Self(name: "spatialMedia")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: subfilters.map(\.name).joined(separator: "|"))
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: subfilters.map(\.name).joined(separator: "&"))
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(name: "!" + filter.name)
  }
}

/// An item that a person chose.
public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let current = Self(name: "current")
    public static let compatible = Self(name: "compatible")
  }

  public let itemIdentifier: String?

  /// Creates the item of a photo, of which only the identifier is known.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public var supportedContentTypes: [UTType] { [] }

  /// Loads nothing: the library may not be read.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = Self(name: "default")
  public static let ordered = Self(name: "ordered")
  public static let continuous = Self(name: "continuous")
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

/// A control to choose photos with.
nonisolated public struct PhotosPicker<Label: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("PhotosPicker", children: context.nodes(of: label))]
  }
}

extension PhotosPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
}

/// The capabilities of a picker beside choosing; iOS 17.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let search = Self(rawValue: 1)
  public static let stagingArea = Self(rawValue: 2)
  public static let collectionNavigation = Self(rawValue: 4)
  public static let selectionActions = Self(rawValue: 8)
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

public enum PhotosPickerStyle: Sendable {
  case presentation, inline, compact
}

extension View {
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}

// MARK: - UIKit's picker

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A choice in UIKit's picker; none is made.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
