// Foundation's FileWrapper (macOS 10, iOS 4), which Linux's Foundation lacks: files and folders in
// memory. Links are followed.

public import Foundation

/// A file, or a folder of files.
open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  open var filename: String?
  open var preferredFilename: String?
  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = [:]
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      child.preferredFilename = name
      addFileWrapper(child)
    }
  }

  /// Reads a file, or a folder with all that it holds.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      var children: [String: FileWrapper] = [:]
      for name in names {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      self.init(directoryWithFileWrappers: children)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open var isDirectory: Bool { fileWrappers != nil }

  open var isRegularFile: Bool { regularFileContents != nil }

  /// Adds a file to a folder, with a number in its name where that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var number = 1
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    child.filename = name
    fileWrappers?[name] = child
    return name
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if let fileWrappers {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in fileWrappers.sorted(by: { $0.key < $1.key }) {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    } else {
      try regularFileContents?.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
