// Subscriptions: their periods, offers and states.

public import Foundation
import FoundationSupplement

extension Product {
  /// The period of a subscription until it renews.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      public var localizedDescription: String { formatted(FormatStyle(locale: .current)) }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = Self(unit: .week, value: 1)
    public static let monthly = Self(unit: .month, value: 1)
    public static let yearly = Self(unit: .year, value: 1)
    public static let everyThreeDays = Self(unit: .day, value: 3)
    public static let everyTwoWeeks = Self(unit: .week, value: 2)
    public static let everyTwoMonths = Self(unit: .month, value: 2)
    public static let everyThreeMonths = Self(unit: .month, value: 3)
    public static let everySixMonths = Self(unit: .month, value: 6)

    /// The days from a date on that the period covers.
    public func dateRange(referenceDate: Date = .now) -> Range<Date> {
      let end = Calendar(identifier: .gregorian).date(
        byAdding: unit.component, value: value, to: referenceDate)
      return referenceDate..<(end ?? referenceDate)
    }

    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Range<Date> {
      format.format(dateRange(referenceDate: referenceDate))
    }

    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Duration {
      let range = dateRange(referenceDate: referenceDate)
      return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
    }
  }
}

extension Product.SubscriptionPeriod.Unit: Comparable {
  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  private var rank: Int {
    switch self {
    case .day: 0
    case .week: 1
    case .month: 2
    case .year: 3
    }
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The word for a unit, in English.
  public struct FormatStyle: Foundation.FormatStyle {
    let locale: Locale

    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      String(describing: value)
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }
  }

  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Product.SubscriptionPeriod.Unit {
    format.format(self)
  }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  public var debugDescription: String { "\(value) \(unit)" }

  /// The period as ISO 8601 writes it, such as `P1M`.
  var text: String { "P\(value)" + String(describing: unit).prefix(1).uppercased() }
}

extension DateComponents {
  public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
    self.init()
    switch period.unit {
    case .day: day = period.value
    case .week: weekOfYear = period.value
    case .month: month = period.value
    case .year: year = period.value
    }
  }
}

extension Product {
  /// A price at which a subscription is offered for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = Self(rawValue: "Introductory")
      public static let promotional = Self(rawValue: "Promotional")
      public static let winBack = Self(rawValue: "WinBack")

      public var localizedDescription: String { rawValue }
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      public static let payUpFront = Self(rawValue: "PayUpFront")
      public static let freeTrial = Self(rawValue: "FreeTrial")

      public var localizedDescription: String { rawValue }
    }

    public struct Signature: Hashable, Sendable {
      public let keyID: String
      public let nonce: UUID
      public let timestamp: Int
      public let signature: Data

      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// Information on the subscription that a product sells.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String

    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Returns false: a store that sells nothing has no offers.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}

extension Product.SubscriptionInfo {
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = Self(rawValue: 1)
    public static let expired = Self(rawValue: 2)
    public static let inBillingRetryPeriod = Self(rawValue: 3)
    public static let inGracePeriod = Self(rawValue: 4)
    public static let revoked = Self(rawValue: 5)

    public var localizedDescription: String {
      ["Subscribed", "Expired", "Billing Retry", "Grace Period", "Revoked"]
        .dropFirst(rawValue - 1).first ?? ""
    }
  }

  /// The renewal information of a subscription.
  public struct RenewalInfo: Hashable, Sendable {
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let autoRenewDisabled = Self(rawValue: 1)
      public static let billingError = Self(rawValue: 2)
      public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
      public static let productUnavailable = Self(rawValue: 4)
      public static let unknown = Self(rawValue: 5)
    }

    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending, pending, agreed
    }

    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let priceIncreaseStatus: PriceIncreaseStatus
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let offer: Transaction.Offer?
    public let eligibleWinBackOfferIDs: [String]
    public let appTransactionID: String
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment
    public let recentSubscriptionStartDate: Date
    public let renewalDate: Date?
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
    public let signedDate: Date
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID

    public var jsonRepresentation: Data { Data() }
    public var offerType: Transaction.OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    public var offerPeriodStringRepresentation: String? { offer?.period?.text }
    public var currencyCode: String? { currency?.identifier }
    public var environmentStringRepresentation: String { environment.rawValue }
  }

  /// The status of a subscription; there is none.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    public static var updates: Statuses { Statuses() }
    public static var all: Statuses { Statuses() }

    public struct Statuses: AsyncSequence, Sendable {
      public typealias Element = Status

      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Status? { nil }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }
}
