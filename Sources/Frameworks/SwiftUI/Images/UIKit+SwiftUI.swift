// SwiftUI's initialisers from UIKit's and Core Graphics' images, colours and fonts, and the views
// that stand for platform views, which a widget cannot show.

extension Color {
  public init(_ color: UIColor) {
    let light = Color(color.resolved(for: .light))
    let dark = Color(color.resolved(for: .dark))
    self = light == dark ? light : Color(storage: .dynamic(light: light, dark: dark))
  }

  public init(uiColor: UIColor) { self.init(uiColor) }
}

extension UIColor {
  public convenience init(_ color: Color) {
    var (light, dark) = (EnvironmentValues(), EnvironmentValues())
    light.colorScheme = .light
    dark.colorScheme = .dark
    self.init(
      light: ResolvedColor(color.resolve(in: light)), dark: ResolvedColor(color.resolve(in: dark)))
  }
}

extension UIColor {
  /// Finds a colour of an asset catalogue; clear where there is none of the resource's name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}

extension UIImage {
  /// Finds an image of an asset catalogue; traps where there is none of the resource's name.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}

extension ResolvedColor {
  fileprivate init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }
}

extension Font {
  /// Creates a font of a fixed size.
  public init(_ font: UIFont) {
    guard font.isSystemFont else {
      self.init(["name": font.fontName.attribute, "fixedSize": font.pointSize.attribute])
      return
    }
    let weight = Weight(font.weight)
    self.init([
      "size": font.pointSize.attribute,
      "weight": weight == .regular ? nil : weight.attribute,
      "design": font.systemDesign.attribute, "italic": font.isItalic ? true : nil,
      "monospacedDigit": font.hasMonospacedDigits ? true : nil,
      "width": font.width == .standard ? nil : font.width.rawValue.attribute,
    ])
  }
}

extension Font.Weight {
  /// The weight that is nearest to UIKit's.
  fileprivate init(_ weight: UIFont.Weight) {
    let weights: [(Font.Weight, UIFont.Weight)] = [
      (.regular, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    let nearest = weights.min {
      abs($0.1.rawValue - weight.rawValue) < abs($1.1.rawValue - weight.rawValue)
    }
    self = nearest?.0 ?? .regular
  }
}

extension Image {
  /// Shows an image in its rendering mode, with its tint and as its orientation says.
  public init(uiImage: UIImage) {
    self.init(uiImage.fields(), drawnBy: uiImage.commands)
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    let image = UIImage(cgImage, scale, orientation)
    self.init(image.fields(label: label), drawnBy: image.commands)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage, scale, orientation))
  }
}

extension UIImage {
  fileprivate convenience init(
    _ image: CGImage, _ scale: CGFloat, _ orientation: Image.Orientation
  ) {
    let turn = ImageOrientation(named: "\(orientation)") ?? .up
    self.init(cgImage: image, scale: scale, orientation: Orientation(turn))
  }

  /// The commands of a canvas that drew the image; none for a file or a symbol.
  fileprivate var commands: [ViewNode] {
    if case .drawn(let drawings) = content { drawings.map(\.command) } else { [] }
  }

  /// The image as attributes of a view tree: its size, name and file, and how it is shown.
  fileprivate func fields(label: Text? = nil) -> KeyValuePairs<String, ViewAttribute?> {
    let mode = isTemplate.map { $0 ? "template" : "original" }
    let orientation = imageOrientation == .up ? nil : "\(imageOrientation)"
    let (symbol, data): (String?, ViewAttribute?) =
      switch content {
      case .symbol(let name): (name, nil)
      case .encoded(let data): (nil, .data(data))
      case .drawn: (nil, nil)
      }
    let weight = (configuration as? SymbolConfiguration)?.weight
      .flatMap { $0 == .unspecified ? nil : "\($0)" }
    // A thumbnail has fewer pixels than the file that it is of, and what was drawn has its own.
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    return [
      "symbol": symbol.attribute, "size": size.attribute,
      "symbolWeight": symbol == nil ? nil : weight.attribute,
      "pixels": symbol == nil ? pixels.attribute : nil,
      "asset": symbol == nil ? name.attribute : nil, "data": data, "label": label.attribute,
      "renderingMode": mode.attribute, "orientation": orientation.attribute,
      "tint": tint.map { Color($0).attribute },
    ]
  }
}
