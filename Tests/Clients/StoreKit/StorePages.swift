import StoreKit
import SwiftUI

/// The paywall, made of the store's own views.
struct Paywall: View {
  let groupID: String
  @State private var isManaging = false
  @State private var isRedeeming = false
  @State private var isRefunding = false
  @State private var isPro = false
  @Environment(\.requestReview) private var requestReview
  @Environment(\.displayStoreKitMessage) private var displayMessage
  @Environment(\.purchase) private var purchase

  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: groupID) { Text("Everything, everywhere") }
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStoreButtonLabel(.multiline.price)
        .subscriptionStoreControlBackground(.gradientMaterial)
        .subscriptionStorePickerItemBackground(.thinMaterial)
        .subscriptionStoreSignInAction { print("Sign in") }
        .subscriptionStoreControlIcon { product, info in
          Image(systemName: product.displayName + info.groupDisplayName)
        }
        .subscriptionStorePolicyDestination(
          url: URL(fileURLWithPath: "/terms"), for: .termsOfService
        )
        .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("Nothing leaves") }
        .subscriptionStorePolicyForegroundStyle(.secondary)
        .subscriptionStorePolicyForegroundStyle(.primary, .secondary)
        .storeButton(.visible, for: .restorePurchases, .redeemCode, .policies)
        .storeButton(.hidden, for: .cancellation, .signIn)
      SubscriptionStoreView(groupID: groupID, visibleRelationships: .upgrade)
        .subscriptionStoreControlStyle(.buttons)
        .subscriptionStoreControlBackground(Color.blue)
        .subscriptionPromotionalOffer { product, info in
          product.isFamilyShareable ? info.promotionalOffers.first : nil
        } signature: { _, _, _ in
          throw StoreKitError.notEntitled
        }
      Button("Rate") { requestReview() }
      Button("Restore") { isRedeeming = true }
    }
    .manageSubscriptionsSheet(isPresented: $isManaging)
    .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: groupID)
    .offerCodeRedemption(isPresented: $isRedeeming) { result in print(result) }
    .refundRequestSheet(for: 1, isPresented: $isRefunding) { result in
      switch result {
      case .success(.success), .success(.userCancelled): break
      case .failure(.duplicateRequest), .failure(.failed): isRefunding = false
      @unknown default: break
      }
    }
    .subscriptionStatusTask(for: groupID) { state in
      isPro = state.value?.contains { $0.state == .subscribed } ?? false
    }
    .currentEntitlementTask(for: "pro.lifetime") { state in
      switch state {
      case .loading: break
      case .failure(let error): print(error)
      case .success: isPro = isPro || state.transaction != nil
      @unknown default: break
      }
    }
    .onInAppPurchaseStart { product in print(product.id) }
    .onInAppPurchaseCompletion { product, result in
      if case .success(.success(let transaction)) = result {
        await (try? transaction.payloadValue)?.finish()
      }
    }
    .inAppPurchaseOptions { _ in [.quantity(1)] }
  }

  /// Buys without a button of the store's.
  func buy(_ product: Product) async throws {
    _ = try await purchase(product)
    for await message in Message.messages { try displayMessage(message) }
  }
}

/// A shelf of products, each in its own look.
struct Shelf: View {
  let ids: [Product.ID]
  @State private var found: [Product] = []
  @State private var best: Product?

  var body: some View {
    ScrollView {
      StoreView(ids: ids)
      StoreView(products: found)
      StoreView(ids: ids, prefersPromotionalIcon: true) { product in Text(product.displayName) }
      StoreView(products: found) { product in Text(product.displayName) }
      StoreView(ids: ids) { product in
        Text(product.id)
      } placeholderIcon: {
        ProgressView()
      }
      StoreView(ids: ids) { _, phase in
        phase.promotionalIcon ?? Image(systemName: "app")
      } placeholderIcon: {
        Image(systemName: "app")
      }
      ProductView(id: "pro") { phase in
        icon(phase)
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.large)
      ProductView(id: "pro", prefersPromotionalIcon: true) { Image(systemName: "star") }
        .productViewStyle(.compact)
      ProductView(id: "pro") {
        Image(systemName: "star")
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.regular).productDescription(.hidden)
      ProductView(id: "pro").productViewStyle(.automatic).productIconBorder()
      if let best {
        ProductView(best)
        ProductView(best) { Image(systemName: "star") }.productViewStyle(CardStyle())
      }
      SubscriptionStoreView(productIDs: ids).subscriptionStoreControlStyle(.picker)
      SubscriptionStoreView(productIDs: ids) { Text("All") }
        .subscriptionStoreControlStyle(.automatic)
      SubscriptionStoreView(subscriptions: found)
      SubscriptionStoreView(subscriptions: found) { Text("All") }
    }
    .storeProductsTask(for: ids) { state in
      found = state.products ?? []
      if case .success(_, let unavailable) = state { print(unavailable) }
    }
    .storeProductTask(for: "pro") { state in
      if case .unavailable = state { best = nil } else { best = state.product }
    }
  }

  @ViewBuilder private func icon(_ phase: ProductIconPhase) -> some View {
    switch phase {
    case .success(let image): image
    case .failure: Text(phase.error?.localizedDescription ?? "")
    case .unavailable, .loading: ProgressView()
    @unknown default: EmptyView()
    }
  }
}

/// The app's own look of a product.
struct CardStyle: ProductViewStyle {
  func makeBody(configuration: ProductViewStyleConfiguration) -> some View {
    VStack {
      configuration.icon
      if configuration.hasCurrentEntitlement { Text("Yours") }
      if configuration.descriptionVisibility != .hidden {
        Text(configuration.product?.description ?? "")
      }
      if case .loading = configuration.state { ProgressView() }
      Button("Buy") { configuration.purchase() }
      ProductView(configuration)
    }
  }
}

/// The looks that the settings of a demo offer.
struct StoreLooks {
  var product: any ProductViewStyle = AutomaticProductViewStyle()
  var others: [any ProductViewStyle] = [
    CompactProductViewStyle(), RegularProductViewStyle(), LargeProductViewStyle(),
  ]
  var controls: [any SubscriptionStoreControlStyle] = [
    AutomaticSubscriptionStoreControlStyle(), PickerSubscriptionStoreControlStyle(),
    ProminentPickerSubscriptionStoreControlStyle(), ButtonsSubscriptionStoreControlStyle(),
  ]
  var backgrounds: [SubscriptionStoreControlBackground] = [.automatic, .gradientMaterialOnScroll]
  var labels: [SubscriptionStoreButtonLabel] = [
    .automatic, .singleLine, .action, .displayName.singleLine, .price.multiline,
    .multiline.action, .singleLine.displayName,
  ]
  var relationships: Product.SubscriptionRelationship = [.current, .crossgrade, .downgrade]
  var buttons: [StoreButtonKind] = [.restorePurchases, .redeemCode]
  var policies: [SubscriptionStorePolicyKind: String] = [.termsOfService: "Terms"]
  var refund: (StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError)?

  /// The number of plans in an answer.
  func count(_ state: EntitlementTaskState<[Product]>) -> EntitlementTaskState<Int> {
    state.map(\.count).flatMap { $0 > 0 ? .success($0) : .loading }
  }

  /// Whether a product and a collection of products are loaded.
  func isReady(_ one: Product.TaskState, _ all: Product.CollectionTaskState) -> Bool {
    one.product != nil && all.products?.isEmpty == false
  }

  /// Uses the actions that the environment gives.
  @MainActor func ask(_ review: RequestReviewAction, _ buy: PurchaseAction) { review() }

  /// Shows what the store has to say.
  @MainActor func show(_ message: Message, with display: DisplayMessageAction) {
    try? display(message)
  }
}

/// A store that the store itself decorates.
struct PlainStore {
  var plans: SubscriptionStoreView<AutomaticSubscriptionStoreMarketingContent>
  var product: ProductView<Image, AutomaticProductPlaceholderIcon>
}
