// MapKit's snapshots. Maps come from the network, which a run refuses, so that every snapshot ends
// with the error that a device gives without one.

public import CoreGraphics
public import CoreLocation
import FoundationSupplement
public import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 3
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect.world
    /// The style of the map; iOS 17.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The interface that the map is drawn for.
    open var traitCollection = UITraitCollection.current

    public override init() {}
  }

  /// A picture of a map; there is none without a network.
  open class Snapshot: NSObject, @unchecked Sendable {
    open var image: UIImage { UIImage() }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  open private(set) var isLoading = false

  public init(options: Options) {}

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, Self.refusal())
  }

  open func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) {
    let error = Self.refusal()
    queue.async { completionHandler(nil, error) }
  }

  public func start() async throws -> Snapshot { throw Self.refusal() }

  /// The error without a network; that a map was asked for is noted.
  private static func refusal() -> MKError {
    DeviceRecord.noteUse(of: "map", isGiven: false)
    return MKError(.serverFailure)
  }

  open func cancel() {}
}
