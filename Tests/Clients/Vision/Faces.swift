import Foundation
import Vision

/// The number of points of the faces in a picture.
func facePoints(in picture: URL) throws -> Int {
  let request = VNDetectFaceLandmarksRequest()
  try VNImageRequestHandler(url: picture, options: [:]).perform([request])
  let faces = request.results as? [VNFaceObservation] ?? []
  return faces.compactMap { $0.landmarks?.allPoints?.pointCount }.reduce(0, +)
}

/// How unlike two pictures are.
func distance(_ one: VNFeaturePrintObservation, _ other: VNFeaturePrintObservation) throws -> Float
{
  var distance: Float = 0
  try one.computeDistance(&distance, to: other)
  return distance
}
