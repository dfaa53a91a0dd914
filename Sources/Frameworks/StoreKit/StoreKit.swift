// StoreKit: a store that sells nothing and in which nothing was bought.

@_exported public import FoundationSupplement
@_exported public import UIKit

public enum StoreKitError: LocalizedError {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  public var errorDescription: String? {
    switch self {
    case .unknown: "The store could not be asked."
    case .userCancelled: "The request was cancelled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "This is not sold in the storefront."
    case .notEntitled: "The app may not ask the store."
    case .unsupported: "The store cannot do this here."
    }
  }

  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}

/// The verification of signed information from the store.
@frozen
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties

    public var errorDescription: String? { "The store's signature is not valid." }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}

extension VerificationResult {
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedData: Data { Data() }
  public var signedDate: Date { .distantPast }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID() }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult: CustomDebugStringConvertible
where SignedType: CustomDebugStringConvertible {
  public var debugDescription: String { unsafePayloadValue.debugDescription }
}

/// The App Store, and its properties.
public enum AppStore: Sendable {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Self(rawValue: "Production")
    public static let sandbox = Self(rawValue: "Sandbox")
    public static let xcode = Self(rawValue: "Xcode")
  }

  /// The platform that an app was first bought for.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Self(rawValue: "iOS")
    public static let macOS = Self(rawValue: "macOS")
    public static let tvOS = Self(rawValue: "tvOS")
    public static let visionOS = Self(rawValue: "visionOS")
  }

  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }
}

/// The purchase of the app itself; the store has none to show.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date
  public let appTransactionID: String
  public let originalPlatform: AppStore.Platform

  public var jsonRepresentation: Data { Data() }

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

extension AppTransaction: CustomDebugStringConvertible {
  public var debugDescription: String { "\(bundleID) \(appVersion)" }
}

/// The store of a country; the person is signed in to none.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let countryCode: String
  public let id: String

  public var currency: Locale.Currency? { nil }

  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }

  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A message of the store; none arrives.
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Self(rawValue: 0)
    public static let priceIncreaseConsent = Self(rawValue: 1)
    public static let billingIssue = Self(rawValue: 2)
    public static let winBackOffer = Self(rawValue: 3)
  }

  public let reason: Reason

  public static var messages: Messages { Messages() }

  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A purchase that was begun in the store; none is.
public struct PurchaseIntent: Equatable, Sendable {
  public let product: Product

  public var id: Product.ID { product.id }

  public static var intents: PurchaseIntents { PurchaseIntents() }

  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> PurchaseIntent? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
