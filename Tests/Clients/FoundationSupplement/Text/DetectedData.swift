import Foundation

/// What the text of a note names.
struct NoteFinder {
  private let detector: NSDataDetector?

  init() {
    let types: NSTextCheckingResult.CheckingType = [.date, .link, .phoneNumber, .address]
    detector = try? NSDataDetector(types: types.rawValue)
  }

  /// The first date, with its length.
  func appointment(in text: String) -> (Date, TimeInterval, TimeZone?)? {
    let range = NSRange(text.startIndex..., in: text)
    for match in detector?.matches(in: text, options: [], range: range) ?? []
    where match.resultType == .date {
      if let date = match.date { return (date, match.duration, match.timeZone) }
    }
    return nil
  }

  /// Where a note leads to.
  func targets(of text: String) -> [String] {
    var found: [String] = []
    detector?.enumerateMatches(
      in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)
    ) {
      match, _, stop in
      guard let match else { return }
      switch match.resultType {
      case .link: found.append(match.url?.absoluteString ?? "")
      case .phoneNumber: found.append("tel:" + (match.phoneNumber ?? ""))
      case .address:
        let parts = match.addressComponents ?? match.components ?? [:]
        let keys: [NSTextCheckingKey] = [.street, .zip, .city, .state, .country]
        found.append(keys.compactMap { parts[$0] }.joined(separator: ", "))
      default: break
      }
      if found.count == 5 { stop.pointee = true }
    }
    return found
  }

  /// A note without what it names.
  func plain(_ text: String) -> String {
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector?.stringByReplacingMatches(
      in: text, options: [], range: range, withTemplate: "…")
      ?? text
  }

  /// Whether something is named at all.
  func names(_ text: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    let all = try? NSDataDetector(types: NSTextCheckingAllTypes)
    return all?.firstMatch(in: text, range: range) != nil
      || detector?.numberOfMatches(in: text, range: range) ?? 0 > 0
      || detector?.rangeOfFirstMatch(in: text, range: range).location != NSNotFound
  }
}

/// The flight that a text names, and its sorts of data.
func flight(in match: NSTextCheckingResult, of detector: NSDataDetector) -> String? {
  let own = detector.checkingTypes & NSTextCheckingAllSystemTypes & ~NSTextCheckingAllCustomTypes
  guard own != 0, match.resultType == .transitInformation else { return nil }
  let keys: [NSTextCheckingKey] = [.airline, .flight, .name, .jobTitle, .organization, .phone]
  return keys.compactMap { match.components?[$0] }.joined(separator: " ")
}

/// Shortens what a note names.
func shorten(_ note: NSMutableString, _ detector: NSDataDetector) -> Int {
  let range = NSRange(location: 0, length: note.length)
  return detector.replaceMatches(in: note, options: [], range: range, withTemplate: "[$0]")
}
