// Coordinated reading and writing of files

public import Foundation
import Synchronization

/// Reads and writes at once: no other process presents the same files.
///
/// <https://developer.apple.com/documentation/foundation/nsfilecoordinator>
open class NSFileCoordinator: NSObject {
  private static let registered = Mutex<[Registered]>([])

  /// The presenters that this process registered, in the order in which it did.
  open class var filePresenters: [any NSFilePresenter] {
    registered.withLock { list in list }.map(\.presenter)
  }

  /// Registers a presenter; one that is registered already is not added again.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let added = Registered(presenter: filePresenter)
    registered.withLock { list in
      if !list.contains(where: { $0.presenter === added.presenter }) { list.append(added) }
    }
  }

  /// Takes a presenter back; one that was never registered is passed over.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let removed = ObjectIdentifier(filePresenter)
    registered.withLock { list in list.removeAll { ObjectIdentifier($0.presenter) == removed } }
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public init(filePresenter: (any NSFilePresenter)? = nil) {
    super.init()
  }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}

public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
}

/// A registered presenter, read and changed under a lock alone.
private struct Registered: @unchecked Sendable {
  let presenter: any NSFilePresenter
}
