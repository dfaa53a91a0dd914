import Foundation
import StoreKit

/// The user's purchase, as the widget needs to know it.
struct Membership: Codable, Equatable {
  var productID: String
  var since: Date
  var until: Date?

  /// Reads a purchase that still counts.
  init?(_ transaction: Transaction, on day: Date) {
    guard transaction.revocationDate == nil, !transaction.isUpgraded else { return nil }
    if let end = transaction.expirationDate, end < day { return nil }
    productID = transaction.productID
    since = transaction.purchaseDate
    until = transaction.expirationDate
  }
}

/// Finds out what was bought.
enum MembershipReader {
  /// The memberships of a day.
  static func current(on day: Date) async -> [Membership] {
    var found: [Membership] = []
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      if let membership = Membership(transaction, on: day) { found.append(membership) }
    }
    return found
  }

  /// Whether a product was bought, however long ago.
  static func wasBought(_ productID: String) async -> Bool {
    if let current = await Transaction.currentEntitlement(for: productID) {
      return (try? current.payloadValue) != nil
    }
    return await Transaction.latest(for: productID) != nil
  }

  /// Everything that was ever bought, renewals once.
  static func history() async -> [UInt64: Date] {
    var dates: [UInt64: Date] = [:]
    for await result in Transaction.all {
      let transaction = result.unsafePayloadValue
      dates[transaction.originalID] = min(
        transaction.purchaseDate, dates[transaction.originalID] ?? .distantFuture)
    }
    return dates
  }

  /// Takes over purchases that the app has not seen to the end.
  static func finishOld() async -> Set<Transaction.ID> {
    var iterator = Transaction.unfinished.makeAsyncIterator()
    return await drain(&iterator)
  }

  private static func drain(
    _ iterator: inout Transaction.Transactions.AsyncIterator
  ) async -> Set<Transaction.ID> {
    var finished: Set<Transaction.ID> = []
    while let result = await iterator.next() {
      guard let transaction = verified(result) else { continue }
      await transaction.finish()
      finished.insert(transaction.id)
    }
    return finished
  }

  /// Follows purchases for as long as the app runs.
  static func follow(_ changed: @escaping @Sendable (String) -> Void) -> Task<Void, Never> {
    Task {
      let updates: Transaction.Transactions = Transaction.updates
      for await result in updates {
        changed(verified(result)?.productID ?? "")
      }
    }
  }

  private static func verified(_ result: Transaction.Transactions.Element) -> Transaction? {
    switch result {
    case .verified(let transaction): return transaction
    case .unverified(_, let error):
      NSLog("%@ %@", result.jwsRepresentation, error.localizedDescription)
      return nil
    }
  }
}

/// A product as the shop's row shows it.
struct ShopRow: Identifiable {
  var id: Product.ID
  var title: String
  var subtitle: String
  var isFree: Bool

  /// Reads a product.
  init(_ product: Product) {
    id = product.id
    title = "\(product.displayName), \(product.displayPrice)"
    subtitle = product.description
    isFree = product.price == 0
  }

  /// The rows of the shop, or none where nothing can be bought.
  static func all(_ identifiers: [String]) async throws -> [ShopRow] {
    guard AppStore.canMakePayments else { return [] }
    return try await Product.products(for: identifiers).map { ShopRow($0) }
  }
}

/// Restores purchases, and says what went wrong.
func restorePurchases() async -> String {
  do {
    try await AppStore.sync()
    return "Restored"
  } catch StoreKitError.userCancelled {
    return ""
  } catch let error as StoreKitError {
    return explanation(of: error)
  } catch {
    return error.localizedDescription
  }
}

/// An error of the shop in the user's words.
func explanation(of error: StoreKitError) -> String {
  switch error {
  case .networkError(let error): "No connection (\(error.code.rawValue))"
  case .systemError(let error): error.localizedDescription
  case .notAvailableInStorefront: "Not sold in your country"
  case .notEntitled: "Not bought yet"
  case .userCancelled: ""
  case .unknown: "Something went wrong"
  default: "Something new"
  }
}

/// The value of anything that the shop signed, where the signature is good.
func signed<Value>(_ result: VerificationResult<Value>) throws -> Value { try result.payloadValue }

/// Whether somebody tries the subscription out without paying.
func isTrial(_ transaction: Transaction) -> Bool {
  if let offer = transaction.offer {
    return offer.paymentMode == .freeTrial && offer.type == .introductory && offer.period != nil
  }
  return transaction.offerPaymentModeStringRepresentation == "FREE_TRIAL"
    && transaction.offerPeriodStringRepresentation == "P1W"
}

/// Whether the next period costs less, and for whom.
func isReduced(_ renewal: Product.SubscriptionInfo.RenewalInfo) -> Bool {
  let words = [
    renewal.offerPaymentModeStringRepresentation, renewal.offerPeriodStringRepresentation,
    renewal.currencyCode, renewal.environmentStringRepresentation,
    renewal.appTransactionID, renewal.appAccountToken?.uuidString,
  ]
  return renewal.offer?.paymentMode != .oneTime && !renewal.eligibleWinBackOfferIDs.isEmpty
    && words.contains("PAY_UP_FRONT")
}
