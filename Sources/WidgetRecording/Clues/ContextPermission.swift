/// What a bundle has to declare, and a person to allow, before a context can be looked at.
public enum ContextPermission: Hashable, Sendable {
  /// Where the person is.
  case location
  /// How active the person is.
  case fitness
  /// When the person sleeps.
  case sleep

  /// What it is about, as messages say it.
  public var matter: String {
    switch self {
    case .location: "a place"
    case .fitness: "fitness"
    case .sleep: "sleep"
    }
  }

  /// The key that declares it.
  public var key: String {
    self == .location ? "NSWidgetWantsLocation" : "com.apple.developer.healthkit"
  }

  /// The file that the key belongs in.
  public var file: String {
    self == .location ? "Info.plist" : "entitlements"
  }

  /// The name by which a scenario grants it.
  public var name: String {
    self == .location ? "location" : "health"
  }

  /// Whether the key is set; nil where nobody named its file.
  public func isDeclared(in declarations: RecordedDeclarations?) -> Bool? {
    let keys = self == .location ? declarations?.infoPlist : declarations?.entitlements
    return keys?.contains(key)
  }
}

extension RecordedContext {
  /// What has to be declared and allowed for the context; nil where it needs nothing.
  public var permission: ContextPermission? {
    switch self {
    case .inferredLocation, .region, .category: .location
    case .fitness: .fitness
    case .sleep: .sleep
    case .date, .hardware, .unknown: nil
    }
  }
}
