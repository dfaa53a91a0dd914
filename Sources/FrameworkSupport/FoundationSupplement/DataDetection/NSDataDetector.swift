// Dates, links, phone numbers and addresses in texts. Apple does not publish how they are found;
// what is recognized here are their common forms, and dates in the words of English and of the
// current locale. Transit information is not recognized. The class is none of regular expressions,
// of which Linux's Foundation lets no class be made.

public import Foundation

public typealias NSTextCheckingTypes = UInt64
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xffff_ffff
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xffff_ffff << 32
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// A finder of dates, links, phone numbers and addresses.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The sorts of data that are found.
  public let checkingTypes: NSTextCheckingTypes
  /// The sorts of data that a detector can be asked for.
  ///
  /// Linux's Foundation has names for them that it calls deprecated, as its own classes find none.
  private static let types: NSTextCheckingTypes = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 11 | 1 << 12

  /// Creates a detector.
  ///
  /// - Throws: `CocoaError` where none of the types can be detected.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes & Self.types != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
  }

  /// Calls a closure with each match, in order, until it asks to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
    if options.contains(.reportCompletion), !stops.boolValue { block(nil, .completed, &stops) }
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = DetectedData.all(in: string, range).filter {
      checkingTypes & $0.type.rawValue != 0
    }
    let isAnchored = options.contains(.anchored)
    return found.filter { !isAnchored || $0.range.location == range.location }
      .map(DetectedResult.init)
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the text with each match replaced; `$0` in the template is the match.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String {
    let text = NSMutableString(string: string)
    replaceMatches(in: text, options: options, range: range, withTemplate: templ)
    return String(text)
  }

  /// Replaces each match, and returns their number; `$0` in the template is the match.
  @discardableResult
  open func replaceMatches(
    in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> Int {
    let found = matches(in: String(string), options: options, range: range)
    for match in found.reversed() {
      let text = string.substring(with: match.range)
      string.replaceCharacters(
        in: match.range, with: templ.replacingOccurrences(of: "$0", with: text))
    }
    return found.count
  }
}

/// The result for something that was detected.
final class DetectedResult: NSTextCheckingResult {
  let data: DetectedData

  init(_ data: DetectedData) {
    self.data = data
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { data.type }
  override var range: NSRange { data.range }
  override var numberOfRanges: Int { 1 }
  override var regularExpression: NSRegularExpression? { nil }

  override func range(at idx: Int) -> NSRange { range }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  private var detected: DetectedData.Content? { (self as? DetectedResult)?.data.content }

  /// The moment of a date; noon where the text names no time.
  public var date: Date? {
    if case .date(let date)? = detected { date.start } else { nil }
  }

  /// The time zone that a date's text names.
  public var timeZone: TimeZone? {
    if case .date(let date)? = detected { date.timeZone } else { nil }
  }

  /// The seconds from the first to the second time of a date's text; 0 where it names one.
  public var duration: TimeInterval {
    if case .date(let date)? = detected { date.duration } else { 0 }
  }

  public var url: URL? {
    if case .link(let url)? = detected { url } else { nil }
  }

  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = detected { number } else { nil }
  }

  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts)? = detected { parts } else { nil }
  }

  /// The parts of an address.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSTextCheckingKey {
  public static let name = Self(rawValue: "Name")
  public static let jobTitle = Self(rawValue: "JobTitle")
  public static let organization = Self(rawValue: "Organization")
  public static let street = Self(rawValue: "Street")
  public static let city = Self(rawValue: "City")
  public static let state = Self(rawValue: "State")
  public static let zip = Self(rawValue: "ZIP")
  public static let country = Self(rawValue: "Country")
  public static let phone = Self(rawValue: "Phone")
  public static let airline = Self(rawValue: "Airline")
  public static let flight = Self(rawValue: "Flight")
}
