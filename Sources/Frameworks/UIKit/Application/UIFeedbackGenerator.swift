// Feedback that is felt, of which an extension plays none.

public import CoreGraphics

@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override init() {}

  open func prepare() {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {}

  public init(style: FeedbackStyle) {}

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
