import Vision

/// Reads the words of a receipt.
func words(of data: Data, turned: CGImagePropertyOrientation) throws -> [String] {
  var found: [String] = []
  let request = VNRecognizeTextRequest { request, error in
    guard error == nil else { return }
    for case let line as VNRecognizedTextObservation in request.results ?? [] {
      guard let best = line.topCandidates(1).first, best.confidence > 0.5 else { continue }
      found.append(best.string)
    }
  }
  request.recognitionLevel = .fast
  request.recognitionLanguages = ["en-US"]
  request.customWords = ["espresso"]
  request.usesLanguageCorrection = false
  request.minimumTextHeight = 0.01
  request.regionOfInterest = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
  request.preferBackgroundProcessing = true
  try VNImageRequestHandler(data: data, orientation: turned).perform([request])
  return found
}

/// What is in a picture, by one request each.
struct PictureScan {
  let handler: VNImageRequestHandler

  init(_ image: CGImage) { handler = VNImageRequestHandler(cgImage: image, options: [:]) }
  init(_ image: CIImage) { handler = VNImageRequestHandler(ciImage: image) }
  init(_ url: URL) { handler = VNImageRequestHandler(url: url, options: [.properties: [:]]) }

  /// The boxes of faces that look ahead.
  func faces() -> [CGRect] {
    let request = VNDetectFaceRectanglesRequest()
    request.usesCPUOnly = true
    do { try handler.perform([request]) } catch let error as NSError {
      if error.domain == VNErrorDomain { request.cancel() }
    }
    let faces = (request.results ?? []).compactMap { $0 as? VNFaceObservation }
    return faces.filter { ($0.roll ?? 0) == 0 && ($0.yaw ?? 0) == 0 }.map(\.boundingBox)
  }

  /// The text of the first code.
  func code() throws -> String? {
    let request = VNDetectBarcodesRequest(completionHandler: nil)
    request.symbologies = [.qr, .ean13, .code128]
    try handler.perform([request])
    let codes = (request.results ?? []).compactMap { $0 as? VNBarcodeObservation }
    return codes.first { $0.symbology == .qr }?.payloadStringValue
  }

  /// The likeliest thing, and the corners of a card.
  func thing() throws -> (String, [CGPoint]) {
    let things = VNClassifyImageRequest()
    let cards = VNDetectRectanglesRequest()
    cards.minimumConfidence = 0.8
    cards.maximumObservations = 1
    let all: [VNImageBasedRequest] = [things, cards]
    try handler.perform(all)
    let names = (things.results ?? []).compactMap { $0 as? VNClassificationObservation }
    let card = cards.results?.first as? VNRectangleObservation
    let corners = card.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] } ?? []
    let best = names.max { $0.confidence < $1.confidence }
    return (best.map { "\($0.identifier) \($0.uuid)" } ?? "", corners)
  }
}

/// Tells a request's handler that nothing went wrong.
func excuse(_ request: VNRequest) {
  let handler: VNRequestCompletionHandler? = request.completionHandler
  handler?(request, nil)
}

/// The best reading of a line, and the kind of a code.
func describe(_ text: VNRecognizedText?, _ code: VNBarcodeSymbology) -> String {
  "\(text?.string ?? "") \(code.rawValue) \(VNImageOption.properties.rawValue)"
}

/// The places of things in a picture.
func places(_ observations: [VNObservation]) -> [CGRect] {
  observations.compactMap { ($0 as? VNDetectedObjectObservation)?.boundingBox }
}

/// The levels from the quickest.
let levels: [VNRequestTextRecognitionLevel] = [.fast, .accurate]

/// The turns of a camera's pictures.
let turns: [CGImagePropertyOrientation] = [
  .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
]
