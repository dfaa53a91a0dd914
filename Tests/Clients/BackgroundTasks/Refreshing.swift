import BackgroundTasks
import Foundation

/// Refreshes the widget's data while the app is not open.
struct BackgroundRefresh {
  static let refresh = "com.example.refresh"
  static let cleanup = "com.example.cleanup"

  let scheduler = BGTaskScheduler.shared

  /// Tells the system what to run; once, as the app starts.
  func register(_ work: @escaping @Sendable () -> Void) -> Bool {
    scheduler.register(forTaskWithIdentifier: Self.cleanup, using: .main) { task in
      run(task, work)
    }
    return scheduler.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
      run(task, work)
    }
  }

  private func run(_ task: BGTask, _ work: () -> Void) {
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    switch task {
    case is BGAppRefreshTask where task.identifier == Self.refresh: work()
    case is BGProcessingTask: URLCache.shared.removeAllCachedResponses()
    default: break
    }
    task.setTaskCompleted(success: true)
  }

  /// The next refresh.
  func refreshRequest(after date: Date) -> BGTaskRequest {
    let request = BGAppRefreshTaskRequest(identifier: Self.refresh)
    request.earliestBeginDate = date
    return request
  }

  /// The next cleanup, which waits for the charger.
  func cleanupRequest() -> BGProcessingTaskRequest {
    let request = BGProcessingTaskRequest(identifier: Self.cleanup)
    request.requiresExternalPower = true
    request.requiresNetworkConnectivity = false
    return request
  }

  /// Asks for both, and says what keeps the system from it.
  func schedule(after date: Date) -> [String] {
    let requests = [refreshRequest(after: date), cleanupRequest()]
    return requests.compactMap { request in
      do {
        try scheduler.submit(request)
        return nil
      } catch let error as BGTaskScheduler.Error {
        return "\(request.identifier): \(problem(error.code))"
      } catch {
        return "\(request.identifier): \(error.localizedDescription)"
      }
    }
  }

  /// Takes back the refresh, or everything.
  func cancel(onlyRefresh: Bool) {
    if onlyRefresh {
      scheduler.cancel(taskRequestWithIdentifier: Self.refresh)
    } else {
      scheduler.cancelAllTaskRequests()
    }
  }
}

/// An error of the scheduler in the log's words.
func problem(_ code: BGTaskScheduler.Error.Code) -> String {
  switch code {
  case .unavailable: "not possible here"
  case .tooManyPendingTaskRequests: "asked too often"
  case .notPermitted: "not declared"
  @unknown default: "something new"
  }
}

/// The debug screen's problem before any request.
let rehearsedProblem = problem(BGTaskScheduler.Error(.notPermitted).code)

/// Whether a refresh is asked for again after an error.
func asksAgain(after error: any Error) -> Bool {
  switch error {
  case BGTaskScheduler.Error.tooManyPendingTaskRequests: return true
  case BGTaskScheduler.Error.unavailable, BGTaskScheduler.Error.notPermitted: return false
  case let error as BGTaskScheduler.Error:
    NSLog("%@ %d", BGTaskScheduler.Error.errorDomain, error.errorCode)
    return false
  default: return false
  }
}

/// Exports a diary while its owner does something else.
func exportInBackground(_ pages: Int, on scheduler: BGTaskScheduler) throws {
  let request = BGContinuedProcessingTaskRequest(
    identifier: "com.example.export", title: "Export", subtitle: "\(pages) pages")
  request.strategy = pages > 100 ? .queue : .fail
  request.requiredResources = .default
  if BGTaskScheduler.supportedResources.contains(.gpu) {
    request.requiredResources = BGContinuedProcessingTaskRequest.Resources(rawValue: 1)
  }
  let strategy: BGContinuedProcessingTaskRequest.SubmissionStrategy = request.strategy
  NSLog("%@", "\(request.title), \(request.subtitle), \(strategy)")
  try scheduler.submit(request)
}

/// Says how far an export has come.
func report(_ page: Int, of task: BGContinuedProcessingTask) {
  task.progress.completedUnitCount = Int64(page)
  task.updateTitle(task.title, subtitle: "Page \(page), after \(task.subtitle)")
}
