import CoreMedia
import UIKit

/// The source of a photo.
enum PhotoSource {
  case library(UIImage)
  case camera(CGImage)
  case download(Data)
  case file(URL)
  case plain(CIColor)
  case nothing

  /// The photo as filters take it.
  var image: CIImage? {
    switch self {
    case .library(let image): image.ciImage ?? CIImage(image: image)
    case .camera(let image): CIImage(cgImage: image)
    case .download(let data): CIImage(data: data)
    case .file(let url): CIImage(contentsOf: url)
    case .plain(let color): CIImage(color: color)
    case .nothing: CIImage.empty()
    }
  }
}

/// Draws a card from its layers.
struct CardRenderer {
  private let context: CIContext

  /// Renders fast, or exactly as the printer will.
  init(isExact: Bool) {
    guard isExact else {
      context = CIContext()
      return
    }
    context = CIContext(options: [
      .useSoftwareRenderer: true, .workingColorSpace: CGColorSpaceCreateDeviceRGB(),
      .outputColorSpace: CGColorSpaceCreateDeviceRGB(),
      CIContextOption(rawValue: "kCIContextCacheIntermediates"): false,
    ])
  }

  /// Puts a photo with its frame over a blurred copy of itself.
  func render(_ photo: CIImage, frame: CIImage, size: CGSize) -> CGImage? {
    let canvas = CGRect(origin: .zero, size: size)
    let backdrop = photo.applyingGaussianBlur(sigma: 20).cropped(to: canvas)
    let card = frame.composited(over: photo.composited(over: backdrop))
    let toned = card.applyingFilter("CIVibrance", parameters: [kCIInputIntensityKey: 0.3])
    let finished = toned.applyingFilter("CIPhotoEffectFade")
    return context.createCGImage(finished, from: canvas)
  }
}

/// A colour of a photo, for the text that is laid over it.
struct PhotoTint {
  var color: CIColor

  /// Reads the app's own colour.
  init(_ color: UIColor) { self.color = CIColor(color: color) }

  /// Reads a colour of a drawing.
  init(_ color: CGColor) { self.color = CIColor(cgColor: color) }

  /// Mixes a colour.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, isFaint: Bool) {
    color =
      isFaint
      ? CIColor(red: red, green: green, blue: blue, alpha: 0.5)
      : CIColor(red: red, green: green, blue: blue)
  }

  /// The colour that text has over this one.
  var text: CIColor {
    if color.alpha == 0 { return .clear }
    let brightness = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
    return brightness > 0.5 ? .black : .white
  }
}

/// The part of a photo that a vector names.
func region(_ vector: CIVector) -> CGRect? {
  guard vector.count == 4 else { return nil }
  return CGRect(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
}

/// The vectors of the distortion's controls: its strength, its middle, its light and its frame.
func distortionControls(strength: CGFloat, middle: CGPoint, frame: CGRect) -> [CIVector] {
  [
    CIVector(x: strength), CIVector(x: middle.x, y: middle.y),
    CIVector(x: middle.x, y: middle.y, z: 100), CIVector(cgRect: frame),
    CIVector(values: [strength, middle.x, middle.y, frame.width, frame.height]),
  ]
}

/// The sum of a tone curve's points.
func sum(of curve: CIVector) -> CGFloat {
  (0..<curve.count).map { curve.value(at: $0) }.reduce(0, +)
}

/// Turns a scan upright as the scanner's file says, and draws it over white.
func upright(_ scan: CGImage, orientation: CGImagePropertyOrientation, exif: Int32) -> CGImage? {
  let image = CIImage(cgImage: scan, options: [.applyOrientationProperty: true])
  let turned = image.oriented(orientation).oriented(forExifOrientation: exif)
  let size = image.transformed(by: image.orientationTransform(for: .right)).extent.size
  guard size.width > 0, image.cgImage != nil, image.properties.isEmpty else { return nil }
  let plain = turned.samplingNearest().unpremultiplyingAlpha().premultiplyingAlpha()
  let opaque = plain.settingAlphaOne(in: plain.extent).composited(over: .white)
  let context = CIContext()
  defer { context.clearCaches() }
  return context.createCGImage(
    opaque.samplingLinear(), from: turned.extent, format: .RGBA8, colorSpace: nil)
}

/// The grounds that a card may have.
let grounds: [CIImage] = [.black, .gray, .red, .green, .blue, .cyan, .magenta, .yellow, .clear]

/// The pens that write on them.
let pens: [CIColor] = [.gray, .red, .green, .blue, .cyan, .magenta, .yellow]

/// Reads a scan from a file or from what came of one, with its colours as they are.
func scan(at url: URL, or data: Data) -> CIImage? {
  let options: [CIImageOption: Any] = [
    .colorSpace: CGColorSpaceCreateDeviceRGB(), .properties: [:],
  ]
  let found = CIImage(contentsOf: url, options: options) ?? CIImage(data: data, options: options)
  guard let found, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
  let kept = found.insertingIntermediate().insertingIntermediate(cache: true)
  let matched = kept.matchedToWorkingSpace(from: space)?.matchedFromWorkingSpace(to: space)
  return matched?.transformed(by: CGAffineTransform.identity, highQualityDownsample: true)
}

/// The layouts that the printer takes.
let layouts: [CIFormat] = [.ARGB8, .BGRA8, .ABGR8, .RGBAh, .RGBAf, .A8, .L8]

/// The average colour of a picture's pixels, as an app takes it from a bitmap.
func averageColor(of picture: CIImage, _ context: CIContext) -> [UInt8] {
  let filter = CIFilter(name: "CIDissolveTransition")
  filter?.setValue(picture, forKey: kCIInputImageKey)
  filter?.setValue(picture, forKey: kCIInputTargetImageKey)
  filter?.setValue(picture, forKey: kCIInputMaskImageKey)
  filter?.setValue(0.5, forKey: kCIInputTimeKey)
  var bitmap = [UInt8](repeating: 0, count: 4)
  context.render(
    filter?.outputImage ?? picture, toBitmap: &bitmap, rowBytes: 4,
    bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
  return bitmap
}

/// A frame of a film as filters take it.
func picture(of frame: CVPixelBuffer) -> CIImage { CIImage(cvPixelBuffer: frame) }
