// CoreHaptics (iOS 13): a device without a haptic engine.

@_exported public import FoundationSupplement

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

open class CHHapticEngine: NSObject, @unchecked Sendable {
  public override init() {}

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open func start() throws {
    throw NSError(domain: "com.apple.CoreHaptics", code: -4809)
  }

  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
