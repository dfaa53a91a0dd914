// StoreKit 1, deprecated since iOS 18 and still in many apps: its products are never found, its
// payments never allowed.

public import Foundation
import FoundationSupplement
public import UIKit

public let SKErrorDomain = "SKErrorDomain"

/// The errors of the older store.
public struct SKError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = SKError
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams
    case invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
}

open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  open var localizedDescription: String { "" }
  open var localizedTitle: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?

  /// Fails: there is no store to ask.
  open func start() {
    delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
  }

  open func cancel() {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a products request: every identifier is unknown to the store.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let invalidProductIdentifiers: [String]
  public let products: [SKProduct] = []

  init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  open override func start() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(identifiers))
    delegate?.requestDidFinish(self)
  }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}

open class SKPayment: NSObject, @unchecked Sendable {
  open fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment

  init(_ payment: SKPayment) { self.payment = payment }

  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// The queue of payments, each of which fails because the device may not pay.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []
  private var kept: [SKPaymentTransaction] = []

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open var transactions: [SKPaymentTransaction] { lock.withLock { kept } }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers }
  }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(observer) }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { kept.append(transaction) }
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: [transaction])
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { kept.removeAll { $0 === transaction } }
    for observer in transactionObservers {
      observer.paymentQueue(self, removedTransactions: [transaction])
    }
  }

  open func restoreCompletedTransactions() {
    restoreCompletedTransactions(withApplicationUsername: nil)
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    for observer in transactionObservers {
      observer.paymentQueueRestoreCompletedTransactionsFinished(self)
    }
  }

  open func presentCodeRedemptionSheet() {}
}

/// Asks for a review; there is no person to give one.
open class SKStoreReviewController: NSObject {
  @MainActor @preconcurrency open class func requestReview() {}

  /// Asks in a scene of windows.
  @MainActor @preconcurrency open class func requestReview(in windowScene: UIWindowScene) {}
}
