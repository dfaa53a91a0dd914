import Foundation

/// Something that was recognized in a text.
struct DetectedData {
  /// The data that a text stands for.
  enum Content {
    case date(DetectedDate)
    case link(URL)
    case phoneNumber(String)
    case address([NSTextCheckingKey: String])
  }

  let range: NSRange
  let content: Content

  var type: NSTextCheckingResult.CheckingType {
    switch content {
    case .date: NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    case .address: NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    case .link: NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    }
  }

  /// The data in a part of a text, in order.
  ///
  /// All sorts are recognized even where one alone is wanted, since the digits of a date or of a
  /// link are no phone number.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let found = [
      LinkPatterns.data(in: text, range), AddressPatterns.data(in: text, range),
      DatePatterns().data(in: text, range), PhonePattern.data(in: text, range),
    ].joined()
    var kept: [DetectedData] = []
    for data in found where !kept.contains(where: { $0.overlaps(data) }) { kept.append(data) }
    return kept.sorted { $0.range.location < $1.range.location }
  }

  private func overlaps(_ other: DetectedData) -> Bool {
    NSIntersectionRange(range, other.range).length > 0
  }
}

/// A match of a pattern, whose groups are read by name.
struct PatternMatch {
  let text: NSString
  let result: NSTextCheckingResult

  var range: NSRange { result.range }
  var whole: String { text.substring(with: range) }

  /// The text of a group; nil where it took no part.
  subscript(_ group: String) -> String? {
    let range = result.range(withName: group)
    return range.location == NSNotFound || range.length == 0 ? nil : text.substring(with: range)
  }

  func number(_ group: String) -> Int? { self[group].flatMap { Int($0) } }
}

extension NSRegularExpression {
  /// The expression of a pattern of ours, which leaves case aside.
  static func ours(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      preconditionFailure("the pattern is not one: \(error)")
    }
  }

  /// The matches in a part of a text.
  func all(in text: String, _ range: NSRange) -> [PatternMatch] {
    let whole = NSString(string: text)
    return matches(in: text, options: .withTransparentBounds, range: range)
      .map { PatternMatch(text: whole, result: $0) }
  }
}
