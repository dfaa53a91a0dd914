import CivilTime
import ExtensionEnvironment
import FoundationSupplement
import Testing
import UIKit
import WidgetPlatforms

@Suite struct UIKitTests {
  @Test func `a row of a section is a place with two indices`() {
    var place = IndexPath(row: 3, section: 1)
    #expect(place == IndexPath(item: 3, section: 1) && place == [1, 3])
    place.section += 1
    place.item = 0
    #expect(place.section == 2 && place.row == 0)
    place.row = 7
    #expect(place.item == 7)
  }

  @Test func `a colour gives its components in every form`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0, 0, 0.5])
    var white: CGFloat = 0
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
    #expect(!color.getWhite(&white, alpha: nil))
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(UIColor.red.withAlphaComponent(0.5) == color)
  }

  @Test func `a system colour adapts to the interface style`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.label != UIColor.black)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own == UIColor.label)
  }

  @Test func `a colour survives archiving`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.systemTeal, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(back?.cgColor == UIColor.systemTeal.cgColor)
  }

  @Test func `an image knows its size from its header`() throws {
    let png = try #require(UIImage(data: ImageFiles.png(30, 20), scale: 2))
    #expect(png.size == CGSize(width: 15, height: 10))
    #expect(png.pngData() == ImageFiles.png(30, 20))
    let jpeg = try #require(png.jpegData(compressionQuality: 1).flatMap(UIImage.init(data:)))
    #expect(jpeg.size == CGSize(width: 30, height: 20))
    #expect(png.cgImage?.width == 30)
    #expect(UIImage(data: ImageFiles.jpeg(4, 3))?.size == CGSize(width: 4, height: 3))
    #expect(UIImage(data: ImageFiles.gif)?.size == CGSize(width: 7, height: 9))
    #expect(UIImage(data: ImageFiles.webp)?.size == CGSize(width: 20, height: 30))
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  @Test func `an image keeps what it shows when it is changed`() throws {
    let image = try #require(UIImage(data: ImageFiles.png(30, 20)))
    let tinted = image.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(tinted.size == image.size)
    #expect(tinted.renderingMode == .alwaysTemplate)
    #expect(tinted != image)
    #expect(image.preparingThumbnail(of: CGSize(width: 15, height: 15))?.size.height == 10)
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `a drawn image has the size that was asked for`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
    var drawn = 0
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
      drawn = context.cgContext.drawings.count
    }
    #expect(image.size == CGSize(width: 8, height: 6))
    #expect(image.cgImage?.width == 24)
    #expect(image.pngData().flatMap { UIImage(data: $0, scale: 3) }?.size == image.size)
    #expect(UIImage().pngData() == nil)
    // A symbol is a picture of its size, as any other that is drawn.
    let star = try #require(UIImage(systemName: "star"))
    let kept = star.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0, scale: star.scale) }
    #expect(kept.map { abs($0.size.width - star.size.width) < 1 } == true)
    #expect(drawn == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `assets are found by name, scale and appearance`() throws {
    let folder = ResourceFolder([
      "A.xcassets/pic.imageset/Contents.json": """
      {"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "3.png", "scale": "3x"},
        {"filename": "d.png", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/sea.colorset/Contents.json": """
      {"colors": [{"color": {"components":
        {"red": "0x33", "green": "255", "blue": "0.500", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.000", "alpha": "0.500"}}}]}
      """,
      "A.xcassets/Text.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "universal", "reference": "labelColor"}}]}"#,
      "A.xcassets/bolt.symbolset/Contents.json": "{}",
      "sea_Sea.bundle/B.xcassets/pic.imageset/Contents.json":
        #"{"images": [{"filename": "other.png"}]}"#,
      "sea_Sea.bundle/B.xcassets/fish.imageset/Contents.json":
        #"{"images": [{"filename": "fish.png"}]}"#,
    ])
    folder.add("loose@2x.png", ImageFiles.png(4, 4))
    let catalog = AssetCatalog(folder: folder.url)
    #expect(catalog.image(named: "pic")?.file.lastPathComponent == "3.png")
    #expect(catalog.image(named: "pic", scale: 1)?.file.lastPathComponent == "1.png")
    #expect(catalog.image(named: "pic", isDark: true)?.file.lastPathComponent == "d.png")
    #expect(catalog.image(named: "pic")?.isTemplate == true)
    #expect(catalog.image(named: "fish")?.file.lastPathComponent == "fish.png")
    let bundle = AssetCatalog.catalog(at: folder.url.appendingPathComponent("sea_Sea.bundle"))
    #expect(bundle.image(named: "pic")?.file.lastPathComponent == "other.png")
    #expect(catalog.image(named: "loose.png")?.scale == 2)
    let color = try #require(catalog.color(named: "Brand/sea"))
    #expect(color.light == ResolvedColor(red: 0.2, green: 1, blue: 0.5))
    #expect(color.dark == ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(catalog.color(named: "sea") == nil)
    for name in ["pic", "loose", "loose.png", "Brand/sea", "Text", "bolt"] {
      #expect(catalog.has(name), "\(name)")
    }
    for name in ["sea", "Brand", "A", ""] { #expect(!catalog.has(name), "\(name)") }
  }

  @Test func `a light appearance of its own, and a device's own variant, win over any`() throws {
    func variant(_ appearance: String?, _ white: Double, idiom: String = "universal") -> String {
      let list = appearance.map {
        #""appearances": [{"appearance": "luminosity", "value": "\#($0)"}], "#
      }
      return #"{\#(list ?? "")"idiom": "\#(idiom)", "color": {"components": "#
        + #"{"white": "\#(white)"}}}"#
    }
    func colors(_ variants: String...) -> String {
      #"{"colors": [\#(variants.joined(separator: ", "))]}"#
    }
    let folder = ResourceFolder([
      "A.xcassets/Three.colorset/Contents.json":
        colors(variant(nil, 0.5), variant("light", 0.1), variant("dark", 0.9)),
      "A.xcassets/Light.colorset/Contents.json": colors(variant(nil, 0.5), variant("light", 0.1)),
      "A.xcassets/Phone.colorset/Contents.json":
        colors(
          variant(nil, 0.5, idiom: "mac"), variant(nil, 0.2), variant(nil, 0.3, idiom: "iphone")),
      "A.xcassets/Mac.colorset/Contents.json": colors(variant(nil, 0.5, idiom: "mac")),
      "A.xcassets/pic.imageset/Contents.json": """
      {"images": [{"filename": "any.png", "idiom": "universal"},
        {"filename": "light.png", "idiom": "universal",
         "appearances": [{"appearance": "luminosity", "value": "light"}]}]}
      """,
    ])
    let catalog = AssetCatalog(folder: folder.url)
    func whites(_ name: String) throws -> [CGFloat] {
      let color = try #require(catalog.color(named: name))
      return [color.light.red, color.dark.red]
    }
    #expect(try whites("Three") == [0.1, 0.9])
    #expect(try whites("Light") == [0.1, 0.5])
    #expect(try whites("Phone") == [0.3, 0.3])
    #expect(try whites("Mac") == [0.5, 0.5])
    #expect(catalog.image(named: "pic")?.file.lastPathComponent == "light.png")
    #expect(catalog.image(named: "pic", isDark: true)?.file.lastPathComponent == "any.png")
  }

  @Test func `a catalogue's colour may be one of the system's`() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let folder = ResourceFolder([
      "A.xcassets/Text.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "universal", "reference": "labelColor"}}]}"#,
      "A.xcassets/Accent.colorset/Contents.json": """
      {"colors": [{"color": {"platform": "ios", "reference": "systemIndigoColor"}},
        {\(dark), "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}
      """,
      "A.xcassets/Odd.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "ios", "reference": "nobodysColor"}}]}"#,
    ])
    let catalog = AssetCatalog(folder: folder.url)
    #expect(catalog.color(named: "Text") == SystemColors.label)
    let accent = try #require(catalog.color(named: "Accent"))
    #expect(accent.light == SystemColors.systemIndigo.light)
    #expect(accent.dark == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(catalog.color(named: "Odd") == nil && catalog.has("Odd"))
  }

  @Test func `fonts follow their text style`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.boldSystemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10, weight: .bold))
    let narrow = UIFont.systemFont(ofSize: 10, weight: .bold, width: .condensed)
    #expect(narrow != UIFont.boldSystemFont(ofSize: 10) && narrow.withSize(10) == narrow)
    let bold = UIFont.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).pointSize } == 9)
    #expect("ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).height > 10)
  }

  @Test func `font metrics scale by the text size of traits`() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font).pointSize == 17 && metrics.scaledValue(for: 8.5) == 8.5)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 0.001)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(title.scaledFont(for: font, compatibleWith: largest).pointSize == 29)
  }

  @Test @MainActor func `the device is the simulated one`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let names = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
    ]
    #expect(
      names.map(\.rawValue) == [
        "UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification",
      ])
    let screen = ExtensionSurroundings.current.screen
    #expect(UIScreen.main.bounds.size == CGSize(width: screen.width, height: screen.height))
    #expect(UIScreen.main.bounds.width * UIScreen.main.scale == UIScreen.main.nativeBounds.width)
  }

  @Test(arguments: [(nil, 820, 1180), (DeviceScreen(width: 744, height: 1133), 744, 1133)])
  func `the screen is the setup's, or the usual one of the platform`(
    _ screen: DeviceScreen?, _ width: Double, _ height: Double
  ) {
    var setup = ExtensionSetup(
      system: PlatformVersion(.iPadOS), locale: "", timeZone: "", start: 0,
      containers: "")
    setup.screen = screen
    let found = ExtensionSurroundings(setup).screen
    #expect(found.width == width && found.height == height)
  }

  @Test func `traits are combined and compared`() {
    let changed = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .small
    }
    #expect(changed.userInterfaceStyle == .dark && changed.displayScale == 2)
    #expect(changed.preferredContentSizeCategory == .small)
    #expect(UITraitCollection { $0.displayScale = 2 } == UITraitCollection(displayScale: 2))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
  }

  @Test func `a reversed path goes the other way round, with its parts closed as they were`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    path.lineWidth = 3
    path.move(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5),
      controlPoint2: CGPoint(x: 18, y: 6))
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 3 && reversed.bounds == path.bounds)
    #expect(
      reversed.cgPath.elements == [
        .move(CGPoint(x: 20, y: 0)),
        .curve(
          CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 6), control2: CGPoint(x: 12, y: 5)),
        .move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 0)),
        .line(CGPoint(x: 0, y: 0)), .close,
      ])
    // A hole in an area: what goes the other way round takes away from it.
    let area = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    area.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
    #expect(area.contains(CGPoint(x: 1, y: 1)) && !area.contains(CGPoint(x: 5, y: 5)))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `corners are rounded one by one`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(path.bounds.inset(by: inset) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}
