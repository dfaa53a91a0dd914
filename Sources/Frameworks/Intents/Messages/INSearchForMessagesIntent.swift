// INSearchForMessagesIntent and INSetMessageAttributeIntent, and how they are handled.

public import FoundationSupplement

open class INDateComponentsRange: NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
  }
}

open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  public private(set) var recipients: [INPerson]?
  public private(set) var senders: [INPerson]?
  public private(set) var searchTerms: [String]?
  public private(set) var attributes: INMessageAttributeOptions = []
  public private(set) var dateTimeRange: INDateComponentsRange?
  public private(set) var identifiers: [String]?
  public private(set) var notificationIdentifiers: [String]?
  public private(set) var speakableGroupNames: [INSpeakableString]?
  public private(set) var conversationIdentifiers: [String]?

  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init()
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
  }
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
  case failureMessageTooManyResults
  case failureRequiringInAppAuthentication
}

open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  public private(set) var code = INSearchForMessagesIntentResponseCode.unspecified
  open var messages: [INMessage]?

  public convenience init(
    code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
}

extension INSearchForMessagesIntentHandling {
  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion([.notRequired()])
  }

  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion([.notRequired()])
  }
}

open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  public private(set) var identifiers: [String]?
  public private(set) var attribute = INMessageAttribute.unknown

  public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.init()
    self.identifiers = identifiers
    self.attribute = attribute
  }
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageNotFound
  case failureMessageAttributeNotSet
}

open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  public private(set) var code = INSetMessageAttributeIntentResponseCode.unspecified

  public convenience init(
    code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INMessageAttribute) -> Self {
    Self(_outcome: .success(resolved))
  }

  open class func confirmationRequired(with toConfirm: INMessageAttribute) -> Self {
    Self(_outcome: .confirmation(toConfirm))
  }
}

public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void)
}

extension INSetMessageAttributeIntentHandling {
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}
