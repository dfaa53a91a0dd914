import UIKit

/// The looks that the photo widget offers.
enum PhotoLook: String, CaseIterable {
  case original, mono, noir, sepia, inverted, vivid, tinted, faded, soft, dreamy

  /// Applies the look to a photo.
  func apply(to photo: CIImage) -> CIImage? {
    switch self {
    case .original: photo
    case .mono: effect(CIFilter.photoEffectMono(), photo)
    case .noir: effect(CIFilter.photoEffectNoir(), photo)
    case .sepia: sepia(photo)
    case .inverted: inverted(photo)
    case .vivid: vivid(photo)
    case .tinted: tinted(photo, with: .white)
    case .faded: faded(photo)
    case .soft: soft(photo, radius: 8, isBoxed: false)
    case .dreamy: soft(photo, radius: 12, isBoxed: true)
    }
  }

  private func effect(_ filter: any CIFilter & CIPhotoEffect, _ photo: CIImage) -> CIImage? {
    filter.inputImage = photo
    return filter.outputImage
  }

  private func sepia(_ photo: CIImage) -> CIImage? {
    let filter: any CIFilter & CISepiaTone = CIFilter.sepiaTone()
    filter.inputImage = photo
    filter.intensity = 0.8
    return filter.outputImage
  }

  private func inverted(_ photo: CIImage) -> CIImage? {
    let filter: any CIFilter & CIColorInvert = CIFilter.colorInvert()
    filter.inputImage = photo
    return filter.outputImage
  }

  private func vivid(_ photo: CIImage) -> CIImage? {
    let filter: any CIFilter & CIColorControls = CIFilter.colorControls()
    filter.inputImage = photo
    filter.saturation = 1.4
    filter.brightness = 0.05
    filter.contrast = 1.1
    return filter.outputImage
  }

  private func tinted(_ photo: CIImage, with color: CIColor) -> CIImage? {
    let filter: any CIFilter & CIColorMonochrome = CIFilter.colorMonochrome()
    filter.inputImage = photo
    filter.color = color
    filter.intensity = 1
    return filter.outputImage
  }

  private func faded(_ photo: CIImage) -> CIImage? {
    let filter: any CIFilter & CIColorMatrix = CIFilter.colorMatrix()
    filter.inputImage = photo
    filter.rVector = CIVector(x: 0.9, y: 0, z: 0, w: 0)
    filter.gVector = CIVector(x: 0, y: 0.9, z: 0, w: 0)
    filter.bVector = CIVector(x: 0, y: 0, z: 0.8, w: 0)
    filter.aVector = CIVector(x: 0, y: 0, z: 0, w: 0.7)
    filter.biasVector = CIVector(x: 0.05, y: 0.05, z: 0.05, w: 0)
    return filter.outputImage
  }

  private func soft(_ photo: CIImage, radius: Float, isBoxed: Bool) -> CIImage? {
    if isBoxed {
      let filter: any CIFilter & CIBoxBlur = CIFilter.boxBlur()
      filter.inputImage = photo.clampedToExtent()
      filter.radius = radius
      return filter.outputImage?.cropped(to: photo.extent)
    }
    let filter: any CIFilter & CIGaussianBlur = CIFilter.gaussianBlur()
    filter.inputImage = photo.clamped(to: photo.extent)
    filter.radius = radius
    return filter.outputImage?.cropped(to: photo.extent)
  }
}

/// Lays grain over a photo.
func grainy(_ photo: CIImage) -> CIImage? {
  let noise: any CIFilter & CIRandomGenerator = CIFilter.randomGenerator()
  let blend: any CIFilter & CICompositeOperation = CIFilter.overlayBlendMode()
  blend.inputImage = noise.outputImage?.cropped(to: photo.extent)
  blend.backgroundImage = photo
  return blend.outputImage
}

/// The image of the last of several filters.
func finalImage(of filters: [any CIFilterProtocol]) -> CIImage? {
  filters.last { $0.outputImage != nil }?.outputImage
}

/// The ticket's code, large enough for a scanner.
func ticketCode(_ text: String, side: CGFloat, in context: CIContext) -> CGImage? {
  let filter: any CIFilter & CIQRCodeGenerator = CIFilter.qrCodeGenerator()
  filter.message = Data(text.utf8)
  filter.correctionLevel = "Q"
  guard let code = filter.outputImage, code.extent.width > 0 else { return nil }
  let factor = side / code.extent.width
  let large = code.transformed(by: CGAffineTransform(scaleX: factor, y: factor))
  return context.createCGImage(large, from: large.extent)
}

/// One step of a recipe that the user saved, by the filter's name.
struct RecipeStep {
  var filterName: String
  var amount: Double
  var center: CGPoint

  /// The keys that a step may set, as the recipe editor lists them.
  static let editableKeys = [
    kCIInputRadiusKey, kCIInputIntensityKey, kCIInputColorKey, kCIInputSaturationKey,
    kCIInputBrightnessKey, kCIInputContrastKey, kCIInputScaleKey, kCIInputCenterKey,
    kCIInputAngleKey, kCIInputEVKey, kCIInputSharpnessKey, kCIInputExtentKey,
  ]

  /// Applies the step to a picture.
  func apply(to picture: CIImage, over background: CIImage?, key: String) -> CIImage? {
    guard Self.editableKeys.contains(key), let filter = CIFilter(name: filterName) else {
      return nil
    }
    filter.setDefaults()
    filter.setValue(picture, forKey: kCIInputImageKey)
    filter.setValue(background, forKey: kCIInputBackgroundImageKey)
    filter.setValue(amount, forKey: key)
    filter.setValue(CIVector(x: center.x, y: center.y), forKey: kCIInputCenterKey)
    return filter.value(forKey: kCIOutputImageKey) as? CIImage ?? filter.outputImage
  }

  /// Whether this system has the step's filter.
  var isAvailable: Bool {
    let filter = CIFilter(name: filterName, parameters: [kCIInputScaleKey: amount])
    return filter?.name == filterName
  }
}
