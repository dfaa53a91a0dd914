// StoreKit's SwiftUI views. A store that sells nothing leaves their place in the tree, with the
// app's content in them. A widget can show none of them.

public import SwiftUI

/// Shows products to buy.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View, PrimitiveView {
  private let count: Int

  private init(count: Int) { self.count = count }

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(count: productIDs.count)
  }

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(count: productIDs.count)
  }

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    self.init(count: productIDs.count)
  }

  nonisolated public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(count: products.count)
  }

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(count: productIDs.count)
  }

  nonisolated public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(count: products.count)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("StoreView", ["products": .number(Double(count))])]
  }
}

/// Shows one product.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View, PrimitiveView {
  private let id: Product.ID
  private let placeholder: PlaceholderIcon?

  nonisolated public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    id = productID
    placeholder = placeholderIcon()
  }

  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    id = productID
    placeholder = placeholderIcon()
  }

  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    id = productID
    placeholder = AutomaticProductPlaceholderIcon()
  }

  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    id = productID
    placeholder = nil
  }

  nonisolated public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    id = product.id
    placeholder = nil
  }

  nonisolated public init(
    _ product: Product, prefersPromotionalIcon: Bool = true
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    id = product.id
    placeholder = nil
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let icon = placeholder.map { context.nodes(of: $0) } ?? []
    return [ViewNode("ProductView", ["product": .string(id)], children: icon)]
  }
}

/// The placeholder for the icon of a product that is not loaded.
nonisolated public struct AutomaticProductPlaceholderIcon: View {
  public var body: some View { Image(systemName: "questionmark.app") }
}

/// The loading phase of a product's icon.
public enum ProductIconPhase {
  case success(Image)
  case failure(any Error)
  case unavailable
  case loading

  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Product {
  /// The relationships of subscriptions to the person's current one.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let current = Self(rawValue: 1)
    public static let downgrade = Self(rawValue: 2)
    public static let crossgrade = Self(rawValue: 4)
    public static let upgrade = Self(rawValue: 8)
    public static let all: Self = [.current, .downgrade, .crossgrade, .upgrade]
  }
}

/// Shows the subscriptions of a group.
nonisolated public struct SubscriptionStoreView<Content: View>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  nonisolated public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  nonisolated public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == AutomaticSubscriptionStoreMarketingContent {
    content = AutomaticSubscriptionStoreMarketingContent()
  }

  nonisolated public init(
    productIDs: some Collection<Product.ID>
  ) where Content == AutomaticSubscriptionStoreMarketingContent {
    content = AutomaticSubscriptionStoreMarketingContent()
  }

  nonisolated public init(
    subscriptions: some Collection<Product>
  ) where Content == AutomaticSubscriptionStoreMarketingContent {
    content = AutomaticSubscriptionStoreMarketingContent()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("SubscriptionStoreView", children: context.nodes(of: content))]
  }
}

/// The default marketing content of a subscription store.
nonisolated public struct AutomaticSubscriptionStoreMarketingContent: View {
  public var body: some View { EmptyView() }
}
