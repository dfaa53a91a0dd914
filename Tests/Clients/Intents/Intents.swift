// Intents of SiriKit as an app writes them by hand, and how it donates and suggests them.

import Foundation
import Intents

/// Orders tea.
final class OrderTeaIntent: INIntent, @unchecked Sendable {
  var kind: INObject?
  var cups: NSNumber?

  override var intentDescription: String? { "Orders tea" }

  convenience init(kind: INObject, cups: Int) {
    self.init()
    self.kind = kind
    self.cups = NSNumber(value: cups)
    suggestedInvocationPhrase = "My tea"
    shortcutAvailability = [.sleepMindfulness, .sleepReading]
  }

  /// Marks this order with what is known of an earlier one.
  func inherit(_ metadata: INIntentDonationMetadata?) { donationMetadata = metadata }

  /// The order with a picture of the cup, for the suggestion's card.
  func illustrated(by image: INImage) -> OrderTeaIntent? {
    let order = copy() as? OrderTeaIntent
    order?.setImage(image, forParameterNamed: \.kind)
    return order?.image(forParameterNamed: \.kind) == nil ? nil : order
  }

  /// The same order may have been suggested before.
  func isSame(as other: OrderTeaIntent) -> Bool {
    identifier == other.identifier && isEqual(other) && hash == other.hash
      && keyImage() == other.keyImage()
  }
}

/// The app's response to an order.
final class OrderTeaResponse: INIntentResponse, @unchecked Sendable {
  convenience init(continuingIn activity: NSUserActivity) {
    self.init()
    userActivity = activity
  }

  func copied() -> OrderTeaResponse? { copy() as? OrderTeaResponse }
}

/// Images are kept with any intent that has parameters.
func clearImage<Intent: INIntentSetImageKeyPath>(
  of intent: Intent, for parameter: KeyPath<Intent, INObject?>
) {
  intent.setImage(nil, forParameterNamed: parameter)
}

/// The extension's door: which object handles which intent.
final class TeaExtension: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    intent is OrderTeaIntent ? TeaHandler() : self
  }
}

/// Handles orders, and asks back where something is missing.
final class TeaHandler: NSObject {
  func resolveKind(for intent: OrderTeaIntent) async -> INObjectResolutionResult {
    guard let kind = intent.kind else { return .needsValue() }
    return kind.identifier == nil ? .confirmationRequired(with: kind) : .success(with: kind)
  }

  func resolveCups(for intent: OrderTeaIntent) async -> INIntegerResolutionResult {
    guard let cups = intent.cups?.intValue else { return .confirmationRequired(with: 1) }
    return cups > 9 ? .unsupported() : .success(with: cups)
  }
}

/// Asks which handler an intent has, wherever the door is.
func handler(of intent: INIntent, in door: any INIntentHandlerProviding) -> Any? {
  door.handler(for: intent)
}

/// Moments at which tea may be suggested besides the day.
func availability(forEvening isEvening: Bool) -> INShortcutAvailabilityOptions {
  let evening: INShortcutAvailabilityOptions = [
    .sleepJournaling, .sleepMusic, .sleepPodcasts, .sleepWrapUpYourDay, .sleepYogaAndStretching,
  ]
  return isEvening ? evening : INShortcutAvailabilityOptions(rawValue: 0)
}

/// Tells Siri what a person has ordered.
struct TeaDonations {
  func donate(_ order: OrderTeaIntent, _ response: OrderTeaResponse?) async throws -> String {
    let interaction = INInteraction(intent: order, response: response)
    let direction: INInteractionDirection = .outgoing
    interaction.direction = direction
    interaction.dateInterval = DateInterval(start: .now, duration: 60)
    interaction.groupIdentifier = "orders"
    try await interaction.donate()
    interaction.donate { error in
      if error != nil { INVoiceShortcutCenter.shared.setShortcutSuggestions([]) }
    }
    return interaction.identifier
  }

  /// The description of an earlier interaction.
  func words(for interaction: INInteraction) -> String {
    let status: INIntentHandlingStatus = interaction.intentHandlingStatus
    let outcome =
      switch status {
      case .success, .ready, .inProgress: "on its way"
      case .failure: "failed"
      case .deferredToApplication, .userConfirmationRequired: "waiting"
      case .unspecified: interaction.direction == .incoming ? "received" : "unknown"
      }
    let parameter = INParameter(for: OrderTeaIntent.self, keyPath: "kind")
    let kind = interaction.parameterValue(for: parameter) as? INObject
    let answer = interaction.intentResponse == nil ? "" : " with an answer"
    let isUnset = interaction.direction == .unspecified
    return "\(kind?.displayString ?? "Tea") \(outcome)\(answer)\(isUnset ? "?" : "")"
  }

  func isKind(_ parameter: INParameter) -> Bool {
    let kind = INParameter(for: OrderTeaIntent.self, keyPath: "kind")
    return parameter.isEqual(to: kind)
      || (parameter.parameterClass == kind.parameterClass
        && parameter.parameterKeyPath == kind.parameterKeyPath)
  }

  func copied(_ interaction: INInteraction) -> INInteraction? {
    interaction.copy() as? INInteraction
  }

  func forget(_ identifiers: [String], isAll: Bool) async throws {
    if isAll { try await INInteraction.deleteAll() }
    try await INInteraction.delete(with: identifiers)
    try await INInteraction.delete(with: "orders")
  }

  func forgetLater(_ identifiers: [String]) {
    INInteraction.deleteAll { _ in }
    INInteraction.delete(with: identifiers) { _ in }
    INInteraction.delete(with: "orders") { _ in }
  }

  /// The order with which the app was opened.
  func order(in activity: NSUserActivity) -> OrderTeaIntent? {
    activity.interaction?.intent as? OrderTeaIntent
  }
}

/// Asks whether Siri may know the orders.
struct SiriConsent {
  func isGranted() async -> Bool {
    let status: INSiriAuthorizationStatus = INPreferences.siriAuthorizationStatus()
    switch status {
    case .authorized: return INPreferences.siriLanguageCode().hasPrefix("en")
    case .restricted, .denied: return false
    case .notDetermined: return await INPreferences.requestSiriAuthorization() == .authorized
    }
  }

  func ask(then continuation: @escaping @Sendable (Bool) -> Void) {
    INPreferences.requestSiriAuthorization { continuation($0 == .authorized) }
  }
}

/// The words for an error of Siri's.
func words(for error: INIntentError) -> String {
  let code: INIntentError.Code = error.code
  switch code {
  case .interactionOperationNotSupported, .donatingInteraction, .deletingAllInteractions,
    .deletingInteractionWithIdentifiers, .deletingInteractionWithGroupIdentifier:
    return "The order could not be noted."
  case .intentSupportedByMultipleExtension, .restrictedIntentsNotSupportedByExtension,
    .noHandlerProvidedForIntent, .invalidIntentName, .noAppAvailable:
    return "Nobody takes the order."
  case .requestTimedOut, .missingInformation, .invalidUserVocabularyFileLocation,
    .extensionLaunchingTimeout, .extensionBringUpFailed:
    return "The order took too long."
  case .imageGeneric, .imageNoServiceAvailable, .imageStorageFailed, .imageLoadingFailed,
    .imageRetrievalFailed, .imageProxyLoop, .imageProxyInvalid, .imageProxyTimeout,
    .imageServiceFailure, .imageScalingFailed:
    return "There is no picture of the cup."
  case .permissionDenied: return "Siri may not know."
  case .voiceShortcutCreationFailed, .voiceShortcutGetFailed, .voiceShortcutDeleteFailed:
    return "The phrase could not be kept."
  case .encodingGeneric, .encodingFailed, .decodingGeneric,
    .unableToCreateAppIntentRepresentation, .noAppIntent:
    return "Error \(error.errorCode) of \(INIntentError.errorDomain)"
  }
}

/// Whether an error comes from Siri and says that time ran out.
func isTimeout(_ error: NSError) -> Bool {
  error.domain == INIntentErrorDomain && error.code == INIntentError(.requestTimedOut).errorCode
}

/// The phrases by which people start an app's shortcuts.
func phrases() async throws -> [String] {
  try await INVoiceShortcutCenter.shared.allVoiceShortcuts().map(\.invocationPhrase)
}

/// Gives the shortcuts, as before there was concurrency.
func shortcuts(_ completion: @escaping ([INShortcut]) -> Void) {
  INVoiceShortcutCenter.shared.getAllVoiceShortcuts { found, error in
    completion(error == nil ? (found ?? []).map(\.shortcut) : [])
  }
}

/// One of the person's phrases, by its identifier, now and as before there was concurrency.
func shortcut(_ id: UUID, _ completion: @escaping (INVoiceShortcut?) -> Void) async throws {
  INVoiceShortcutCenter.shared.getVoiceShortcut(with: id) { found, _ in completion(found) }
  completion(try await INVoiceShortcutCenter.shared.voiceShortcut(for: id))
}
