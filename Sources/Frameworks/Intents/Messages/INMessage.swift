// INMessage and what is said of one.

public import FoundationSupplement

public enum INMessageType: Int, Sendable {
  case unspecified = 0
  case text
  case audio
  case digitalTouch
  case handwriting
  case sticker
  case tapbackLiked
  case tapbackDisliked
  case tapbackEmphasized
  case tapbackLoved
  case tapbackQuestioned
  case tapbackLaughed
  case mediaCalendar
  case mediaLocation
  case mediaAddressCard
  case mediaImage
  case mediaVideo
  case mediaPass
  case mediaAudio
  case paymentSent
  case paymentRequest
  case paymentNote
  case animoji
  case activitySnippet
  case file
  case link
  case reaction
}

public enum INMessageAttribute: Int, Sendable {
  case unknown = 0
  case read
  case unread
  case flagged
  case unflagged
  case played
}

public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let read = Self(rawValue: 1 << 0)
  public static let unread = Self(rawValue: 1 << 1)
  public static let flagged = Self(rawValue: 1 << 2)
  public static let unflagged = Self(rawValue: 1 << 3)
  public static let played = Self(rawValue: 1 << 4)
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText
  case outgoingMessageAudio
}

open class INMessage: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  public let conversationIdentifier: String?
  public let content: String?
  public let dateSent: Date?
  public let sender: INPerson?
  public let recipients: [INPerson]?
  public let groupName: INSpeakableString?
  public let messageType: INMessageType
  public let serviceName: String?

  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType, serviceName: String? = nil
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
      dateSent: dateSent, sender: sender, recipients: recipients, groupName: nil,
      messageType: messageType)
  }

  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent,
      sender: sender, recipients: recipients, groupName: nil, messageType: .text)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
