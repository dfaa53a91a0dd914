import Foundation

/// The forms of links: addresses with a scheme, of mail, and of sites without a scheme.
enum LinkPatterns {
  private static let schemes = NSRegularExpression.ours(
    #"\b(?:[a-z][a-z0-9+.-]*://|(?:mailto|tel|sms|facetime):)[^\s<>"“”]+"#)
  private static let mail = NSRegularExpression.ours(
    #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#)
  /// The last labels by which a name without `www.` is taken for a site's.
  private static let domains = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "app", "dev", "shop",
    "blog", "cloud", "online", "site", "store", "tech", "xyz", "ai", "am", "ar", "at", "au", "be",
    "bg", "br", "ca", "cc", "ch", "cl", "cn", "co", "cz", "de", "dk", "ee", "es", "eu", "fi", "fm",
    "fr", "gr", "hk", "hr", "hu", "ie", "il", "in", "io", "is", "it", "jp", "kr", "li", "lt", "lu",
    "lv", "me", "mx", "nl", "no", "nz", "pl", "pt", "ro", "ru", "se", "sg", "si", "sk", "to", "tr",
    "tv", "tw", "ua", "uk", "us", "za",
  ]
  private static let sites = NSRegularExpression.ours(
    #"(?<![\w@./-])(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9][a-z0-9-]*\.)+(?:"#
      + domains.joined(separator: "|") + #"))(?::\d+)?(?![\w-])(?:[/?#][^\s<>"“”]*)?"#)

  static func data(in text: String, _ range: NSRange) -> [DetectedData] {
    let forms = [(schemes, ""), (mail, "mailto:"), (sites, "http://")]
    return forms.flatMap { form, prefix in
      form.all(in: text, range).compactMap { match in
        let link = withoutClosingMarks(match.whole)
        guard let url = URL(string: prefix + link) else { return nil }
        let range = NSRange(location: match.range.location, length: link.utf16.count)
        return DetectedData(range: range, content: .link(url))
      }
    }
  }

  /// The text without the marks at its end that belong to the sentence, such as a full stop.
  private static func withoutClosingMarks(_ text: String) -> String {
    var link = text[...]
    while let last = link.last {
      let opening: Character? = [")": "(", "]": "[", "}": "{"][last]
      let isClosing =
        opening.map { opening in link.count { $0 == opening } < link.count { $0 == last } }
        ?? ".,;:!?'’\"".contains(last)
      guard isClosing else { break }
      link.removeLast()
    }
    return String(link)
  }
}
