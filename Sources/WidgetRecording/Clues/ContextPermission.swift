/// A declaration in the bundle and a person's permission, needed before a context can be used.
public enum ContextPermission: Hashable, Sendable {
  /// The person's location.
  case location
  /// The person's activity and workouts.
  case fitness
  /// When the person sleeps.
  case sleep

  /// The noun by which messages name it.
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
  /// The permission that the context needs; nil where it needs none.
  public var permission: ContextPermission? {
    switch self {
    case .inferredLocation, .region, .category: .location
    case .fitness: .fitness
    case .sleep: .sleep
    case .date, .hardware, .unknown: nil
    }
  }
}
