// The numbers of encodings, which Objective-C's calls take (iOS 2); Linux has Swift's names for
// them only.

public import Foundation

public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
public let NSUTF32StringEncoding: UInt = String.Encoding.utf32.rawValue
public let NSMacOSRomanStringEncoding: UInt = String.Encoding.macOSRoman.rawValue

extension NSString {
  /// Returns the number of an encoding in which text may be, and the text in it.
  ///
  /// Texts with a byte order mark and texts in UTF-8 are known; others are taken for one of the
  /// suggested encodings in which they can be read, or for Latin-1.
  ///
  /// - Parameters:
  ///   - data: The text's bytes.
  ///   - opts: The encodings that are suggested, and whether others are allowed.
  ///   - string: Receives the text.
  ///   - usedLossyConversion: Receives whether bytes were replaced, which they never are.
  /// - Returns: The encoding; 0 where the text is in none of those allowed.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: UnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    let suggested = (opts?[.suggestedEncodingsKey] as? [NSNumber])?.map(\.uintValue) ?? []
    let isLimited = (opts?[.useOnlySuggestedEncodingsKey] as? Bool) ?? false
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    let marked = marks.first { data.starts(with: $0.0) }?.1.rawValue
    let others = isLimited ? [] : [NSUTF8StringEncoding]
    let last = isLimited ? [] : [NSISOLatin1StringEncoding]
    let order =
      (isLimited ? suggested.filter { $0 == marked } : [marked].compactMap(\.self)) + others
      + suggested + last
    for encoding in order {
      guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
        continue
      }
      string?.pointee = NSString(string: text)
      usedLossyConversion?.pointee = false
      return encoding
    }
    return 0
  }
}

/// A key of the options with which an encoding is looked for.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The numbers of the encodings that are suggested.
  public static let suggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// Whether only those are allowed.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// Whether bytes may be replaced.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
}
