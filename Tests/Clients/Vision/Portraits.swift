import Vision

/// The outlines of a face, in the points of its picture.
struct FaceOutline {
  let lines: [[CGPoint]]
  let pupils: [CGPoint]

  init(_ landmarks: VNFaceLandmarks2D, in size: CGSize) {
    let regions: [VNFaceLandmarkRegion2D?] = [
      landmarks.faceContour, landmarks.nose, landmarks.leftEye, landmarks.rightEye,
      landmarks.outerLips, landmarks.innerLips,
    ]
    lines = regions.compactMap { $0?.pointsInImage(imageSize: size) }
    pupils = [landmarks.leftPupil, landmarks.rightPupil]
      .compactMap { $0?.normalizedPoints.first }
      .map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
  }
}

/// Whether a part of a face was seen well enough to draw it.
func isDrawable(_ region: VNFaceLandmarkRegion) -> Bool { region.pointCount > 2 }

/// The outlines of faces that were found before, those that were taken well.
func outlines(
  of faces: [VNFaceObservation], in size: CGSize, by handler: VNImageRequestHandler
) throws -> [FaceOutline] {
  let quality = VNDetectFaceCaptureQualityRequest()
  quality.inputFaceObservations = faces
  let landmarks = VNDetectFaceLandmarksRequest()
  try handler.perform([quality])
  landmarks.inputFaceObservations = quality.results as? [VNFaceObservation]
  try handler.perform([landmarks])
  let found = landmarks.results as? [VNFaceObservation] ?? []
  return found.compactMap { $0.landmarks }.map { FaceOutline($0, in: size) }
}
