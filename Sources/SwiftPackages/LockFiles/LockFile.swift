import FileTypes
public import Foundation
import JSON

/// A file in which a package manager writes down what it resolved.
public struct LockFile: Hashable, Sendable {
  /// The file.
  public let url: URL
  /// The pinned packages, in the file's order.
  public let pins: [PackagePin]

  /// The names that lock files have.
  public static let names: Set<String> = [
    "Package.resolved", ".package.resolved", "Podfile.lock", "Cartfile.resolved",
  ]

  /// The greatest size of a lock file that is read, in bytes.
  private static let sizeLimit = 8 << 20

  /// Reads a lock file.
  ///
  /// - Parameters:
  ///   - url: The file, whose name decides how it is read.
  ///   - name: The name that errors give it.
  /// - Throws: `LockFileError` where it cannot be read.
  public init(contentsOf url: URL, named name: String) throws(LockFileError) {
    self.url = url
    // A pipe in its place may have no writer.
    guard FileType(at: url.path) == .file, let handle = try? FileHandle(forReadingFrom: url),
      let data = try? handle.read(upToCount: Self.sizeLimit) ?? Data()
    else { throw LockFileError(file: name, problem: .unreadable) }
    try? handle.close()
    do {
      pins = try Self.pins(in: data, of: url)
    } catch {
      throw LockFileError(file: name, problem: error)
    }
  }

  private static func pins(
    in data: Data, of file: URL
  ) throws(LockFileError.Problem) -> [PackagePin] {
    let text = String(decoding: data, as: UTF8.self)
    switch file.lastPathComponent {
    case "Podfile.lock":
      return PodfileLock.pins(in: text, besides: file.deletingLastPathComponent())
    case "Cartfile.resolved": return CartfileResolved.pins(in: text)
    default: return try PackageResolved.pins(in: [UInt8](data))
    }
  }
}

/// A lock file that cannot be used.
public struct LockFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of fault in a lock file.
  public enum Problem: Error, Hashable, Sendable {
    /// It cannot be read.
    case unreadable
    /// It is not the JSON that it should be.
    case malformed(String)
    /// Its version is not one of those that are known.
    case unknownVersion(Int)
  }

  /// The file.
  public let file: String
  /// The fault.
  public let problem: Problem

  /// One line: the place, the problem, and what to do.
  public var description: String {
    switch problem {
    case .unreadable: "\(file): error: the file cannot be read; make it readable"
    case .malformed(let reason):
      "\(file): error: \(reason); resolve the packages again, or restore the file"
    case .unknownVersion(let version):
      "\(file): error: version \(version) of the file is not known here, but 1 to 3; resolve the "
        + "packages with a known version of Xcode"
    }
  }
}
