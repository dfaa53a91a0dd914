// Vision's further requests of old: landmarks of faces, prints and attention. All of them fail.

public import CoreGraphics
import FoundationSupplement

open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
}

open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
  open var normalizedPoints: [CGPoint] { [] }

  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

extension VNFaceObservation {
  public var landmarks: VNFaceLandmarks2D? { nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
}

public enum VNElementType: UInt, Sendable {
  case unknown, float, double
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  open var elementType: VNElementType { .unknown }
  open var elementCount: Int { 0 }
  open var data: Data { Data() }

  /// Fails: no print was made of any picture.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws {
    throw NSError(domain: VNErrorDomain, code: 9)
  }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop, scaleFit, scaleFill
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
}

open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
}
