// The assets that a view names and the extension does not have: on a device they are left empty.

import CoreGraphics
import FoundationSupplement
import SwiftUI

extension ViewNode {
  /// The names of images and colours in the tree that no resource has, sorted, each once.
  ///
  /// Empty where the resources are not known, as for an executable built elsewhere.
  var missingAssets: [String] {
    guard ExtensionSurroundings.current.resources != nil else { return [] }
    var found: Set<String> = []
    collectAssets(into: &found)
    return found.sorted()
  }

  private func collectAssets(into found: inout Set<String>) {
    // An image of another bundle brings its file with it.
    if case .string(let name)? = attributes["asset"], attributes["data"] == nil,
      !AssetCatalog.main.has(name)
    {
      found.insert(name)
    }
    for (key, value) in attributes where key != "asset" { value.collectAssets(into: &found) }
    for child in children { child.collectAssets(into: &found) }
  }
}

extension ViewAttribute {
  /// Colours, and images within texts, are values that name their asset.
  fileprivate func collectAssets(into found: inout Set<String>) {
    switch self {
    case .list(let values):
      for value in values { value.collectAssets(into: &found) }
    case .record(let fields):
      if case .string(let name)? = fields["asset"], !AssetCatalog.main.has(name) {
        found.insert(name)
      }
      for value in fields.values { value.collectAssets(into: &found) }
    case .flag, .number, .string, .data: break
    }
  }
}
