// The transactions of the store: none.

public import Foundation
import FoundationSupplement

/// A transaction; there is none.
public struct Transaction: Sendable, Hashable, Identifiable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Self(rawValue: "PURCHASE")
    public static let renewal = Self(rawValue: "RENEWAL")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let developerIssue = Self(rawValue: 1)
    public static let other = Self(rawValue: 0)
  }

  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = Self(rawValue: 1)
    public static let promotional = Self(rawValue: 2)
    public static let code = Self(rawValue: 3)
    public static let winBack = Self(rawValue: 4)
  }

  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = Self(rawValue: "PURCHASED")
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  public struct Offer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = Self(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = Self(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = Self(rawValue: "PAY_UP_FRONT")
      public static let oneTime = Self(rawValue: "ONE_TIME")
    }

    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
    public let period: Product.SubscriptionPeriod?
  }

  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let offer: Offer?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?
  public let appTransactionID: String
  public let environment: AppStore.Environment
  public let reason: Reason
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let ownershipType: OwnershipType
  public let signedDate: Date

  public var jsonRepresentation: Data { Data() }
  public var offerType: OfferType? { offer?.type }
  public var offerID: String? { offer?.id }
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  public var offerPeriodStringRepresentation: String? { offer?.period?.text }
  public var currencyCode: String? { currency?.identifier }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var reasonStringRepresentation: String { reason.rawValue }

  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  public func finish() async {}

  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }

  public static func all(for productID: String) -> Transactions { Transactions() }

  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions()
  }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    nil
  }

  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

extension Transaction: CustomDebugStringConvertible {
  public var debugDescription: String { "\(productID) \(id)" }
}

extension Transaction {
  public enum RefundRequestError: LocalizedError, Sendable {
    case duplicateRequest
    case failed

    public var errorDescription: String? { "The refund could not be asked for." }
  }

  public enum RefundRequestStatus: Sendable {
    case success
    case userCancelled
  }
}
