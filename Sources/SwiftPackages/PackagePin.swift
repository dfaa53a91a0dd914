public import Foundation
import Hashing

/// A dependency as a lock file pins it.
public struct PackagePin: Hashable, Sendable {
  /// The tool that wrote the lock file.
  public enum Manager: String, Hashable, Sendable {
    /// The Swift Package Manager, in Xcode too.
    case swift
    /// CocoaPods.
    case pods
    /// Carthage.
    case carthage
  }

  /// The name in small letters, by which a dependency is known: the last part of its location.
  ///
  /// It can be a folder's name, whatever the lock file says.
  public let identity: String
  /// The tool that resolved it.
  public var manager: Manager
  /// The repository, as git is given it; nil where the lock file names none.
  public var location: String?
  /// The tag or version that was resolved.
  public var version: String?
  /// The commit that was resolved.
  public var revision: String?

  /// The folder of the author's that holds the sources, as a lock file names it.
  public internal(set) var folder: URL?
  /// The products that the author's projects and packages are known to take from it.
  public var products: Set<String> = []

  /// A checkout of it that is at another commit, as people write its place.
  public var otherCheckout: String?

  /// Creates a pin.
  public init(
    identity: String, manager: Manager = .swift, location: String? = nil, version: String? = nil,
    revision: String? = nil
  ) {
    self.identity = Self.folderName(of: identity)
    self.manager = manager
    self.location = location
    self.version = version
    self.revision = revision
  }

  /// The commit to fetch, or the tag where no commit is pinned; nil for neither.
  public var fetched: String? { revision ?? version }

  /// The folder in the cache for the sources at the pinned revision.
  ///
  /// A whole hash of a commit names the sources everywhere, a version or a branch in its repository
  /// only.
  public var folderName: String? {
    guard let fetched else { return nil }
    let name = "\(identity.prefix(100))-\(Self.folderName(of: fetched).prefix(64))"
    let isHash = [40, 64].contains(fetched.utf8.count) && fetched.allSatisfy(\.isHexDigit)
    guard !isHash, let location else { return name }
    return name + "-" + SHA256.text("\(identity) \(location) \(fetched)".utf8).prefix(12)
  }

  /// The name and what it is pinned to, as people write it.
  public var title: String {
    [identity, version ?? revision.map { String($0.prefix(7)) }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Returns the identity that a location stands for.
  public static func identity(of location: String) -> String {
    let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? location
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    return name.lowercased()
  }

  /// A text as a part of a folder's name: without separators, and nothing that leads elsewhere.
  private static func folderName(of text: String) -> String {
    let usable = text.map { $0.isLetter || $0.isNumber || ".-_+ ".contains($0) ? $0 : "_" }
    return usable.first == "." ? "_" + usable.dropFirst() : String(usable)
  }
}
