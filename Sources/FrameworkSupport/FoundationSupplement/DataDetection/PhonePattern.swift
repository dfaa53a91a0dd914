import Foundation

/// The form of phone numbers: groups of digits, with an area code in parentheses or a country's
/// after a plus sign.
enum PhonePattern {
  private static let numbers = NSRegularExpression.ours(
    #"(?<![\w.,/+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,}(?:[ .-]\d{2,}){0,5}(?![\w/-]|[.,]\d)"#
  )

  static func data(in text: String, _ range: NSRange) -> [DetectedData] {
    numbers.all(in: text, range).compactMap { match in
      let digits = match.whole.count(where: \.isNumber)
      let isPlain = digits == match.whole.count
      guard isPlain ? [7, 10, 11].contains(digits) : (7...15).contains(digits) else { return nil }
      return DetectedData(range: match.range, content: .phoneNumber(match.whole))
    }
  }
}
