import Vision

/// What an album keeps of a picture, to crop it and to find others like it.
struct AlbumEntry {
  let print: [Float]
  let crop: CGRect?

  init(picture: URL, fit: VNImageCropAndScaleOption = .scaleFill) throws {
    let prints = VNGenerateImageFeaturePrintRequest()
    prints.imageCropAndScaleOption = fit
    let attention = VNGenerateAttentionBasedSaliencyImageRequest()
    let objects = VNGenerateObjectnessBasedSaliencyImageRequest()
    try VNImageRequestHandler(url: picture, options: [:]).perform([prints, attention, objects])
    let observation = prints.results?.first as? VNFeaturePrintObservation
    print = observation.map(numbers) ?? []
    crop = focus(of: attention) ?? focus(of: objects)
  }
}

/// The smallest box around all that stands out.
private func focus(of request: VNImageBasedRequest) -> CGRect? {
  guard let map = request.results?.first as? VNSaliencyImageObservation,
    let boxes = map.salientObjects?.map(\.boundingBox), let first = boxes.first
  else { return nil }
  return boxes.dropFirst().reduce(first) { $0.union($1) }
}

/// The numbers of a print, whatever their size.
private func numbers(of print: VNFeaturePrintObservation) -> [Float] {
  let kind: VNElementType = print.elementType
  return print.data.withUnsafeBytes { bytes in
    (0..<print.elementCount).map { index in
      switch kind {
      case .float: bytes.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
      case .double: Float(bytes.loadUnaligned(fromByteOffset: index * 8, as: Double.self))
      default: 0
      }
    }
  }
}
