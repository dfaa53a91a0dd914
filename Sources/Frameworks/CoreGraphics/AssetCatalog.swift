// The images and colours of the extension's asset catalogues, and loose image files.

import FoundationSupplement
import Synchronization
import WidgetPlatforms

/// The content of a folder's asset catalogues, by name.
package struct AssetCatalog: Sendable {
  /// An image in one of its sizes.
  package struct Image: Equatable, Sendable {
    package var file: URL
    package var scale: CGFloat
    package var isDark: Bool
    /// Whether it is for the light appearance alone, and not for any.
    package var isLight = false
    /// Whether it is to be drawn in one colour; nil where the catalogue does not say.
    package var isTemplate: Bool?
    /// Whether a vector image is kept as one, and not made into pixels when the app is built.
    package var isScalable = false
  }

  /// A colour with the one it has in the dark.
  package struct Color: Equatable, Sendable {
    package var light: ResolvedColor
    package var dark: ResolvedColor
    /// The colours with increased contrast; nil where they are the same.
    package var lightIncreased: ResolvedColor?
    package var darkIncreased: ResolvedColor?
  }

  private var images: [String: [Image]] = [:]
  private var colors: [String: Color] = [:]
  private var files: [String: (file: URL, type: String)] = [:]
  private var symbols: [String: URL] = [:]
  /// All sets by name, including those whose content is not understood.
  private var sets: Set<String> = []

  /// The endings of image files.
  private static let endings = ["png", "jpg", "jpeg", "heic", "webp", "gif", "pdf", "svg"]

  private static let cache = Mutex<[String: AssetCatalog]>([:])

  /// The catalogue of the extension's resources, read once.
  package static var main: AssetCatalog {
    ExtensionSurroundings.current.resources.map { catalog(at: $0) } ?? AssetCatalog()
  }

  /// Returns the catalogue of a bundle's folder, read once.
  package static func catalog(at folder: URL) -> AssetCatalog {
    cache.withLock { cache in
      if let known = cache[folder.path] { return known }
      let catalog = AssetCatalog(folder: folder)
      cache[folder.path] = catalog
      return catalog
    }
  }

  init() {}

  /// Reads the catalogues and image files of a folder, and then, for names that it lacks, those of
  /// the bundles in it: views know assets by their names alone.
  package init(folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sorted = (names ?? []).sorted()
    read(sorted.filter { !$0.contains(".bundle/") }, in: folder)
    let bundles = Dictionary(grouping: sorted.filter { $0.contains(".bundle/") }) { name in
      name.components(separatedBy: ".bundle/")[0]
    }
    for (_, names) in bundles.sorted(by: { $0.key < $1.key }) {
      var bundled = AssetCatalog()
      bundled.read(names, in: folder)
      add(bundled)
    }
  }

  /// Adds the assets of another catalogue whose names are new.
  private mutating func add(_ other: AssetCatalog) {
    let known = sets.union(images.keys)
    images.merge(other.images) { own, _ in own }
    colors.merge(other.colors.filter { !known.contains($0.key) }) { own, _ in own }
    symbols.merge(other.symbols.filter { !known.contains($0.key) }) { own, _ in own }
    files.merge(other.files) { own, _ in own }
    sets.formUnion(other.sets)
  }

  private mutating func read(_ names: [String], in folder: URL) {
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      let file = folder.appendingPathComponent(name)
      switch file.pathExtension {
      case let ending where ending.hasSuffix("set"):
        let name = Self.assetName(parts, in: folder)
        sets.insert(name)
        if ending == "imageset" { readImages(file, name) }
        if ending == "colorset" { readColor(file, name) }
        if ending == "symbolset" { readSymbol(file, name) }
        if ending == "dataset" { readFile(file, name) }
      case let ending where Self.endings.contains(ending):
        if !parts.contains(where: { $0.hasSuffix(".xcassets") }) { readLoose(file) }
      default: continue
      }
    }
  }

  /// Returns an image in the size for a display.
  package func image(named name: String, scale: CGFloat = 3, isDark: Bool = false) -> Image? {
    let base = Self.endings.lazy
      .compactMap { name.hasSuffix("." + $0) ? String(name.dropLast($0.count + 1)) : nil }.first
    let all = images[name] ?? base.flatMap { images[$0] } ?? []
    let own = all.filter { isDark ? $0.isDark : $0.isLight }
    let any = all.filter { !$0.isDark && !$0.isLight }
    return ([own, any].first { !$0.isEmpty } ?? all).min {
      abs($0.scale - scale) < abs($1.scale - scale)
    }
  }

  /// Whether a set or an image of any kind has a name.
  package func has(_ name: String) -> Bool { sets.contains(name) || image(named: name) != nil }

  /// The names of all sets and images, in order of text.
  package var names: [String] { sets.union(images.keys).sorted() }

  /// Returns a colour.
  package func color(named name: String) -> Color? { colors[name] }

  /// Returns the file of an author's own symbol.
  package func symbol(named name: String) -> URL? { symbols[name] }

  /// Returns a file, with the identifier of its type.
  package func file(named name: String) -> (file: URL, type: String)? { files[name] }

  private mutating func readSymbol(_ folder: URL, _ name: String) {
    let entries = Self.contents(of: folder)?["symbols"] as? [[String: Any]] ?? []
    let file = entries.lazy.compactMap { $0["filename"] as? String }.first
    symbols[name] = file.map { folder.appendingPathComponent($0) }
  }

  private mutating func readFile(_ folder: URL, _ name: String) {
    let entries = Self.contents(of: folder)?["data"] as? [[String: Any]] ?? []
    let entry = entries.first { $0["idiom"] as? String == "universal" } ?? entries.first
    guard let entry, let file = entry["filename"] as? String else { return }
    let type = entry["universal-type-identifier"] as? String ?? "public.data"
    files[name] = (folder.appendingPathComponent(file), type)
  }

  /// The name of an asset: folders that are namespaces come before it.
  private static func assetName(_ parts: [String], in folder: URL) -> String {
    let name = parts.last.map { $0.prefix { $0 != "." } } ?? ""
    let stem = parts.last.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }
    guard let start = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      return stem ?? String(name)
    }
    var namespaces: [String] = []
    for index in parts.indices.dropLast() where index > start {
      let place = folder.appendingPathComponent(parts[...index].joined(separator: "/"))
      let properties = contents(of: place)?["properties"] as? [String: Any]
      if properties?["provides-namespace"] as? Bool == true { namespaces.append(parts[index]) }
    }
    return (namespaces + [stem ?? String(name)]).joined(separator: "/")
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  /// Returns the variants of a set for this platform's devices, those for every device last; all
  /// where none is.
  private static func variants(_ contents: [String: Any]?, _ key: String) -> [[String: Any]] {
    let all = contents?[key] as? [[String: Any]] ?? []
    let own = ExtensionSurroundings.current.system.platform.assetIdiom
    let fitting = [own, "universal"].flatMap { idiom in
      all.filter { $0["idiom"] as? String ?? "universal" == idiom }
    }
    return fitting.isEmpty ? all : fitting
  }

  /// Whether a variant is for an appearance.
  private static func has(_ variant: [String: Any], _ appearance: String) -> Bool {
    let appearances = variant["appearances"] as? [[String: String]] ?? []
    return appearances.contains { $0["value"] == appearance }
  }

  private mutating func readImages(_ folder: URL, _ name: String) {
    let contents = Self.contents(of: folder)
    let properties = contents?["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    for variant in Self.variants(contents, "images") {
      guard let file = variant["filename"] as? String else { continue }
      let scale = (variant["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      images[name, default: []].append(
        Image(
          file: folder.appendingPathComponent(file), scale: CGFloat(scale),
          isDark: Self.has(variant, "dark"), isLight: Self.has(variant, "light"),
          isTemplate: intent.map { $0 == "template" },
          isScalable: properties?["preserves-vector-representation"] as? Bool ?? false))
    }
  }

  private mutating func readLoose(_ file: URL) {
    var name = file.deletingPathExtension().lastPathComponent
    var scale: CGFloat = 1
    for factor in [2, 3] where name.hasSuffix("@\(factor)x") {
      name = String(name.dropLast(3))
      scale = CGFloat(factor)
    }
    images[name, default: []].append(Image(file: file, scale: scale, isDark: false))
  }

  private mutating func readColor(_ folder: URL, _ name: String) {
    var (plain, increased): ([Appearance: Color], [Appearance: Color]) = ([:], [:])
    for variant in Self.variants(Self.contents(of: folder), "colors") {
      guard let value = variant["color"] as? [String: Any], let color = Self.color(value) else {
        continue
      }
      let appearance: Appearance =
        Self.has(variant, "dark") ? .dark : Self.has(variant, "light") ? .light : .any
      if Self.has(variant, "high") {
        increased[appearance] = increased[appearance] ?? color
      } else {
        plain[appearance] = plain[appearance] ?? color
      }
    }
    // A system colour is another in the dark without a variant of its own.
    let every = [plain, increased].flatMap { colors in Appearance.allCases.compactMap { colors[$0] }
    }
    guard let any = every.first else { return }
    let anyIncreased = plain[.dark] == nil ? increased[.any] : nil
    colors[name] = Color(
      light: (plain[.light] ?? any).light, dark: (plain[.dark] ?? any).dark,
      lightIncreased: (increased[.light] ?? increased[.any])?.light,
      darkIncreased: (increased[.dark] ?? anyIncreased)?.dark)
  }

  /// The appearances that a variant can be for, the most general first.
  private enum Appearance: CaseIterable {
    case any, light, dark
  }

  /// A colour that a catalogue gives by its components, or one of the system's by its name.
  private static func color(_ value: [String: Any]) -> Color? {
    if let name = value["reference"] as? String { return SystemColors.referred(name) }
    return (value["components"] as? [String: Any]).flatMap(components).map {
      Color(light: $0, dark: $0)
    }
  }

  private static func components(_ parts: [String: Any]) -> ResolvedColor? {
    func component(_ name: String) -> CGFloat? {
      if let number = parts[name] as? NSNumber { return CGFloat(number.doubleValue) }
      guard let text = parts[name] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return CGFloat(text.contains(".") ? value : value / 255)
    }
    // Opacity is written as a fraction even where the others are written up to 255.
    let alpha = (parts["alpha"] as? String).flatMap(Double.init).map { CGFloat($0) } ?? 1
    if let white = component("white") {
      return ResolvedColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
