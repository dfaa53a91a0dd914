// INPreferences, INVoiceShortcutCenter and the errors.
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

public let INIntentErrorDomain = "IntentsErrorDomain"

public struct INIntentError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = INIntentError
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case noAppAvailable = 2005
    case requestTimedOut = 3001
    case missingInformation = 3002
    case invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000
    case extensionBringUpFailed = 5001
    case imageGeneric = 6000
    case imageNoServiceAvailable = 6001
    case imageStorageFailed = 6002
    case imageLoadingFailed = 6003
    case imageRetrievalFailed = 6004
    case imageProxyLoop = 6005
    case imageProxyInvalid = 6006
    case imageProxyTimeout = 6007
    case imageServiceFailure = 6008
    case imageScalingFailed = 6009
    case permissionDenied = 6010
    case voiceShortcutCreationFailed = 7000
    case voiceShortcutGetFailed = 7001
    case voiceShortcutDeleteFailed = 7002
    case encodingGeneric = 8000
    case encodingFailed = 8001
    case decodingGeneric = 9000
    case unableToCreateAppIntentRepresentation = 10000
    case noAppIntent = 10001
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { INIntentErrorDomain }
}
