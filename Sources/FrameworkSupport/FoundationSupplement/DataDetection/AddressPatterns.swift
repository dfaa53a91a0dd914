import Foundation

/// The forms of addresses: American ones, and those with the postal code before the city.
enum AddressPatterns {
  private static let american = NSRegularExpression.ours(
    #"\b(?<street>\d{1,5} (?:[\p{L}0-9.']+ ){0,4}"#
      + "(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|loop|way|place|"
      + #"plaza|square|parkway|pkwy|highway|terrace)\b\.?(?: (?:apt|suite|ste|unit|#)\.? ?\w+)?)"#
      + #"(?:,?\s+(?<city>\p{L}[\p{L} .']*?),?\s+(?<state>[A-Z]{2})\b(?:\s+(?<zip>\d{5}(?:-\d{4})?))?"#
      + #"(?:,?\s+(?<country>USA|United States))?)?"#)
  private static let european = NSRegularExpression.ours(
    #"\b(?<street>\p{L}[\p{L} .'-]*?(?:str\.|straße|strasse|weg|platz|allee|gasse|ufer|damm|ring) \d{1,4}"#
      + #" ?[a-z]?),?\s+(?<zip>\d{4,5})\s+(?<city>\p{L}[\p{L}-]+)"#)

  static func data(in text: String, _ range: NSRange) -> [DetectedData] {
    [american, european].flatMap { form in
      form.all(in: text, range).map { match in
        let parts: [(NSTextCheckingKey, String)] = [
          (.street, "street"), (.city, "city"), (.state, "state"), (.zip, "zip"),
          (.country, "country"),
        ]
        let found = parts.compactMap { key, name in match[name].map { (key, $0) } }
        return DetectedData(
          range: match.range, content: .address(Dictionary(uniqueKeysWithValues: found)))
      }
    }
  }
}
