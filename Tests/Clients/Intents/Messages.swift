// The handlers that Xcode's template of an Intents extension has, and what they answer with.

import Foundation
import Intents

/// Sends, finds and marks messages of the harbour's radio.
final class RadioHandler: INExtension, INSendMessageIntentHandling,
  INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling
{
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      return completion([.needsValue()])
    }
    completion(
      recipients.map { person in
        person.isMe ? .unsupported(forReason: .noValidHandle) : .success(with: person)
      } + [.disambiguation(with: recipients), .unsupported()])
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.content.map { .success(with: $0) } ?? .needsValue())
  }

  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    completion(
      intent.outgoingMessageType == .unknown
        ? .confirmationRequired(with: .outgoingMessageText) : .success(with: .outgoingMessageAudio))
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(intent.speakableGroupName.map { .success(with: $0) } ?? .notRequired())
  }

  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let isReady = intent.conversationIdentifier != nil && intent.serviceName == nil
    completion(
      INSendMessageIntentResponse(
        code: isReady ? .ready : .failureMessageServiceNotAvailable, userActivity: nil))
  }

  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessages = [
      INMessage(
        identifier: "1", content: intent.content, dateSent: Date(), sender: intent.sender,
        recipients: intent.recipients)
    ]
    completion(response)
  }

  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.recipients ?? []).map { .success(with: $0) })
  }

  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.senders ?? []).map { .confirmationRequired(with: $0) })
  }

  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let isWide = intent.dateTimeRange?.startDateComponents == nil && intent.searchTerms == nil
    completion(
      INSearchForMessagesIntentResponse(
        code: isWide ? .failureMessageTooManyResults : .ready, userActivity: nil))
  }

  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = Self.found(of: intent)
    completion(response)
  }

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    completion(
      intent.attribute == .unknown
        ? .confirmationRequired(with: .read) : .success(with: intent.attribute))
  }

  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let code: INSetMessageAttributeIntentResponseCode =
      intent.identifiers == nil ? .failureMessageNotFound : .ready
    completion(INSetMessageAttributeIntentResponse(code: code, userActivity: nil))
  }

  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
  }

  /// The messages that match; what is flagged comes with its group.
  static func found(of intent: INSearchForMessagesIntent) -> [INMessage] {
    let group = intent.speakableGroupNames?.first
    return (intent.identifiers ?? intent.conversationIdentifiers ?? []).map { identifier in
      intent.attributes.contains(.flagged)
        ? INMessage(
          identifier: identifier, conversationIdentifier: nil, content: nil, dateSent: nil,
          sender: nil, recipients: nil, groupName: group, messageType: .audio,
          serviceName: "radio")
        : INMessage(
          identifier: identifier, conversationIdentifier: "c", content: "tide", dateSent: nil,
          sender: nil, recipients: nil, messageType: .text)
    }
  }
}

/// What nobody has listened to.
private let unheard: INMessageAttributeOptions = [.unread, .unflagged, .played]

/// The radio's own words for the codes and kinds of the system.
struct RadioWords {
  var sent: INSendMessageIntentResponseCode
  var found: INSearchForMessagesIntentResponseCode
  var reason: INSendMessageRecipientUnsupportedReason?
  var attribute: INMessageAttribute
  var kind: INMessageType
  var outgoing: INOutgoingMessageType

  /// Whether the call is over, and nothing more is to be heard.
  var isOver: Bool {
    sent == .success && found == .success && reason == nil && attribute == .played
      && kind != .reaction && outgoing != .unknown
  }

  /// Whether a range of time goes on.
  static func isOpen(_ range: INDateComponentsRange) -> Bool { range.endDateComponents == nil }
}

/// What is asked for by hand: a call to all boats, the unread of a day, and that they were played.
func radioIntents(to boats: [INPerson], on day: DateComponents, file: INFile) -> [INIntent] {
  [
    INSendMessageIntent(
      recipients: boats, outgoingMessageType: .outgoingMessageAudio, content: nil,
      speakableGroupName: nil, conversationIdentifier: "all", serviceName: nil, sender: nil,
      attachments: [INSendMessageAttachment(audioMessageFile: file)]),
    INSendMessageIntent(
      recipients: boats, content: "Storm", speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: boats.first),
    INSearchForMessagesIntent(
      recipients: nil, senders: boats, searchTerms: nil, attributes: unheard,
      dateTimeRange: INDateComponentsRange(start: day, end: nil), identifiers: nil,
      notificationIdentifiers: nil, speakableGroupNames: nil, conversationIdentifiers: nil),
    INSetMessageAttributeIntent(identifiers: ["1"], attribute: .played),
  ]
}

/// A message in a list, with how it came.
func title(of message: INMessage) -> String {
  let sender = message.sender?.displayName ?? message.serviceName ?? ""
  let place = message.groupName?.spokenPhrase ?? message.conversationIdentifier ?? ""
  let kind = message.messageType == .mediaImage ? "picture" : message.content ?? ""
  return [message.identifier, sender, place, kind, message.dateSent?.description ?? ""]
    .joined(separator: " ") + " \(message.recipients?.count ?? 0)"
}
