// The card of another app over an app's scene, which an extension never shows.
//
// https://developer.apple.com/documentation/storekit/skoverlay

public import SwiftUI

open class SKOverlay: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  open class AppConfiguration: Configuration, @unchecked Sendable {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken: String?
    open var providerToken: String?

    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    open var position: Position

    public init(position: Position) { self.position = position }
  }

  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }
}

extension View {
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}
