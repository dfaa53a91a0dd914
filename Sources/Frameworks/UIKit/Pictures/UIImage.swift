// `UIImage`. An image knows its file's bytes and its size; it is never decoded, so an encoding that
// would need new pixels (`pngData()` of a JPEG) is a plain surface of that size. Its rendering
// mode, tint and orientation are kept for the view that shows it, and for a context that draws it.

public import CoreGraphics

open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The content: encoded data, a symbol, or what drew it, in points.
  package let content: ImageContent
  /// The name that it was loaded by, for the view that shows it.
  package private(set) var name: String?
  package private(set) var tint: UIColor?

  public let size: CGSize
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public internal(set) var renderingMode: RenderingMode = .automatic
  public private(set) var configuration: UIImage.Configuration?
  /// The edges that keep their size where a context draws the image into another size.
  public private(set) var capInsets = UIEdgeInsets.zero
  public private(set) var resizingMode = ResizingMode.tile
  private var isResizable = false
  /// The pictures of an animation, one after the other; nil for an image that stands still.
  open internal(set) var images: [UIImage]?
  /// The seconds that an animation takes; zero for an image that stands still.
  open internal(set) var duration: TimeInterval = 0

  package init(
    content: ImageContent, size: CGSize, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    super.init()
  }

  convenience init(
    copying image: UIImage, size: CGSize? = nil, orientation: Orientation? = nil
  ) {
    self.init(
      content: image.content, size: size ?? image.size, scale: image.scale,
      orientation: orientation ?? image.imageOrientation)
    name = image.name
    tint = image.tint
    renderingMode = image.renderingMode
    configuration = image.configuration
    capInsets = image.capInsets
    resizingMode = image.resizingMode
    isResizable = image.isResizable
    images = image.images
    duration = image.duration
  }

  public override convenience init() {
    self.init(content: .drawn([]), size: .zero, scale: 1)
  }

  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("there is no image named '\(name)' in the extension's resources")
    }
    self.init(copying: image)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(file: data, size: size, scale: scale)
  }

  /// Creates an image of a file, turned as the file tells.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - size: The size of its pixels as they are stored, in points.
  ///   - scale: The pixels in a point.
  private convenience init(file data: Data, size: CGSize, scale: CGFloat) {
    let orientation = ImageOrientation(exifOf: data)
    self.init(
      content: .encoded(data), size: orientation.shown(size), scale: scale,
      orientation: Orientation(orientation))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    let isMain = bundle == nil || bundle == .main
    let catalog = isMain ? .main : bundle.map { AssetCatalog.catalog(at: $0.bundleURL) } ?? .main
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    guard let asset = catalog.image(named: name, isDark: isDark),
      let data = FileManager.default.contents(atPath: asset.file.path)
    else { return nil }
    if let header = ImageHeader(data) {
      let size = CGSize(
        width: CGFloat(header.width) / asset.scale, height: CGFloat(header.height) / asset.scale)
      self.init(file: data, size: size, scale: asset.scale)
    } else {
      // Xcode makes a vector image's pixels for the display, in the size of its entry's scale.
      let size = VectorImageHeader(data)?.size ?? .zero
      self.init(
        content: .encoded(data),
        size: CGSize(width: size.width / asset.scale, height: size.height / asset.scale),
        scale: max(asset.scale, 3))
    }
    self.name = name
    self.configuration = configuration
    renderingMode = asset.isTemplate == true ? .alwaysTemplate : .automatic
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(
      content: .symbol(name), size: CGSize(width: points * 1.2, height: points * 1.2), scale: 3)
    self.name = name
    self.configuration = configuration
  }

  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      content: cgImage.encoded.map { .encoded($0) } ?? .drawn(cgImage.drawn.scaled(by: 1 / scale)),
      size: orientation.turn.shown(CGSize(width: width, height: height)),
      scale: scale, orientation: orientation)
  }

  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: data as Data, scale: max(1, CGFloat(coder.decodeDouble(forKey: "UIScale"))))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(scale), forKey: "UIScale")
    if case .encoded(let data) = content { coder.encode(data as NSData, forKey: "UIImageData") }
  }

  open class var supportsSecureCoding: Bool { true }

  open var cgImage: CGImage? {
    switch content {
    case .encoded(let data):
      CGImage(width: pixels.width, height: pixels.height, encoded: data)
    case .drawn(let drawings) where size != .zero:
      CGImage(
        width: pixels.width, height: pixels.height, drawn: drawings.scaled(by: scale))
    case .drawn, .symbol: nil
    }
  }

  /// The size in pixels, before they are turned.
  private var pixels: (width: Int, height: Int) {
    let own = imageOrientation.turn.shown(size)
    return (Int((own.width * scale).rounded()), Int((own.height * scale).rounded()))
  }

  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  open func pngData() -> Data? { data(as: .png) }
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(as: .jpeg) }
  open func heicData() -> Data? { data(as: .heif) }

  private func data(as format: ImageHeader.Format) -> Data? {
    if case .encoded(let data) = content, ImageHeader(data)?.format == format { return data }
    let file = BlankImageFile(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    switch format {
    case .png: return file?.png
    case .jpeg: return file?.jpeg
    default: return nil
    }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Colours the image: in a view, all that is opaque, unless its mode is `alwaysTemplate`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { image in
      image.tint = color
      image.renderingMode = renderingMode
    }
  }

  /// Returns the image with left and right changed when it is shown.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    let copy = UIImage(copying: self, orientation: Orientation(imageOrientation.turn.flipped))
    // The asset of its name is not flipped.
    if case .encoded = content { copy.name = nil }
    return copy
  }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }

  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
    let ratio = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
    return UIImage(copying: self, size: fitted)
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Draws the image upright: a template and a symbol in the fill colour, unless it has a tint.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: .some(blendMode), alpha: alpha)
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    guard let context = UIGraphicsImageRenderer.current else { return }
    var picture = DrawnPicture(content, size: size)
    picture.orientation = imageOrientation.turn
    let isFilled = isTemplate ?? (isSymbolImage && tint == nil)
    picture.tint = isFilled ? context.fillColor : tint?.resolved(for: .current)
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    for part in isResizable ? ImageParts(self).parts(in: rect) : [] {
      context.saveGState()
      context.clip(to: part.shown)
      context.draw(picture, in: part.whole, isUpsideDown: !context.isFlipped)
      context.restoreGState()
    }
    if !isResizable { context.draw(picture, in: rect, isUpsideDown: !context.isFlipped) }
    context.restoreGState()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return content != .drawn([]) && content == other.content && scale == other.scale
      && tint == other.tint && renderingMode == other.renderingMode
      && imageOrientation == other.imageOrientation && isResizable == other.isResizable
      && capInsets == other.capInsets && resizingMode == other.resizingMode
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(copying: self)
    change(copy)
    return copy
  }
}
