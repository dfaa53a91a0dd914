// INInteraction. Each donation is recorded with the values that the intent's parameters have then;
// deleting one later does not unmake it. Whether the system may learn from it the intent's
// definition says, which the run reads.

import ExtensionRuntime
public import FoundationSupplement
import WidgetRecording

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case deferredToApplication
  case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing
  case incoming
}

open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public let intentHandlingStatus = INIntentHandlingStatus.unspecified
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }

  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    record()
    completion?(nil)
  }

  open func donate() async throws {
    record()
  }

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }

  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }

  open class func deleteAll() async throws {}
  open class func delete(with identifiers: [String]) async throws {}
  open class func delete(with groupIdentifier: String) async throws {}

  open func parameterValue(for parameter: INParameter) -> Any? {
    intent.value(of: parameter)
  }

  private func record() {
    ExtensionLog.record(
      .donation(
        RecordedDonation(
          at: SimulatedInstant(Date()), interface: .interaction, intent: intent.recordedName,
          parameters: parameterValues(of: intent))))
  }
}

extension INIntent {
  /// The name by which a recording calls the intent: that of its class.
  var recordedName: String {
    String(describing: type(of: self))
  }

  fileprivate func value(of parameter: INParameter) -> Any? {
    Self._parameters?.first { $0.name == parameter.parameterKeyPath }?.get(self)
  }
}

open class INParameter: NSObject {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String

  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
  }
}
