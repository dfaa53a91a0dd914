import WidgetRecording

/// What a bundle has to declare before a context can be looked at.
enum ContextPermission: Hashable, Sendable {
  /// Where the person is.
  case location
  /// How active the person is.
  case fitness
  /// When the person sleeps.
  case sleep

  /// What it is about, as messages say it.
  var matter: String {
    switch self {
    case .location: "a place"
    case .fitness: "fitness"
    case .sleep: "sleep"
    }
  }

  /// The key that grants it.
  var key: String {
    self == .location ? "NSWidgetWantsLocation" : "com.apple.developer.healthkit"
  }

  /// The file that the key belongs in.
  var file: String {
    self == .location ? "Info.plist" : "entitlements"
  }

  /// Whether the key is set; nil where nobody named its file.
  func isDeclared(in declarations: RecordedDeclarations?) -> Bool? {
    let keys = self == .location ? declarations?.infoPlist : declarations?.entitlements
    return keys?.contains(key)
  }
}

extension RecordedContext {
  /// What has to be declared for the context; nil where it needs nothing.
  var permission: ContextPermission? {
    switch self {
    case .inferredLocation, .region, .category: .location
    case .fitness: .fitness
    case .sleep: .sleep
    case .date, .hardware, .unknown: nil
    }
  }
}
