// The other modifiers of a configuration: background work, margins and backgrounds, locations,
// prompts, push (26), and the mounting of a widget on visionOS (26). They decide about a device's
// treatment of a widget; no provider call depends on them, so they are accepted and have no effect
// here. A push handler never gets a token, because there is none.

public import SwiftUI

extension WidgetConfiguration {
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    unchanged()
  }

  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    unchanged()
  }

  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration {
    unchanged()
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    modified { $0.hasContentMargins = false }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    modified {
      guard !isRemovable else { return }
      ($0.showsInStandBy, $0.isBackgroundRemovable) = (false, false)
    }
  }

  public func disfavoredLocations(
    _ disfavoredLocations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    modified {
      if disfavoredLocations.contains(.standBy), families.contains(.systemSmall) {
        $0.showsInStandBy = false
      }
    }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration { unchanged() }

  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    modified { $0.hasSmallActivity = families.contains(.small) }
  }

  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    modified { $0.pushHandler = pushHandlerType }
  }

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    unchanged()
  }

  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { unchanged() }
}

/// A place that shows widgets (iOS 17).
public struct WidgetLocation: Sendable, Hashable {
  private let name: String

  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}

/// The mounting style of a widget on a wall or table (visionOS 26).
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  public static let elevated = Self(name: "elevated")
  public static let recessed = Self(name: "recessed")
}

/// The texture of a widget (visionOS 26).
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  public static let glass = Self(name: "glass")
  public static let paper = Self(name: "paper")
}
