// CoreHaptics: a device without a haptic engine.

@_exported public import FoundationSupplement

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// An engine that no device here has, so making one throws. Apple's is an `NSObject`, whose
/// initialiser could not throw here.
open class CHHapticEngine: @unchecked Sendable {
  public init() throws { throw Self.notSupported }

  static var notSupported: NSError {
    NSError(domain: "com.apple.CoreHaptics", code: -4809)
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false
  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }

  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(Self.notSupported)
  }

  open func start() throws {
    throw Self.notSupported
  }

  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
