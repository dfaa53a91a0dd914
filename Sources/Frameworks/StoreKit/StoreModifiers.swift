// StoreKit's view modifiers: sheets that are never presented, and tasks that report that nothing is
// sold and nothing was bought.

public import SwiftUI

/// The state of a task that loads entitlements.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public func map<NewValue>(
    _ transform: (Value) throws -> NewValue
  ) rethrows -> EntitlementTaskState<NewValue> {
    try flatMap { .success(try transform($0)) }
  }

  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension View {
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    let action = StoreAction(action)
    return task(priority: priority) { await action.call(.success(nil)) }
  }

  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    let action = StoreAction(action)
    return task(priority: priority) { await action.call(.success([])) }
  }

  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    let action = StoreAction(action)
    return task(priority: priority) { await action.call(.unavailable) }
  }

  nonisolated public func storeProductsTask(
    for ids: some Collection<Product.ID> & Sendable & Equatable,
    priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let action = StoreAction(action)
    let missing = Array(ids)
    return task(priority: priority) { await action.call(.success([], unavailable: missing)) }
  }

  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  nonisolated public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }

  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    self
  }

  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }

  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  @preconcurrency
  nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  nonisolated public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }

  nonisolated public func productIconBorder() -> some View { self }
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
}

/// A task's closure, which the app wrote for the main actor that it runs on.
private struct StoreAction<State>: @unchecked Sendable {
  let call: (State) async -> Void

  init(_ call: @escaping (State) async -> Void) { self.call = call }
}

/// The buttons of a store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static var restorePurchases: StoreButtonKind { Self(name: "restorePurchases") }
  public static var cancellation: StoreButtonKind { Self(name: "cancellation") }
  public static var redeemCode: StoreButtonKind { Self(name: "redeemCode") }
  public static var signIn: StoreButtonKind { Self(name: "signIn") }
  public static var policies: StoreButtonKind { Self(name: "policies") }
}

// MARK: - Environment

/// Asks for a review; there is no person to give one.
@MainActor public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

/// Shows a message of the store; there is no scene to show it in.
@MainActor public struct DisplayMessageAction: Sendable {
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.unsupported }
}

/// Buys a product, as far as the product can be bought.
public struct PurchaseAction: Sendable {
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
  @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
