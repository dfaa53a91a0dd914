import Foundation
import WidgetManifest

/// The names that Xcode gives to the colours and images of an extension's asset catalogues.
///
/// Only names that the sources use and do not declare themselves become symbols, so that what an
/// author wrote by hand is never in conflict with them.
struct AssetSymbols: Hashable {
  /// The kinds of assets that have symbols.
  enum Kind: CaseIterable {
    case color, image

    /// The kind of the assets whose folders have an ending; nil for any other.
    init?(ending: String) {
      switch ending {
      case "colorset": self = .color
      case "imageset", "symbolset": self = .image
      default: return nil
      }
    }
  }

  /// An asset and the name that Swift code uses for it.
  struct Asset: Hashable {
    /// The name that finds it, with the folders that are namespaces.
    var name: String
    /// The enumerations that its namespaces become.
    var namespaces: [String]
    /// The member's name.
    var symbol: String

    /// Creates an asset by its name.
    init(_ name: String) {
      let parts = name.split(separator: "/").map(String.init)
      self.name = name
      namespaces = parts.dropLast().map { AssetSymbols.typeName(of: $0) }
      symbol = AssetSymbols.symbol(parts.last ?? name)
    }

    /// The member's name behind its namespaces.
    var path: String {
      (namespaces + [symbol]).map(\.asIdentifier).joined(separator: ".")
    }
  }

  private var assets: [Kind: [Asset]] = [:]

  /// Finds the assets of resources.
  ///
  /// - Parameter resources: The extension's resources.
  init(of resources: [RootedPath]) {
    for resource in resources where resource.path.hasSuffix(".xcassets") {
      let below = FileManager.default.enumerator(atPath: resource.url.path)
      for path in (below?.allObjects as? [String] ?? []).sorted() {
        guard let kind = Kind(ending: (path as NSString).pathExtension) else { continue }
        assets[kind, default: []].append(Asset(Self.name(of: path, in: resource.url)))
      }
    }
  }

  /// Creates symbols of known assets.
  init(colors: [String], images: [String]) {
    assets[.color] = colors.map { Asset($0) }
    assets[.image] = images.map { Asset($0) }
  }

  /// Returns the source that declares the symbols; nil where none is used.
  ///
  /// - Parameter sources: The texts of the extension's sources.
  /// - Returns: The source.
  func source(for sources: [String]) -> GeneratedSource? {
    let known = Set(assets.values.joined().map { $0.symbol[...] })
    var wanted: Set<Substring> = []
    for text in sources {
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      for word in words where word.contains(".") {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        wanted.formUnion(parts.filter(known.contains))
      }
    }
    guard !wanted.isEmpty else { return nil }
    var byHand: [String: Set<String>] = [:]
    for text in sources where text.contains("extension") && text.contains("static") {
      byHand.merge(HandwrittenSymbols.names(in: text)) { $0.union($1) }
    }
    var lines: [String] = []
    for kind in Kind.allCases {
      var seen: Set<String> = []
      let assets = (assets[kind] ?? []).filter { asset in
        wanted.contains(asset.symbol[...]) && seen.insert(asset.path).inserted
      }
      if !assets.isEmpty { lines += declarations(of: assets, kind, besides: byHand) }
    }
    guard !lines.isEmpty else { return nil }
    let text = (["import SwiftUI", "import UIKit"] + lines).joined(separator: "\n") + "\n"
    return GeneratedSource(name: "GeneratedAssetSymbols.swift", text: text)
  }

  /// The colours and styles of the system, whose names Xcode gives to no asset but as a resource.
  private static let taken = Set(
    """
    accentColor background black blue brown clear cyan darkText fill foreground gray green indigo
    label lightText link magenta mint orange pink placeholder primary purple quaternary quinary red
    secondary selection separator teal tertiary tint white windowBackground yellow
    """.split { " \n".contains($0) }.map(String.init))

  private func declarations(
    of assets: [Asset], _ kind: Kind, besides byHand: [String: Set<String>]
  ) -> [String] {
    func lines(_ head: String, _ line: (Asset) -> String) -> [String] {
      let type = head.split(separator: ".").last.map(String.init) ?? head
      let own = assets.filter { byHand[type]?.contains($0.symbol) != true }
      return own.isEmpty ? [] : ["extension \(head) {"] + Self.nested(own[...], line) + ["}"]
    }
    let resource = kind == .color ? "ColorResource" : "ImageResource"
    let resources = lines("SwiftUI.\(resource)") {
      "static let \($0.symbol.asIdentifier) = SwiftUI.\(resource)"
        + "(name: \($0.name.asLiteral), bundle: .main)"
    }
    switch kind {
    case .color:
      let assets = assets.filter { !$0.namespaces.isEmpty || !Self.taken.contains($0.symbol) }
      guard !assets.isEmpty else { return resources }
      // A style has no types of its own, so that namespaces are the colour's alone, as in Xcode.
      let plain = assets.filter {
        $0.namespaces.isEmpty && byHand["ShapeStyle"]?.contains($0.symbol) != true
          && byHand["Color"]?.contains($0.symbol) != true
      }
      let color: (Asset) -> String = {
        "static var \($0.symbol.asIdentifier): SwiftUI.Color { "
          + ".init(SwiftUI.ColorResource.\($0.path)) }"
      }
      let styles =
        ["extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
        + Self.nested(plain[...], color) + ["}"]
      return resources + lines("SwiftUI.Color", color) + (plain.isEmpty ? [] : styles)
        // `Color(.brand)` means the resource, though a colour can be made of either.
        + lines("UIKit.UIColor") {
          "@_disfavoredOverload static var \($0.symbol.asIdentifier): UIKit.UIColor { "
            + "UIKit.UIColor(named: \($0.name.asLiteral)) ?? .clear }"
        }
    case .image:
      return resources
        + lines("UIKit.UIImage") {
          "static var \($0.symbol.asIdentifier): UIKit.UIImage { "
            + "UIKit.UIImage(named: \($0.name.asLiteral)) ?? .init() }"
        }
    }
  }

  /// The members of assets, those of a namespace in an enumeration of its name.
  private static func nested(
    _ assets: ArraySlice<Asset>, depth: Int = 0, _ line: (Asset) -> String
  ) -> [String] {
    var lines = assets.filter { $0.namespaces.count == depth }.map(line)
    let deeper = assets.filter { $0.namespaces.count > depth }
    for (name, members) in Dictionary(grouping: deeper, by: { $0.namespaces[depth] })
      .sorted(by: { $0.key < $1.key })
    {
      lines.append("enum \(name.asIdentifier) {")
      lines += nested(members[...], depth: depth + 1, line) + ["}"]
    }
    return lines.map { "  " + $0 }
  }

  /// The name of an asset: folders that are namespaces come before it.
  private static func name(of path: String, in catalog: URL) -> String {
    let parts = path.split(separator: "/").map(String.init)
    var names: [String] = []
    for index in parts.indices.dropLast() {
      let folder = catalog.appendingPathComponent(parts[...index].joined(separator: "/"))
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
      let contents =
        data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
      let properties = contents?["properties"] as? [String: Any]
      if properties?["provides-namespace"] as? Bool == true { names.append(parts[index]) }
    }
    let last = parts.last.map { ($0 as NSString).deletingPathExtension } ?? ""
    return (names + [last]).joined(separator: "/")
  }

  /// The asset's name as Xcode spells it in Swift: words joined, the first with a small letter, and
  /// without a last word that only says what the asset is; a name in capitals alone is a constant's,
  /// `CR400A` becomes `CR_400_A`.
  static func symbol(_ name: String) -> String {
    let letters = name.filter(\.isLetter)
    if name.count > 1, !letters.isEmpty, letters.allSatisfy(\.isUppercase) {
      return identifier(words(of: name).joined(separator: "_"))
    }
    var symbol = typeName(of: name)
    if let suffix = ["Color", "Image"].first(where: symbol.hasSuffix), symbol != suffix {
      symbol.removeLast(suffix.count)
    }
    let leading = symbol.prefix { $0.isUppercase }.count
    let count = leading < 2 || leading == symbol.count ? leading : leading - 1
    return identifier(symbol.prefix(count).lowercased() + symbol.dropFirst(count))
  }

  private static func identifier(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// The words of a name joined, each with a capital letter.
  private static func typeName(of name: String) -> String {
    words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words of a name, which end at other signs and between letters and digits.
  private static func words(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber) }.flatMap { part in
      var words: [Substring] = []
      var rest = part
      while let first = rest.first {
        let word = rest.prefix { $0.isNumber == first.isNumber }
        words.append(word)
        rest = rest.dropFirst(word.count)
      }
      return words
    }
  }
}
