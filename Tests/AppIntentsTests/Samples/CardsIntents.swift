// Made from Cards.intentdefinition.
// swift-format-ignore-file

public import Intents

public enum PurchaseCategory: Int, Sendable {
  case unknown = 0
  case all = 1
  case food = 2
  case `default` = 3
}

public class PurchaseCategoryResolutionResult: INEnumResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: PurchaseCategory) -> Self {
    Self(_outcome: .success(resolvedValue))
  }

  public class func confirmationRequired(with valueToConfirm: PurchaseCategory) -> Self {
    Self(_outcome: .confirmation(valueToConfirm))
  }
}

public class Card: INObject, @unchecked Sendable {
  public var limit: NSNumber?
}

/// Stands outside the classes, where a property may be named like the type.
private func _makeCard(_ identifier: String, _ display: String) -> INObject {
  Card(identifier: identifier, display: display)
}

public class CardResolutionResult: INObjectResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: Card) -> Self {
    Self(_outcome: .success(resolvedObject))
  }

  public class func disambiguation(with objectsToDisambiguate: [Card]) -> Self {
    Self(_outcome: .disambiguation(objectsToDisambiguate))
  }

  public class func confirmationRequired(with objectToConfirm: Card?) -> Self {
    Self(_outcome: .confirmation(objectToConfirm))
  }
}

public class ViewRecentPurchasesIntent: INIntent, @unchecked Sendable {
  public var card: Card?
  public var category: PurchaseCategory = .unknown
  public var limit: NSNumber?
  public var names: [String]?
  public var cards: [Card]?
  public var Card: Card?
  public var Title: String?
  public var isShort: NSNumber?
  public var since: DateComponents?
  public var link: URL?
  public var place: CLPlacemark?
  public var owner: INPerson?
  public var receipt: INFile?
  public var ratio: NSNumber?
  public var distance: Measurement<UnitLength>?

  override public class var _parameters: [_INIntentParameter]? {
    [
      _INIntentParameter("card", \ViewRecentPurchasesIntent.card, object: _makeCard),
      _INIntentParameter(cases: [("unknown", .unknown), ("all", .all), ("food", .food), ("default", .`default`)], "category", \ViewRecentPurchasesIntent.category, default: .all),
      _INIntentParameter("limit", \ViewRecentPurchasesIntent.limit, default: 5),
      _INIntentParameter(list: "names", \ViewRecentPurchasesIntent.names),
      _INIntentParameter(list: "cards", \ViewRecentPurchasesIntent.cards, object: _makeCard),
      _INIntentParameter("Card", \ViewRecentPurchasesIntent.Card, object: _makeCard),
      _INIntentParameter("Title", \ViewRecentPurchasesIntent.Title, default: "\"Hello\\\" \u{a}${x}"),
      _INIntentParameter("isShort", \ViewRecentPurchasesIntent.isShort, default: true),
      _INIntentParameter("since", \ViewRecentPurchasesIntent.since),
      _INIntentParameter("link", \ViewRecentPurchasesIntent.link),
      _INIntentParameter("place", \ViewRecentPurchasesIntent.place),
      _INIntentParameter("owner", \ViewRecentPurchasesIntent.owner),
      _INIntentParameter("receipt", \ViewRecentPurchasesIntent.receipt),
      _INIntentParameter("ratio", \ViewRecentPurchasesIntent.ratio),
      _INIntentParameter("distance", \ViewRecentPurchasesIntent.distance),
    ]
  }

  override public func _takeDefaults(from handler: Any) {
    guard let handler = handler as? any ViewRecentPurchasesIntentHandling else { return }
    if let value = handler.defaultCard(for: self) { card = value }
    if let value = handler.defaultNames(for: self) { names = value }
  }
}

public enum ViewRecentPurchasesLimitUnsupportedReason: Int, Sendable {
  case tooMany = 1
  case none = 2
}

public class ViewRecentPurchasesLimitResolutionResult: INIntegerResolutionResult, @unchecked Sendable {
  public class func unsupported(forReason reason: ViewRecentPurchasesLimitUnsupportedReason) -> Self {
    Self(_outcome: .unsupported(reason.rawValue))
  }
}

public protocol ViewRecentPurchasesIntentHandling: NSObjectProtocol {
  func provideCardOptionsCollection(for intent: ViewRecentPurchasesIntent, with completion: @escaping (INObjectCollection<Card>?, (any Error)?) -> Void)
  func provideCardOptionsCollection(for intent: ViewRecentPurchasesIntent) async throws -> INObjectCollection<Card>
  func defaultCard(for intent: ViewRecentPurchasesIntent) -> Card?
  func resolveCard(for intent: ViewRecentPurchasesIntent, with completion: @escaping (CardResolutionResult) -> Void)
  func resolveCard(for intent: ViewRecentPurchasesIntent) async -> CardResolutionResult
  func resolveCategory(for intent: ViewRecentPurchasesIntent, with completion: @escaping (PurchaseCategoryResolutionResult) -> Void)
  func resolveCategory(for intent: ViewRecentPurchasesIntent) async -> PurchaseCategoryResolutionResult
  func resolveLimit(for intent: ViewRecentPurchasesIntent, with completion: @escaping (ViewRecentPurchasesLimitResolutionResult) -> Void)
  func resolveLimit(for intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesLimitResolutionResult
  func provideNamesOptionsCollection(for intent: ViewRecentPurchasesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
  func provideNamesOptionsCollection(for intent: ViewRecentPurchasesIntent, searchTerm: String?) async throws -> INObjectCollection<NSString>
  func defaultNames(for intent: ViewRecentPurchasesIntent) -> [String]?
  func resolveNames(for intent: ViewRecentPurchasesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)
  func resolveNames(for intent: ViewRecentPurchasesIntent) async -> [INStringResolutionResult]
  func confirm(intent: ViewRecentPurchasesIntent, completion: @escaping (ViewRecentPurchasesIntentResponse) -> Void)
  func confirm(intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesIntentResponse
  func handle(intent: ViewRecentPurchasesIntent, completion: @escaping (ViewRecentPurchasesIntentResponse) -> Void)
  func handle(intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesIntentResponse
}

extension ViewRecentPurchasesIntentHandling {
  public func provideCardOptionsCollection(for intent: ViewRecentPurchasesIntent, with completion: @escaping (INObjectCollection<Card>?, (any Error)?) -> Void) {
    completion(nil, INIntentError(.noHandlerProvidedForIntent))
  }

  public func provideCardOptionsCollection(for intent: ViewRecentPurchasesIntent) async throws -> INObjectCollection<Card> {
    throw INIntentError(.noHandlerProvidedForIntent)
  }

  public func defaultCard(for intent: ViewRecentPurchasesIntent) -> Card? {
    nil
  }

  public func resolveCard(for intent: ViewRecentPurchasesIntent, with completion: @escaping (CardResolutionResult) -> Void) {
    completion(.notRequired())
  }

  public func resolveCard(for intent: ViewRecentPurchasesIntent) async -> CardResolutionResult {
    .notRequired()
  }

  public func resolveCategory(for intent: ViewRecentPurchasesIntent, with completion: @escaping (PurchaseCategoryResolutionResult) -> Void) {
    completion(.notRequired())
  }

  public func resolveCategory(for intent: ViewRecentPurchasesIntent) async -> PurchaseCategoryResolutionResult {
    .notRequired()
  }

  public func resolveLimit(for intent: ViewRecentPurchasesIntent, with completion: @escaping (ViewRecentPurchasesLimitResolutionResult) -> Void) {
    completion(.notRequired())
  }

  public func resolveLimit(for intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesLimitResolutionResult {
    .notRequired()
  }

  public func provideNamesOptionsCollection(for intent: ViewRecentPurchasesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void) {
    completion(nil, INIntentError(.noHandlerProvidedForIntent))
  }

  public func provideNamesOptionsCollection(for intent: ViewRecentPurchasesIntent, searchTerm: String?) async throws -> INObjectCollection<NSString> {
    throw INIntentError(.noHandlerProvidedForIntent)
  }

  public func defaultNames(for intent: ViewRecentPurchasesIntent) -> [String]? {
    nil
  }

  public func resolveNames(for intent: ViewRecentPurchasesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void) {
    completion([.notRequired()])
  }

  public func resolveNames(for intent: ViewRecentPurchasesIntent) async -> [INStringResolutionResult] {
    [.notRequired()]
  }

  public func confirm(intent: ViewRecentPurchasesIntent, completion: @escaping (ViewRecentPurchasesIntentResponse) -> Void) {
    completion(ViewRecentPurchasesIntentResponse(code: .ready, userActivity: nil))
  }

  public func confirm(intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesIntentResponse {
    ViewRecentPurchasesIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(intent: ViewRecentPurchasesIntent, completion: @escaping (ViewRecentPurchasesIntentResponse) -> Void) {
    completion(ViewRecentPurchasesIntentResponse(code: .unspecified, userActivity: nil))
  }

  public func handle(intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesIntentResponse {
    ViewRecentPurchasesIntentResponse(code: .unspecified, userActivity: nil)
  }
}

public enum ViewRecentPurchasesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case overLimit = 100
}

public class ViewRecentPurchasesIntentResponse: INIntentResponse, @unchecked Sendable {
  public var card: Card?
  public var total: NSNumber?
  public fileprivate(set) var code: ViewRecentPurchasesIntentResponseCode = .unspecified

  public convenience init(code: ViewRecentPurchasesIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }

  public static func overLimit(total: NSNumber, card: Card) -> ViewRecentPurchasesIntentResponse {
    let response = ViewRecentPurchasesIntentResponse(code: .overLimit, userActivity: nil)
    response.total = total
    response.card = card
    return response
  }
}

public class IneligibleIntent: INIntent, @unchecked Sendable {
  override public class var _parameters: [_INIntentParameter]? {
    [
    ]
  }

  override public class var _isEligibleForSuggestions: Bool { false }
}

public protocol IneligibleIntentHandling: NSObjectProtocol {
  func confirm(intent: IneligibleIntent, completion: @escaping (IneligibleIntentResponse) -> Void)
  func confirm(intent: IneligibleIntent) async -> IneligibleIntentResponse
  func handle(intent: IneligibleIntent, completion: @escaping (IneligibleIntentResponse) -> Void)
  func handle(intent: IneligibleIntent) async -> IneligibleIntentResponse
}

extension IneligibleIntentHandling {
  public func confirm(intent: IneligibleIntent, completion: @escaping (IneligibleIntentResponse) -> Void) {
    completion(IneligibleIntentResponse(code: .ready, userActivity: nil))
  }

  public func confirm(intent: IneligibleIntent) async -> IneligibleIntentResponse {
    IneligibleIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(intent: IneligibleIntent, completion: @escaping (IneligibleIntentResponse) -> Void) {
    completion(IneligibleIntentResponse(code: .unspecified, userActivity: nil))
  }

  public func handle(intent: IneligibleIntent) async -> IneligibleIntentResponse {
    IneligibleIntentResponse(code: .unspecified, userActivity: nil)
  }
}

public enum IneligibleIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

public class IneligibleIntentResponse: INIntentResponse, @unchecked Sendable {
  public fileprivate(set) var code: IneligibleIntentResponseCode = .unspecified

  public convenience init(code: IneligibleIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}
