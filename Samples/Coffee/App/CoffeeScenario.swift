import AppIntents
import CoffeeKit
import WidgetKit

/// Stores the app's settings, as the app does on a device.
func fillStores() {
  CoffeeLog().limit = 3
}

/// A cup is bought in the app, which has the widget show it.
func buyCoffee() async throws {
  _ = try await LogCup().perform()
  WidgetCenter.shared.reloadTimelines(ofKind: "Coffee")
}
