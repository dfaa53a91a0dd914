// The categories of places that a search finds or a map shows.
//
// https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter

public import FoundationSupplement

/// Categories of points of interest that are wanted, or that are not.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// The filter that every category passes.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// The filter that no category passes.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// Lets some categories pass.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }

  /// Lets all but some categories pass.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKPointOfInterestFilter else { return false }
    return other.categories == categories && other.isIncluding == isIncluding
  }

  open override var hash: Int { categories.hashValue }
}

/// The parts of an address that a search considers; iOS 18.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  /// Parts of an address.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let country = Self(rawValue: 1)
    public static let administrativeArea = Self(rawValue: 2)
    public static let subAdministrativeArea = Self(rawValue: 4)
    public static let locality = Self(rawValue: 8)
    public static let subLocality = Self(rawValue: 16)
    public static let postalCode = Self(rawValue: 32)
  }

  /// The filter that every part passes.
  public class var includingAll: MKAddressFilter { MKAddressFilter(excluding: []) }
  /// The filter that no part passes.
  public class var excludingAll: MKAddressFilter { MKAddressFilter(including: []) }

  private let options: Options
  private let isIncluding: Bool

  /// Lets some parts pass.
  public init(including options: Options) { (self.options, isIncluding) = (options, true) }
  /// Lets all but some parts pass.
  public init(excluding options: Options) { (self.options, isIncluding) = (options, false) }

  open func includes(_ options: Options) -> Bool {
    isIncluding ? self.options.isSuperset(of: options) : self.options.isDisjoint(with: options)
  }

  open func excludes(_ options: Options) -> Bool { !includes(options) }
}
