import WidgetRecording

/// What a platform has and reads, as far as it matters to checks.
struct Platform: Sendable {
  /// The platform and its version, as messages name it.
  let name: String
  /// The platform, as a recording spells it.
  let platform: String
  /// The first number of the version; 0 where it has none.
  let major: Int

  init(_ header: RecordedHeader) {
    platform = header.platform
    name = "\(header.platform) \(header.osVersion)"
    major = header.osVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  /// Whether it is Apple Watch.
  var isWatch: Bool { platform == "watchOS" }

  private var isPhoneOrPad: Bool { ["iOS", "iPadOS"].contains(platform) }

  /// Whether the platform may read the relevance of entries; where Apple's pages differ, it may.
  var mayReadEntryRelevance: Bool {
    isPhoneOrPad || (isWatch && major < 26)
  }

  /// Whether the platform may read relevant intents; where Apple's pages differ, it may.
  var mayReadRelevantIntents: Bool {
    isWatch || (isPhoneOrPad && major < 26)
  }

  /// The families of widgets that the platform has; nil where it is not known.
  var families: Set<FamilyName>? {
    let small = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
    let accessories = ["accessoryCircular", "accessoryRectangular", "accessoryInline"]
    let names: [String]
    switch platform {
    case "iOS", "iPadOS": names = small + accessories
    case "macOS": names = small
    case "watchOS": names = accessories + ["accessoryCorner"]
    case "visionOS": names = small + ["systemExtraLargePortrait"]
    default: return nil
    }
    return Set(names.map(FamilyName.init(rawValue:)))
  }
}
