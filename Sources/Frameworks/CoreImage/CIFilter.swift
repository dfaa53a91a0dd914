// Core Image's filters: a filter's output has the extent of its input.

public import CoreGraphics

open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  init(builtin name: String) { self.name = name }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { values[key] }

  open func setDefaults() {}

  open var outputImage: CIImage? {
    if name.hasSuffix("Generator") { return generated }
    return (values[kCIInputImageKey] as? CIImage).map { CIImage(extent: $0.extent) }
  }

  /// The image of a filter that needs none: a code has a size of its own, everything else is
  /// endless.
  private var generated: CIImage {
    let message = values["inputMessage"] as? Data
    guard name == "CIQRCodeGenerator" else { return CIImage(extent: .infinite) }
    let side = 23 + 4 * CGFloat((message?.count ?? 0) / 16)
    return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side))
  }
}
