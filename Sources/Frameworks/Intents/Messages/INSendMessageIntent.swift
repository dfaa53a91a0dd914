// INSendMessageIntent, and how it is handled.
//
// The system of a widget sends no messages: the handlers of an Intents extension, which may answer
// for a widget's parameters, compile with it and are never asked to send any.

public import FoundationSupplement

open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  public let audioMessageFile: INFile?

  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
  }
}

open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public private(set) var recipients: [INPerson]?
  public private(set) var outgoingMessageType = INOutgoingMessageType.unknown
  public private(set) var content: String?
  public private(set) var speakableGroupName: INSpeakableString?
  public private(set) var conversationIdentifier: String?
  public private(set) var serviceName: String?
  public private(set) var sender: INPerson?
  public private(set) var attachments: [INSendMessageAttachment]?

  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.init()
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }

  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
  case failureRequiringInAppAuthentication
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public private(set) var code = INSendMessageIntentResponseCode.unspecified
  open var sentMessages: [INMessage]?

  public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline
  case messagingServiceNotEnabledForRecipient
  case noValidHandle
  case requestedHandleInvalid
  case noHandleForLabel
  case requiringInAppAuthentication
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  public class func unsupported(
    forReason reason: INSendMessageRecipientUnsupportedReason
  ) -> Self {
    __unsupported(withReason: reason.rawValue)
  }
}

open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INOutgoingMessageType) -> Self {
    Self(_outcome: .success(resolved))
  }

  open class func confirmationRequired(with toConfirm: INOutgoingMessageType) -> Self {
    Self(_outcome: .confirmation(toConfirm))
  }
}

public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

// Apple's methods are optional, but for that which handles the intent; it may be the one with a
// completion or the asynchronous one, which is no requirement here.
extension INSendMessageIntentHandling {
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    completion([.notRequired()])
  }

  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }

  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }

  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notRequired())
  }
}
