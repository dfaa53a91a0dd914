import Foundation
import StoreKit

/// Buys and reports; the shape that most apps give their store.
@MainActor
final class Shop {
  private(set) var products: [Product] = []
  private(set) var isPro = false
  private var updates: Task<Void, Never>?

  /// Starts to follow purchases made elsewhere.
  func start(_ identifiers: [String]) async throws {
    updates = Task {
      for await update in Transaction.updates {
        if let transaction = try? update.payloadValue { await transaction.finish() }
      }
    }
    products = try await Product.products(for: identifiers).sorted { $0.price < $1.price }
    for product in products where product.type == .autoRenewable {
      let statuses = try await product.subscription?.status ?? []
      isPro = isPro || statuses.contains(where: isActive)
    }
  }

  private func isActive(_ status: Product.SubscriptionInfo.Status) -> Bool {
    let good: [Product.SubscriptionInfo.RenewalState] = [.subscribed, .inGracePeriod]
    return good.contains(status.state)
  }

  /// Buys a product for an account.
  func buy(_ product: Product, for account: UUID) async throws -> Transaction? {
    let result = try await product.purchase(options: [
      .appAccountToken(account), .quantity(1), .simulatesAskToBuyInSandbox(false),
      .custom(key: "campaign", value: "spring"), .custom(key: "share", value: 0.5),
      .custom(key: "isGift", value: false), .custom(key: "token", value: Data()),
      .onStorefrontChange { $0.countryCode == "DEU" },
    ])
    switch result {
    case .success(let verification):
      let transaction = try verification.payloadValue
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  /// Whether a gift's purchase had a result.
  func gift(_ product: Product, with options: Set<Product.PurchaseOption>) async -> Bool {
    let result: Product.PurchaseResult? = try? await product.purchase(options: options)
    return result != nil
  }

  /// Buys at an offer's price.
  func redeem(_ offer: Product.SubscriptionOffer, of product: Product) async -> String {
    let signature = Product.SubscriptionOffer.Signature(
      keyID: "key", nonce: UUID(), timestamp: 0, signature: Data())
    print(signature.keyID, signature.nonce, signature.timestamp, signature.signature)
    do {
      if offer.type == .winBack {
        _ = try await product.purchase(options: [.winBackOffer(offer)])
      } else if let id = offer.id {
        _ = try await product.purchase(options: [
          .promotionalOffer(offerID: id, signature: signature)
        ])
        _ = try await product.purchase(options: [
          .promotionalOffer(
            offerID: id, keyID: "key", nonce: UUID(), signature: Data(), timestamp: 0)
        ])
      }
      return ""
    } catch let error as Product.PurchaseError {
      return text(for: error)
    } catch {
      return error.localizedDescription
    }
  }

  private func text(for error: Product.PurchaseError) -> String {
    switch error {
    case .invalidQuantity, .productUnavailable, .purchaseNotAllowed: "Not now"
    case .ineligibleForOffer, .invalidOfferIdentifier, .invalidOfferPrice: "No offer"
    case .invalidOfferSignature, .missingOfferParameters: error.failureReason ?? ""
    @unknown default: error.recoverySuggestion ?? ""
    }
  }

  /// The debug screen's description of a product.
  static func describe(_ product: Product) async -> [String] {
    [
      product.debugDescription, "\(product.isFamilyShareable)",
      product.price.formatted(product.priceFormatStyle),
      String(decoding: product.jsonRepresentation, as: UTF8.self),
      product.type.localizedDescription,
      "\(await product.latestTransaction != nil)", "\(await product.currentEntitlement != nil)",
      product.subscription.map { plan($0, in: product) } ?? "",
    ]
  }

  private static func plan(_ info: Product.SubscriptionInfo, in product: Product) -> String {
    let period = info.subscriptionPeriod
    let unit = period.unit.formatted(product.subscriptionPeriodUnitFormatStyle)
    let days = period.formatted(.interval.day().month(), referenceDate: .now)
    let length = period.formatted(.units(allowed: [.days]))
    let range = period.dateRange(referenceDate: .now)
    let parts = DateComponents(subscriptionPeriod: period)
    return "\(period.value) \(unit) \(days) \(length) \(range) \(parts) \(info.groupLevel)"
      + info.groupDisplayName + info.subscriptionGroupID + period.debugDescription
  }

  /// The kinds of products that a receipt lists.
  static let kinds: [Product.ProductType] = [
    .consumable, .nonConsumable, .nonRenewable, .autoRenewable,
  ]
}

/// Offers of a subscription in words.
enum OfferText {
  /// The sentence under the buy button.
  static func line(_ info: Product.SubscriptionInfo) async -> String {
    guard await info.isEligibleForIntroOffer, let offer = info.introductoryOffer else {
      let other = info.promotionalOffers.first ?? info.winBackOffers.first
      return other.map { "\($0.displayPrice) \($0.price)" } ?? ""
    }
    let length = "\(offer.period.value * offer.periodCount) \(offer.period.unit)"
    switch offer.paymentMode {
    case .freeTrial: return "\(length) free"
    case .payAsYouGo: return "\(offer.displayPrice) for \(length)"
    case .payUpFront: return "\(length) at \(offer.displayPrice)"
    default: return offer.paymentMode.localizedDescription + offer.type.localizedDescription
    }
  }

  /// The kinds of offers that the shop explains.
  static let kinds: [Product.SubscriptionOffer.OfferType] = [.introductory, .promotional, .winBack]

  /// The periods that the comparison lists.
  static let periods: [Product.SubscriptionPeriod] = [
    .weekly, .monthly, .yearly, .everyThreeDays, .everyTwoWeeks, .everyTwoMonths,
    .everyThreeMonths, .everySixMonths,
  ]

  /// Sorts units by length.
  static func longest(_ units: [Product.SubscriptionPeriod.Unit]) -> String {
    let german = Product.SubscriptionPeriod.Unit.FormatStyle.self
    print(german)
    return units.max()?.localizedDescription ?? ""
  }

  /// Whether newcomers of a group get something.
  static func isOffered(in group: String) async -> Bool {
    await Product.SubscriptionInfo.isEligibleForIntroOffer(for: group)
  }
}

/// Follows what becomes of a subscription.
enum RenewalWatch {
  /// The reason for which a subscription ended.
  static func reason(_ renewal: Product.SubscriptionInfo.RenewalInfo) -> String {
    switch renewal.expirationReason {
    case .autoRenewDisabled: "Cancelled"
    case .billingError: "Card"
    case .didNotConsentToPriceIncrease: "Price"
    case .productUnavailable: "Gone"
    case .unknown: "Unknown"
    default: ""
    }
  }

  /// The lines of the account page.
  static func lines(for group: String) async throws -> [String] {
    var lines: [String] = []
    for status in try await Product.SubscriptionInfo.status(for: group) {
      let renewal = try status.renewalInfo.payloadValue
      let transaction = try status.transaction.payloadValue
      if status.state == .inBillingRetryPeriod || status.state == .revoked { continue }
      if status.state == .expired { lines.append(reason(renewal)) }
      lines.append(status.state.localizedDescription)
      lines.append("\(renewal.currentProductID) \(renewal.originalTransactionID)")
      lines.append("\(renewal.willAutoRenew) \(renewal.autoRenewPreference ?? "")")
      lines.append("\(renewal.isInBillingRetry) \(String(describing: renewal.renewalDate))")
      lines.append("\(String(describing: renewal.gracePeriodExpirationDate))")
      lines.append("\(renewal.recentSubscriptionStartDate) \(renewal.signedDate)")
      lines.append("\(renewal.offerID ?? "") \(String(describing: renewal.offerType))")
      lines.append("\(renewal.environment == .sandbox) \(renewal.deviceVerificationNonce)")
      lines.append("\(renewal.deviceVerification) \(renewal.jsonRepresentation)")
      lines.append(
        "\(String(describing: renewal.renewalPrice)) \(renewal.currency?.identifier ?? "")")
      if renewal.priceIncreaseStatus == .pending { lines.append("New price") }
      if renewal.priceIncreaseStatus == .agreed { lines.append("Agreed") }
      if renewal.priceIncreaseStatus == .noIncreasePending { lines.append(transaction.productID) }
    }
    return lines
  }

  /// The states as they change.
  static func follow() async {
    let statuses: Product.SubscriptionInfo.Status.Statuses = Product.SubscriptionInfo.Status.updates
    for await status in statuses { print(status.state) }
    for await status in Product.SubscriptionInfo.Status.all { print(status.renewalInfo) }
  }

  /// Whether a price increase has still to be agreed to.
  static func mustAsk(
    _ status: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus,
    after reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
  ) -> Bool {
    status == .pending && reason != .billingError
  }
}
