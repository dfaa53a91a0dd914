import CInterposition
import Foundation
import NetworkAnswers
import Synchronization

/// The measurements of a task, of which URLSession tells the delegate before it ends the task.
///
/// URLSession here never tells of them, and code that waits for both would wait for ever. The delegate
/// is told the simulated time that the task took. Its transactions are not measured: there are none.
///
/// Source: `urlSession(_:task:didFinishCollecting:)`, which Apple sends to the delegate of a task or
/// of its session, whether or not the task has a completion handler.
enum TaskMetrics {
  private static let starts = Mutex<[ObjectIdentifier: Date]>([:])

  /// Begins to measure a task.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - loader: URLSession's object for its transfers.
  static func begin(_ task: AnyObject, loadedBy loader: AnyObject) {
    starts.withLock { known in
      if known[ObjectIdentifier(task)] == nil { known[ObjectIdentifier(task)] = Date() }
    }
    network_watch_ends(Unmanaged.passUnretained(loader).toOpaque()) { task, hasFailed in
      guard let object = task.map({ Unmanaged<AnyObject>.fromOpaque($0) }) else { return }
      TaskMetrics.end(object.takeUnretainedValue(), hasFailed: hasFailed != 0)
    }
  }

  private static func end(_ task: AnyObject, hasFailed: Bool) {
    if !hasFailed, isChallenged(task) { return }
    guard let start = starts.withLock({ $0.removeValue(forKey: ObjectIdentifier(task)) }),
      let session = SessionTask.member("session", of: task),
      let queue = SessionTask.member("delegateQueue", of: session) as? OperationQueue,
      let made = network_task_metrics(
        start.timeIntervalSinceReferenceDate, Date().timeIntervalSince(start))
    else { return }
    let metrics = Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
    nonisolated(unsafe) let told = (session: session as AnyObject, task: task, metrics: metrics)
    queue.addOperation {
      network_send_metrics(
        Unmanaged.passUnretained(told.session).toOpaque(),
        Unmanaged.passUnretained(told.task).toOpaque(),
        Unmanaged.passUnretained(told.metrics).toOpaque())
    }
  }

  /// Whether a task's response asks for a credential, with which another request follows.
  private static func isChallenged(_ task: AnyObject) -> Bool {
    guard let response = SessionTask.member("_response", of: task) else { return false }
    let status = SessionTask.member("statusCode", of: response) as? Int
    let fields = SessionTask.member("_allHeaderFields", of: response) as? [String: String]
    return (fields ?? [:]).contains { name, value in
      AuthenticationChallenge.isMade(by: HTTPExchange.Header(name, value), status: status)
    }
  }
}
