// INPreferences and INVoiceShortcutCenter.
//
// The person has not been asked for Siri in a simulation, so its authorization is not determined
// and asking for it is denied. Suggestions to the shortcut center are not for widgets.

public import FoundationSupplement

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}

open class INPreferences: NSObject {
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    .notDetermined
  }

  public class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    .denied
  }

  public class func siriLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }
}

open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  private override init() {}

  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}

  /// Gives the person's shortcuts for Siri: none.
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }

  /// Gives one of the person's shortcuts for Siri: there is none.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    completionHandler(nil, INIntentError(.voiceShortcutGetFailed))
  }

  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  public func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
    throw INIntentError(.voiceShortcutGetFailed)
  }
}

/// A shortcut to which a person gave a phrase for Siri. Nobody makes one here.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}
