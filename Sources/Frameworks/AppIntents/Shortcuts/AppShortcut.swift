// AppShortcutsProvider. Shown by Spotlight and Siri, so only kept here.

public import FoundationSupplement

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  public static func updateAppShortcutParameters() {}
}

public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] {
    [component]
  }

  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ components: [AppShortcut]
  ) -> any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker {
    LimitedAvailabilityAppShortcuts(appShortcuts: components)
  }

  public static func buildOptional(
    _ component: (any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker)?
  ) -> [AppShortcut] {
    (component as? LimitedAvailabilityAppShortcuts)?.appShortcuts ?? []
  }

  @available(
    *, unavailable,
    message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
  )
  public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] {
    appShortcuts ?? []
  }
}

public protocol _AppShortcutsContentMarker {}
public protocol _LimitedAvailabilityAppShortcutsContentMarker {}

struct LimitedAvailabilityAppShortcuts: _AppShortcutsContentMarker,
  _LimitedAvailabilityAppShortcutsContentMarker
{
  let appShortcuts: [AppShortcut]
}

public enum ShortcutTileColor: Sendable, Hashable {
  case red
  case orange
  case tangerine
  case yellow
  case lime
  case teal
  case lightBlue
  case blue
  case navy
  case grape
  case purple
  case pink
  case grayBlue
  case grayGreen
  case grayBrown
}

// MARK: - Phrases

public enum AppShortcutPhraseToken: Sendable, Hashable {
  case applicationName
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) {
    text = value
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }

    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(ParameterNames(of: Intent.self).name(at: subject) ?? "")}"
    }
  }
}

public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ phraseKey: String) {
    text = phraseKey
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }
  }
}

public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [String]

  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases.map(\.text)
  }
}
