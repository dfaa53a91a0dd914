import Foundation
import WidgetManifest

/// The names that Xcode gives to the colours and images of an extension's asset catalogues.
///
/// Only names that the sources use and do not declare themselves become symbols, so that what an
/// author wrote by hand is never in conflict with them.
struct AssetSymbols: Hashable {
  /// The kinds of assets that have symbols.
  enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
  }

  /// An asset and the name that Swift code uses for it.
  struct Asset: Hashable {
    var name: String
    var symbol: String
  }

  private var assets: [Kind: [Asset]] = [:]

  /// Finds the assets of resources.
  ///
  /// - Parameter resources: The extension's resources.
  init(of resources: [RootedPath]) {
    for resource in resources where resource.path.hasSuffix(".xcassets") {
      let below = FileManager.default.enumerator(atPath: resource.url.path)
      for path in (below?.allObjects as? [String] ?? []).sorted() {
        guard let kind = Kind(rawValue: (path as NSString).pathExtension) else { continue }
        let name = Self.name(of: path, in: resource.url)
        assets[kind, default: []].append(Asset(name: name, symbol: Self.symbol(name)))
      }
    }
  }

  /// Creates symbols of known assets.
  init(colors: [String], images: [String]) {
    assets[.color] = colors.map { Asset(name: $0, symbol: Self.symbol($0)) }
    assets[.image] = images.map { Asset(name: $0, symbol: Self.symbol($0)) }
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
    for text in sources where text.contains("extension") && text.contains("static") {
      wanted.subtract(HandwrittenSymbols.names(in: text).map { $0[...] })
    }
    var lines: [String] = []
    for kind in Kind.allCases {
      var seen: Set<String> = []
      let assets = (assets[kind] ?? []).filter { asset in
        wanted.contains(asset.symbol[...]) && seen.insert(asset.symbol).inserted
      }
      if !assets.isEmpty { lines += declarations(of: assets, kind) }
    }
    guard !lines.isEmpty else { return nil }
    let text = (["import SwiftUI", "import UIKit"] + lines).joined(separator: "\n") + "\n"
    return GeneratedSource(name: "GeneratedAssetSymbols.swift", text: text)
  }

  private func declarations(of assets: [Asset], _ kind: Kind) -> [String] {
    func lines(_ head: String, _ line: (Asset) -> String) -> [String] {
      ["extension \(head) {"] + assets.map { "  " + line($0) } + ["}"]
    }
    let resource = kind == .color ? "ColorResource" : "ImageResource"
    let resources = lines("SwiftUI.\(resource)") {
      "static let \($0.symbol) = \(resource)(name: \(Self.literal($0.name)), bundle: .main)"
    }
    switch kind {
    case .color:
      return resources
        + lines("SwiftUI.Color") {
          "static var \($0.symbol): SwiftUI.Color { .init(SwiftUI.ColorResource.\($0.symbol)) }"
        }
        + lines("SwiftUI.ShapeStyle where Self == SwiftUI.Color") {
          "static var \($0.symbol): SwiftUI.Color { .init(SwiftUI.ColorResource.\($0.symbol)) }"
        }
        + lines("UIKit.UIColor") {
          "static var \($0.symbol): UIKit.UIColor { "
            + "UIKit.UIColor(named: \(Self.literal($0.name))) ?? .clear }"
        }
    case .image:
      return resources
        + lines("UIKit.UIImage") {
          "static var \($0.symbol): UIKit.UIImage { "
            + "UIKit.UIImage(named: \(Self.literal($0.name))) ?? .init() }"
        }
    }
  }

  private static func literal(_ name: String) -> String {
    "\""
      + name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
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

  /// The asset's name as Xcode spells it in Swift: words joined, the first with a small letter.
  static func symbol(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let words = last.split { !($0.isLetter || $0.isNumber) }
    var symbol = ""
    for (index, word) in words.enumerated() {
      let first = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      symbol += first + word.dropFirst()
    }
    if let leading = leadingCapitals(of: last), leading > 1 {
      let count = leading == symbol.count ? leading : leading - 1
      symbol = symbol.prefix(count).lowercased() + symbol.dropFirst(count)
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// How many capital letters a name begins with.
  private static func leadingCapitals(of name: String) -> Int? {
    let count = name.prefix { $0.isUppercase }.count
    return count > 0 ? count : nil
  }
}
