import StoreKit
import SwiftUI

/// Shows the developer's other app.
struct OtherApp: View {
  @State private var isShown = false

  var body: some View {
    Button("More") { isShown = true }
      .appStoreOverlay(isPresented: $isShown) {
        let card = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
        card.userDismissible = true
        card.campaignToken = "widget"
        card.providerToken = "1"
        return card
      }
      .containerBackground(.blue, for: .subscriptionStore)
  }
}

/// The pages on which subscriptions are offered.
let offerPlaces: [ContainerBackgroundPlacement] = [
  .subscriptionStoreHeader, .subscriptionStoreFullHeight,
]

/// A card of the app that a clip belongs to.
func clipCard() -> SKOverlay {
  let position: SKOverlay.Position = .bottom
  return SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: position))
}
