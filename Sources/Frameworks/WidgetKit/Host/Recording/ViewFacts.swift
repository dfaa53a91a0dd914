// What a recording tells of an entry's whole view. Nothing here is Apple's.

import CoreGraphics
import FoundationSupplement
import Spelling
import SwiftUI
import WidgetPlatforms

/// The facts about a whole view that a recording tells, found in one pass over its tree.
struct ViewFacts {
  /// Whether there is anything in the tree that a person taps.
  private(set) var hasActions = false
  /// Whether a view in the tree names the background of the widget.
  private(set) var hasWidgetBackground = false
  /// The endless animations in the tree, by the names of the modifiers that start them.
  private(set) var endlessAnimations: Set<String> = []
  /// The kinds of views in the tree that widgets cannot have.
  private(set) var foreignViews: Set<String> = []
  /// The names of images and colours in the tree that no resource has: on a device they are left
  /// empty. None where the resources are not known, as for an executable built elsewhere.
  private(set) var missingAssets: Set<String> = []

  /// The names of assets that there are, by the missing name that each is like.
  var similarAssets: [String: String] {
    guard let names = catalog?.names else { return [:] }
    let pairs = missingAssets.compactMap { missing in
      NearestWord.of(missing, among: names).map { (missing, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The catalogue in which assets are looked up; nil where the resources are not known.
  private let catalog: AssetCatalog?

  /// Collects the facts about a tree.
  @MainActor init(of view: ViewNode) {
    catalog = ExtensionSurroundings.current.resources == nil ? nil : .main
    add(view)
  }

  private mutating func add(_ node: ViewNode) {
    switch Self.roles[node.kind] {
    case .action(let name): hasActions = hasActions || node.attributes[name] != nil
    case .background: addBackground(node.attributes)
    case .animation: addAnimation(node.attributes)
    case .platformView:
      if case .string(let type)? = node.attributes["type"] {
        foreignViews.insert("\(type) (\(node.kind))")
      }
    case .foreign: foreignViews.insert(node.kind)
    case nil: break
    }
    if let catalog { addAssets(of: node.attributes, in: catalog) }
    for index in node.children.indices { add(node.children[index]) }
  }

  private mutating func addBackground(_ attributes: ViewAttributes) {
    let widget = ContainerBackgroundPlacement.widget.name
    if attributes["placement"] == .string(widget) { hasWidgetBackground = true }
  }

  private mutating func addAnimation(_ attributes: ViewAttributes) {
    if case .record(let fields)? = attributes["value"], fields["repeatCount"] == "forever" {
      endlessAnimations.insert("repeatForever")
    }
  }

  private mutating func addAssets(of attributes: ViewAttributes, in catalog: AssetCatalog) {
    // An image of another bundle brings its file with it.
    if case .string(let name)? = attributes["asset"], attributes["data"] == nil, !catalog.has(name)
    {
      missingAssets.insert(name)
    }
    for (key, value) in attributes where key != "asset" { addAssets(of: value, in: catalog) }
  }

  /// Colours, and images within texts, are values that name their asset.
  private mutating func addAssets(of value: ViewAttribute, in catalog: AssetCatalog) {
    switch value {
    case .list(let values):
      for value in values { addAssets(of: value, in: catalog) }
    case .record(let fields):
      if case .string(let name)? = fields["asset"], !catalog.has(name) {
        missingAssets.insert(name)
      }
      for value in fields.values { addAssets(of: value, in: catalog) }
    case .flag, .number, .string, .data: break
    }
  }
}

extension ViewFacts {
  /// The part that a kind of node has in the facts.
  private enum Role {
    /// It is tapped where it has the argument of a name.
    case action(String)
    /// It is the background of a container.
    case background
    /// It animates what is in it.
    case animation
    /// It wraps a view of the platform's own.
    case platformView
    /// It is a view that widgets cannot have.
    case foreign
  }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [".containerBackground": .background, ".animation": .animation]
    for (kind, name) in ViewNode.actions { roles[kind] = .action(name) }
    for kind in wrappers { roles[kind] = .platformView }
    for kind in UnavailableViews.names { roles[kind] = .foreign }
    return roles
  }()

  private static let wrappers = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  ]
}

extension ViewNode {
  /// Whether nothing is in the tree, as where no branch of a condition is met.
  ///
  /// Modifiers of nothing are nothing, a background of the container among them.
  var isEmpty: Bool {
    kind == "Group" && children.allSatisfy(\.isEmpty)
  }
}
