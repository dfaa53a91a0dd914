import FileTypes
import Foundation

extension RootedPath {
  /// The file with a container's identifier, on a simulator and a device.
  public static let containerMetadata = ".com.apple.mobile_container_manager.metadata.plist"

  /// Whether a folder tells the app group whose container it is, by its name or by what is in it.
  var tellsGroup: Bool {
    let name = url.lastPathComponent
    return name.hasPrefix("group.") || name.wholeMatch(of: /[A-Z0-9]{10}\..+/) != nil
      || FileType(at: url.appendingPathComponent(Self.containerMetadata).path) != nil
  }

  /// The path from the folder on that has the name of an app group; nil where it lies in none.
  ///
  /// Identifiers of app groups begin with `group.` but for some of macOS.
  public var pathFromGroup: String? {
    let parts = path.split(separator: "/")
    return parts.lastIndex { $0.hasPrefix("group.") }.map {
      parts[$0...].joined(separator: "/")
    }
  }
}

extension Manifest {
  /// The shortcoming of files outside of app groups' folders; nil where there are none.
  ///
  /// No provider finds a file of `environment.files` that lies in no app group's folder.
  public var shortcomingOfFiles: String? {
    let lost = environment.files.flatMap { file -> [String] in
      guard file.pathFromGroup == nil else { return [] }
      guard FileType(at: file.url.path) == .folder else { return [file.path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.url.path)) ?? []
      return names.sorted().filter {
        !$0.hasPrefix(".") && FileType(at: "\(file.url.path)/\($0)") != .folder
      }.map { "\(file.path)/\($0)" }
    }
    guard let first = lost.first else { return nil }
    let others = lost.count == 1 ? "" : " and \(lost.count - 1) more"
    let verb = lost.count == 1 ? "lies" : "lie"
    return """
      \(self.file)#/environment/files: '\(first)'\(others) \(verb) in no app group's folder, where a \
      provider would find what is copied; name a folder such as group.com.example, or the one that holds it
      """
  }
}
