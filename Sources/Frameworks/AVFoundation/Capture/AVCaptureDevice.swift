// Cameras and microphones, of which an extension has none and gets access to none.

public import FoundationSupplement

open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The kinds of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
  }

  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }

  override init() {}

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var videoZoomFactor: Double = 1

  open func lockForConfiguration() throws { throw AVError(.deviceWasDisconnected) }
  open func unlockForConfiguration() {}
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  open func setTorchModeOn(level torchLevel: Float) throws {
    throw AVError(.deviceWasDisconnected)
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }

  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
