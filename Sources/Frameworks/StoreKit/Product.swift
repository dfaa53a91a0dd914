// The store's products: none, so that no `Product` ever exists.

public import Foundation
import FoundationSupplement

/// A product; there is none.
public struct Product: Sendable, Hashable, Identifiable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")

    public var localizedDescription: String { rawValue }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  public var jsonRepresentation: Data { Data() }

  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "")
  }

  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle(locale: .current)
  }

  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }

  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    []
  }
}

extension Product: CustomDebugStringConvertible {
  public var debugDescription: String { id }
}

// MARK: - Buying

extension Product {
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters

    public var errorDescription: String? { "The purchase could not be made." }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken \(token)")
    }

    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }

    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }

    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }

    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value.base64EncodedString())")
    }

    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption(name: "promotionalOffer \(offerID)")
    }

    public static func promotionalOffer(
      offerID: String, signature: SubscriptionOffer.Signature
    ) -> PurchaseOption {
      PurchaseOption(name: "promotionalOffer \(offerID)")
    }

    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "winBackOffer \(offer.id ?? "")")
    }

    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }

    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox \(simulateAskToBuy)")
    }

    @preconcurrency
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption {
      PurchaseOption(name: "onStorefrontChange")
    }
  }

  /// Refuses: the account may make no payments.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
}

// MARK: - Promotions

extension Product {
  public struct PromotionInfo: Equatable, Sendable {
    public enum Visibility: Int, Sendable {
      case appStoreConnectDefault, visible, hidden
    }

    public let productID: Product.ID
    public var visibility: Visibility

    public func update() async throws { throw StoreKitError.notAvailableInStorefront }

    public static var currentOrder: [PromotionInfo] { get async throws { [] } }

    public static func updateProductOrder(byID order: some Collection<Product.ID>) async throws {
      throw StoreKitError.notAvailableInStorefront
    }

    public static func updateProductVisibility(
      _ visibility: Visibility, for productID: Product.ID
    ) async throws {
      throw StoreKitError.notAvailableInStorefront
    }

    public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
      throw StoreKitError.notAvailableInStorefront
    }
  }
}
