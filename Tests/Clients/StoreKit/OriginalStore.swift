import Foundation
import StoreKit
import UIKit

/// The store of an app that is older than Swift's concurrency.
final class OriginalStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  private var products: [SKProduct] = []
  private var request: SKProductsRequest?

  /// Asks for the products.
  func load(_ identifiers: Set<String>) {
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: identifiers)
    request.delegate = self
    request.start()
    self.request = request
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products.sorted { $0.price.compare($1.price) == .orderedAscending }
    print(response.invalidProductIdentifiers)
  }

  func requestDidFinish(_ request: SKRequest) { self.request = nil }

  func request(_ request: SKRequest, didFailWithError error: any Error) {
    request.cancel()
    print((error as? SKError)?.code == .storeProductNotAvailable)
  }

  /// Buys a product.
  func buy(_ product: SKProduct, for account: String) {
    guard SKPaymentQueue.canMakePayments() else { return }
    let payment = SKMutablePayment(product: product)
    payment.quantity = 1
    payment.applicationUsername = account
    payment.simulatesAskToBuyInSandbox = false
    SKPaymentQueue.default().add(payment)
    SKPaymentQueue.default().add(SKPayment(product: product))
  }

  /// Restores what was bought.
  func restore() {
    SKPaymentQueue.default().restoreCompletedTransactions()
    SKPaymentQueue.default().restoreCompletedTransactions(withApplicationUsername: "me")
    SKPaymentQueue.default().presentCodeRedemptionSheet()
    SKReceiptRefreshRequest(receiptProperties: nil).start()
    print(SKPaymentQueue.default().transactionObservers.count)
    SKPaymentQueue.default().remove(self)
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchasing, .deferred: break
      case .purchased: unlock(transaction.payment.productIdentifier, transaction)
      case .restored: unlock(transaction.original?.payment.productIdentifier, transaction)
      case .failed:
        if let error = transaction.error as? SKError, error.code != .paymentCancelled {
          print(error.errorCode, error.localizedDescription, SKError.errorDomain, SKErrorDomain)
        }
        queue.finishTransaction(transaction)
      @unknown default: break
      }
    }
    print(queue.transactions.count)
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}

  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {
    do { throw error } catch SKError.paymentCancelled, SKError.paymentNotAllowed {} catch
      SKError.unknown, SKError.storeProductNotAvailable
    {} catch { print(error) }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}

  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool {
    !payment.simulatesAskToBuyInSandbox && payment.quantity == 1
      && payment.applicationUsername == nil
  }

  private func unlock(_ identifier: String?, _ transaction: SKPaymentTransaction) {
    print(identifier ?? "", transaction.transactionIdentifier ?? "")
    print(transaction.transactionDate ?? .now)
    SKPaymentQueue.default().finishTransaction(transaction)
    Task { @MainActor in SKStoreReviewController.requestReview() }
  }
}

/// The price of an old product in the customer's words.
func price(of product: SKProduct) -> String {
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  formatter.locale = product.priceLocale
  var words = [formatter.string(from: product.price) ?? "", product.localizedTitle]
  words += [product.localizedDescription, product.productIdentifier]
  words += [product.subscriptionGroupIdentifier ?? "", "\(product.isFamilyShareable)"]
  let unit: SKProduct.PeriodUnit? = product.subscriptionPeriod?.unit
  let period: SKProductSubscriptionPeriod? = product.subscriptionPeriod
  if unit == .month, period?.numberOfUnits == 1 { words.append("a month") }
  let offers: [SKProductDiscount] =
    product.discounts + [product.introductoryPrice].compactMap { $0 }
  for offer in offers {
    let mode: SKProductDiscount.PaymentMode = offer.paymentMode
    words.append("\(offer.price) \(offer.priceLocale) \(offer.identifier ?? "") \(mode)")
    words.append("\(offer.subscriptionPeriod.numberOfUnits * offer.numberOfPeriods)")
    if mode == .freeTrial || mode == .payAsYouGo || mode == .payUpFront { continue }
  }
  return words.joined(separator: " ")
}

/// Logs how a refresh of the receipt ends.
final class ReceiptLog: NSObject, SKRequestDelegate {}

/// Whether a state ends a payment.
func isFinal(_ state: SKPaymentTransactionState) -> Bool { state != .purchasing }

/// Asks for a review in a scene of windows, as apps do after a good run.
@MainActor
func askForReview(in scene: UIWindowScene) {
  SKStoreReviewController.requestReview(in: scene)
}
