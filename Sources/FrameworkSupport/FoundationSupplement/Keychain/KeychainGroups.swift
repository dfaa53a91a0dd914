// The access groups of keychain items. An entitlement begins with a prefix that Xcode knows and
// nobody here: each prefix of letters and digits stands for it, and so does none.

import ExtensionEnvironment
import Foundation

/// The access groups of this process, in Apple's order.
struct KeychainGroups {
  /// The groups, each as it is entitled.
  private let groups: [String]
  private let isWhole: Bool
  /// The bundle's identifier, which names the group that is the process's alone.
  private let own: String

  private static let prefixes = ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"]
  /// The prefix of groups that get their names here.
  private static let team = "ABCDE12345."

  /// The groups of the process; nil where none are known and every item can be read.
  static var current: KeychainGroups? {
    ExtensionSurroundings.current.keychainAccess.map {
      KeychainGroups($0, own: Bundle.main.bundleIdentifier ?? "app")
    }
  }

  init(_ access: KeychainAccess, own: String) {
    let entitled = access.entitled.map { group in
      ["$(CFBundleIdentifier)", "$(PRODUCT_BUNDLE_IDENTIFIER)"].reduce(group) {
        $0.replacingOccurrences(of: $1, with: own)
      }
    }
    groups = entitled + [Self.prefixes[0] + own] + access.appGroups
    isWhole = access.isWhole
    self.own = own
  }

  /// The group of a new item that names none.
  var usual: String {
    Self.prefixes.reduce(groups[0]) { $0.replacingOccurrences(of: $1, with: Self.team) }
  }

  /// Whether the process may name a group.
  func contains(_ group: String) -> Bool { !isWhole || entry(of: group) != nil }

  /// Whether the process sees the items of a group; those that the environment gives have none.
  func sees(_ group: String?) -> Bool {
    guard let group, entry(of: group) == nil else { return true }
    // Of an app's groups nothing is known but that the extension's own one is not among them.
    return !isWhole && group + ".app" != Self.team + own
  }

  /// Whether two names are those of one group.
  func areEqual(_ one: String, _ other: String) -> Bool {
    one == other || entry(of: one).map { $0 == entry(of: other) } ?? false
  }

  /// The place of a group among those of the process; nil where it is none of them.
  private func entry(of group: String) -> Int? {
    groups.firstIndex { entitled in
      guard let prefix = Self.prefixes.first(where: entitled.hasPrefix) else {
        return entitled == group
      }
      let name = entitled.dropFirst(prefix.count)
      guard group.hasSuffix("." + name) else { return group == entitled || group == name }
      return group.dropLast(name.count + 1).allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}
