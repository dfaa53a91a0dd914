import AppIntents
import WidgetKit

/// More cups were asked for than the day has.
public struct EnoughCoffee: Error, CustomStringConvertible {
  /// The words for people.
  public var description: String { "no more coffee today" }
}

/// Logs one cup.
public struct LogCup: AppIntent {
  /// The name of the action.
  public static let title: LocalizedStringResource = "Log a Cup"

  /// Creates the action.
  public init() {}

  /// Adds the cup; throws `EnoughCoffee` where it is one too many.
  public func perform() async throws -> some IntentResult {
    let log = CoffeeLog()
    guard log.cups < log.limit || log.isDecaf else { throw EnoughCoffee() }
    log.cups += 1
    ControlCenter.shared.reloadControls(ofKind: "Decaf")
    return .result()
  }
}

/// Has the next cup made without caffeine, or with it.
public struct SetDecaf: SetValueIntent {
  /// The name of the action.
  public static let title: LocalizedStringResource = "Decaf"

  /// Whether there is to be no caffeine.
  @Parameter(title: "Decaf") public var value: Bool

  /// Creates the action.
  public init() {}

  /// Creates the action with what it is to bring about.
  public init(value: Bool) {
    self.value = value
  }

  /// Notes the choice and has the widget show it.
  public func perform() async throws -> some IntentResult {
    CoffeeLog().isDecaf = value
    WidgetCenter.shared.reloadTimelines(ofKind: "Coffee")
    return .result()
  }
}
