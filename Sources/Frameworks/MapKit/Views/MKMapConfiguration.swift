// The styles of a map view; iOS 16.
//
// https://developer.apple.com/documentation/mapkit/mkmapconfiguration

public import FoundationSupplement

open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle: ElevationStyle

  init(elevation: ElevationStyle) { elevationStyle = elevation }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle: EmphasisStyle
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init(elevation: elevationStyle)
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public convenience init() { self.init(elevationStyle: .flat) }
  public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public convenience init() { self.init(elevationStyle: .flat) }
  public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }
}
