// The styles of StoreKit's views. They have no effect.

public import SwiftUI

public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a product view style.
public struct ProductViewStyleConfiguration {
  nonisolated public struct Icon: View {
    public var body: some View { EmptyView() }
  }

  public let state: Product.TaskState
  public let icon: Icon
  public let hasCurrentEntitlement: Bool
  public let descriptionVisibility: Visibility

  public var product: Product? { state.product }
  public func purchase() {}
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == Icon {
  nonisolated public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      id: configuration.product?.id ?? "", icon: { configuration.icon },
      placeholderIcon: { configuration.icon })
  }
}

public struct AutomaticProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct CompactProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct RegularProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct LargeProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// The style of a subscription store's controls.
public protocol SubscriptionStoreControlStyle {}

public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: Self { Self() }
}

extension SubscriptionStoreControlStyle
where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: Self { Self() }
}

public struct SubscriptionStoreControlBackground: Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var gradientMaterial: Self { Self(name: "gradientMaterial") }
  public static var gradientMaterialOnScroll: Self { Self(name: "gradientMaterialOnScroll") }
}

public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  public static var termsOfService: Self { Self(name: "termsOfService") }
  public static var privacyPolicy: Self { Self(name: "privacyPolicy") }
}

public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: Set<String>

  public static var automatic: Self { Self(parts: []) }
  public static var singleLine: Self { Self(parts: ["singleLine"]) }
  public static var multiline: Self { Self(parts: ["multiline"]) }
  public static var action: Self { Self(parts: ["action"]) }
  public static var displayName: Self { Self(parts: ["displayName"]) }
  public static var price: Self { Self(parts: ["price"]) }

  public var singleLine: Self { Self(parts: parts.union(["singleLine"])) }
  public var multiline: Self { Self(parts: parts.union(["multiline"])) }
  public var action: Self { Self(parts: parts.union(["action"])) }
  public var displayName: Self { Self(parts: parts.union(["displayName"])) }
  public var price: Self { Self(parts: parts.union(["price"])) }
}

extension View {
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }

  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }

  nonisolated public func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }

  nonisolated public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View { self }

  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }

  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }

  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }

  nonisolated public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }

  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle
  ) -> some View { self }

  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }

  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer)
      async throws -> Product.SubscriptionOffer.Signature
  ) -> some View { self }
}
