import Foundation
import StoreKit

/// Everything that support wants to know of a purchase.
struct SupportReport {
  var lines: [String] = []

  /// Reads a purchase.
  mutating func add(_ transaction: Transaction) async {
    lines += [
      transaction.debugDescription, transaction.appBundleID, transaction.appTransactionID,
      "\(transaction.purchasedQuantity)", "\(transaction.originalPurchaseDate)",
      transaction.webOrderLineItemID ?? "", transaction.subscriptionGroupID ?? "",
      transaction.productType.rawValue, "\(String(describing: transaction.appAccountToken))",
      "\(transaction.deviceVerification) \(transaction.deviceVerificationNonce)",
      "\(transaction.signedDate)", transaction.currencyCode ?? "", transaction.offerID ?? "",
      transaction.storefrontCountryCode, transaction.environmentStringRepresentation,
      transaction.reasonStringRepresentation, "\(transaction.jsonRepresentation)",
      transaction.currency?.identifier ?? "", "\(transaction.price ?? 0)",
      transaction.storefront.countryCode, transaction.storefront.id,
    ]
    if transaction.ownershipType == .familyShared { lines.append("Family") }
    if transaction.ownershipType == Transaction.OwnershipType.purchased { lines.append("Own") }
    if transaction.revocationReason == .developerIssue { lines.append("Our fault") }
    if transaction.revocationReason == Transaction.RevocationReason.other { lines.append("Refund") }
    if transaction.reason == .renewal { lines.append("Renewal") }
    if transaction.reason == Transaction.Reason.purchase { lines.append("Purchase") }
    if transaction.environment == .xcode { lines.append("Test") }
    lines.append(Self.name(of: transaction.offerType))
    if let offer = transaction.offer { lines.append(Self.name(of: offer)) }
    if let status = await transaction.subscriptionStatus { lines.append("\(status.state)") }
  }

  private static func name(of type: Transaction.OfferType?) -> String {
    switch type {
    case .introductory: "Introductory"
    case .promotional: "Promotional"
    case .code: "Code"
    case .winBack: "Come back"
    default: ""
    }
  }

  private static func name(of offer: Transaction.Offer) -> String {
    let modes: [Transaction.Offer.PaymentMode: String] = [
      .freeTrial: "free", .payAsYouGo: "monthly", .payUpFront: "at once",
    ]
    let mode = offer.paymentMode.flatMap { modes[$0] } ?? ""
    return "\(offer.id ?? "") \(name(of: offer.type)) \(mode) \(String(describing: offer.period))"
  }

  /// Reads the purchases of one product.
  mutating func add(productID: String) async {
    for await result in Transaction.currentEntitlements(for: productID) {
      lines.append("\(result.headerData) \(result.payloadData) \(result.signatureData)")
      lines.append("\(result.signedData) \(result.signedDate)")
      lines.append("\(result.deviceVerification) \(result.deviceVerificationNonce)")
    }
    for await result in Transaction.all(for: productID) {
      if case .unverified(let transaction, let error) = result {
        lines.append("\(transaction.id) \(Self.explain(error, of: transaction))")
      }
    }
  }

  private static func explain(
    _ error: VerificationResult<Transaction>.VerificationError, of transaction: Transaction
  ) -> String {
    switch error {
    case .revokedCertificate, .invalidCertificateChain: "Certificate"
    case .invalidDeviceVerification: "Device"
    case .invalidEncoding, .invalidSignature, .missingRequiredProperties: "Damaged"
    @unknown default: error.failureReason ?? error.recoverySuggestion ?? ""
    }
  }

  /// Reads the purchase of the app itself.
  mutating func addApp() async throws {
    let result = try await AppTransaction.shared
    let app: AppTransaction = try result.payloadValue
    lines += [
      app.appVersion, app.bundleID, app.originalAppVersion, "\(app.originalPurchaseDate)",
      "\(app.appID ?? 0) \(app.appVersionID ?? 0) \(app.signedDate) \(app.debugDescription)",
      "\(String(describing: app.preorderDate)) \(app.deviceVerification)",
      "\(app.deviceVerificationNonce) \(app.jsonRepresentation)", app.appTransactionID,
      app.environment == AppStore.Environment.production ? "" : app.environment.rawValue,
    ]
    let platforms: [AppStore.Platform] = [.iOS, .macOS, .tvOS, .visionOS]
    if platforms.contains(app.originalPlatform) { lines.append(app.originalPlatform.rawValue) }
    _ = try await AppTransaction.refresh()
    lines.append(AppStore.deviceVerificationID?.uuidString ?? "")
  }
}

/// Follows what the store says.
enum StoreNews {
  /// The store's country, and each that follows.
  static func countries() async -> [String] {
    var codes = [await Storefront.current?.countryCode ?? ""]
    let updates: Storefront.Storefronts = Storefront.updates
    for await storefront in updates { codes.append(storefront.currency?.identifier ?? "") }
    return codes
  }

  /// The messages that are not about prices.
  static func messages() async -> [Message] {
    var kept: [Message] = []
    let messages: Message.Messages = Message.messages
    for await message in messages {
      switch message.reason {
      case .priceIncreaseConsent: continue
      case .generic, .billingIssue, .winBackOffer: kept.append(message)
      default: kept.append(message)
      }
    }
    return kept
  }

  /// Purchases that were begun on the store's page.
  static func intents() async -> [Product.ID] {
    var ids: [Product.ID] = []
    let intents: PurchaseIntent.PurchaseIntents = PurchaseIntent.intents
    for await intent in intents where intent.product.price > 0 { ids.append(intent.id) }
    return ids
  }

  /// Puts the promoted products into an order.
  static func promote(_ ids: [Product.ID]) async throws {
    var order = try await Product.PromotionInfo.currentOrder
    for index in order.indices {
      order[index].visibility = ids.contains(order[index].productID) ? .visible : .hidden
      try await order[index].update()
    }
    try await Product.PromotionInfo.updateAll(order)
    try await Product.PromotionInfo.updateProductOrder(byID: ids)
    let standard = Product.PromotionInfo.Visibility.appStoreConnectDefault
    for id in ids {
      try await Product.PromotionInfo.updateProductVisibility(standard, for: id)
    }
  }
}
