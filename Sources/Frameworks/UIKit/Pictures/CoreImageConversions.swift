// Images and colours of Core Image that are made of those here, and the other way round.

public import CoreImage

extension CIImage {
  public convenience init?(image: UIImage) {
    guard image.size != .zero else { return nil }
    let size = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(extent: CGRect(origin: .zero, size: size))
  }
}

extension CIColor {
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIImage {
  /// The image of Core Image that this one was made of; nil, as pixels are kept here.
  public var ciImage: CIImage? { nil }
}
