// The filters that are made by method (iOS 13), each with the values that it takes.

public import UIKit

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

/// The filters that are made by method.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }

  var radius: Float {
    get { value(forKey: kCIInputRadiusKey) as? Float ?? 0 }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  var intensity: Float {
    get { value(forKey: kCIInputIntensityKey) as? Float ?? 0 }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  var saturation: Float {
    get { value(forKey: kCIInputSaturationKey) as? Float ?? 1 }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  var brightness: Float {
    get { value(forKey: kCIInputBrightnessKey) as? Float ?? 0 }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  var contrast: Float {
    get { value(forKey: kCIInputContrastKey) as? Float ?? 1 }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .white }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 1, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0, y: 1, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 1, w: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 1) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
}

extension BuiltinFilter:
  CIBoxBlur, CIColorControls, CIColorInvert, CIColorMatrix, CIColorMonochrome, CICompositeOperation,
  CIGaussianBlur, CIPhotoEffect, CIQRCodeGenerator, CIRandomGenerator, CISepiaTone
{}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter(builtin: "CIGaussianBlur")
  }

  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltinFilter(builtin: "CIBoxBlur")
  }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter(builtin: "CIQRCodeGenerator")
  }

  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter(builtin: "CIRandomGenerator")
  }

  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(builtin: "CIColorMonochrome")
  }

  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter(builtin: "CIColorMatrix")
  }

  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(builtin: "CIColorControls")
  }

  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter(builtin: "CIColorInvert")
  }

  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter(builtin: "CISepiaTone")
  }

  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(builtin: "CIPhotoEffectMono")
  }

  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(builtin: "CIPhotoEffectNoir")
  }

  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(builtin: "CIOverlayBlendMode")
  }
}
