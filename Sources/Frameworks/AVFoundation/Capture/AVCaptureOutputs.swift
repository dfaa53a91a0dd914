// The outputs of a capture session. None ever runs, so that no delegate is called.

public import CoreMedia
public import Dispatch
import FoundationSupplement

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
  public let format: [String: Any]?

  public override convenience init() { self.init(format: nil) }
  public init(format: [String: Any]?) { self.format = format }
}

/// A photograph, of which none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  open var metadata: [String: Any] { [:] }
  open func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }

  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var isHighResolutionCaptureEnabled = false

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]

  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds of codes and faces that a camera finds.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let face = Self(rawValue: "face")
  }

  override init() {}

  open var type: ObjectType { .qr }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var outputFileURL: URL? { nil }
  open func stopRecording() {}

  /// Tells the delegate that nothing is recorded.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
  }
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() {}
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
