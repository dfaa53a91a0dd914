// The configuration of TipKit. Nothing is kept between two runs.

extension Tips {
  /// Sets tips up, once.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    try TipStates.shared.configure()
  }

  /// Forgets all tips and donations; it must come before `configure`.
  public static func resetDatastore() throws {
    try TipStates.shared.forgetAll()
    TipDonations.shared.forgetAll()
  }

  /// Has no effect: a widget shows no tips.
  public static func showAllTipsForTesting() {}

  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  public static func hideAllTipsForTesting() {}

  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      .init()
    }

    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      .init()
    }

    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
      .init()
    }

    /// The display frequency: the time between two tips.
    public struct DisplayFrequency: Sendable {
      public static var immediate: DisplayFrequency { .init() }
      public static var hourly: DisplayFrequency { .init() }
      public static var daily: DisplayFrequency { .init() }
      public static var weekly: DisplayFrequency { .init() }
      public static var monthly: DisplayFrequency { .init() }
    }

    public struct DatastoreLocation: Sendable {
      public static var applicationDefault: DatastoreLocation { .init() }

      public static func groupContainer(identifier: String) -> DatastoreLocation { .init() }

      public static func url(_ url: URL) -> DatastoreLocation { .init() }
    }

    public struct CloudKitContainer: Sendable {
      public static var automatic: CloudKitContainer { .init() }

      public static func named(_ containerName: String) -> CloudKitContainer { .init() }
    }
  }
}

/// An error of the configuration of tips.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    name: "tipsDatastoreAlreadyConfigured")
  public static let missingGroupContainerEntitlements = TipKitError(
    name: "missingGroupContainerEntitlements")
  public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
}

/// An option that changes how often a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }

  public struct MaxDisplayDuration: TipOption {
    public init(_ maxDisplayDuration: TimeInterval) {}
  }
}
