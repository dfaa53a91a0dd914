// IntentModes and the intents that come with it.
//
// The system decides whether the app comes to the front; the declared modes are kept.

public struct IntentModes: OptionSet, Sendable, Hashable {
  public enum ForegroundMode: Sendable, Hashable {
    case immediate
    case dynamic
    case deferred
  }

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}

public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  public static func reload() {}
}

public protocol UndoableIntent: AppIntent {}

public protocol TargetContentProvidingIntent: SystemIntent {}
