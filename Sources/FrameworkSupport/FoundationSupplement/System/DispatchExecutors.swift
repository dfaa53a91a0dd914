// Dispatch's serial queues as executors of actors, and its sources of files and memory pressure,
// which Linux lacks. Of such a source no event comes: nobody else changes what a widget watches.

public import Dispatch
import Foundation

public typealias OS_dispatch_queue_serial = DispatchQueue
public typealias DispatchSerialQueue = DispatchQueue
public typealias OS_dispatch_queue_concurrent = DispatchQueue

extension DispatchQueue: @retroactive SerialExecutor {
  /// Runs a job of an actor whose executor the queue is.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    async { job.runSynchronously(on: executor) }
  }

  /// The queue as an actor names it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Ends the process where the queue is not the one that runs.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
  /// The events that happened; always empty, as no file is watched.
  public var data: DispatchSource.FileSystemEvent { [] }
  /// The events that the source was asked to watch for.
  public var mask: DispatchSource.FileSystemEvent { .all }
}

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The events that happened; always empty, as memory is never reported as scarce.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// The events that the source was asked to watch for.
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}

extension DispatchSource: DispatchSourceFileSystemObject, DispatchSourceMemoryPressure {}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    quietSource(queue)
  }

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    quietSource(queue)
  }

  /// A source to which nothing happens; it can be resumed and cancelled as any other.
  private class func quietSource(_ queue: DispatchQueue?) -> DispatchSource {
    guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
      preconditionFailure("Dispatch's sources are of one class")
    }
    return source
  }
}
