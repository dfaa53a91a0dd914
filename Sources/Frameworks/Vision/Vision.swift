// Vision: requests about pictures. Nobody looks at a picture here, so that every request fails.

@_exported public import CoreImage
@_exported public import ImageIO

public let VNErrorDomain = "com.apple.vis"

open class VNObservation: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var confidence: Float { 0 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: Float { 0 }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

open class VNRequest: NSObject, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false

  public convenience override init() { self.init(completionHandler: nil) }
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  open var results: [VNObservation]? { nil }
  open func cancel() {}
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var minimumTextHeight: Float = 0
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = Self(rawValue: "VNImageOptionProperties")
}

open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  /// Fails, and tells each request's handler.
  open func perform(_ requests: [VNRequest]) throws {
    let error = NSError(
      domain: VNErrorDomain, code: 9,
      userInfo: [NSLocalizedDescriptionKey: "no picture is looked at here"])
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
