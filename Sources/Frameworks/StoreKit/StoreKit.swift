// StoreKit, from iOS 3 and 15: a store that sells nothing and in which nothing was bought.

@_exported public import FoundationSupplement

public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)

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

  public var jwsRepresentation: String { "" }
}

public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

/// Something that was bought; there is none.
public struct Transaction: Sendable, Hashable, Identifiable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool

  public func finish() async {}

  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }

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

/// Something that is sold; there is none.
public struct Product: Sendable, Hashable, Identifiable {
  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String

  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    []
  }
}

public enum AppStore {
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  public static var canMakePayments: Bool { false }
}
