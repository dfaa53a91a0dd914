// Tasks that a person starts in the app, and that go on in the background; iOS 26.
//
// https://developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtask

public import FoundationSupplement

/// A request for a task that goes on in the background.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  /// The strategy where the task cannot begin at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// The request fails.
    case fail
    /// The request waits.
    case queue
  }

  /// Parts of a device.
  public struct Resources: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None but those that every task has.
    public static var `default`: Resources { [] }
    /// The graphics processor.
    public static let gpu = Resources(rawValue: 1)
  }

  /// The title that a person sees.
  open var title: String
  /// The line below the title.
  open var subtitle: String
  /// The strategy where the task cannot begin at once.
  open var strategy = SubmissionStrategy.queue
  /// The resources that the task needs.
  open var requiredResources = Resources.default

  /// Creates a request.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(identifier)
  }
}

/// A task that goes on in the background, whose progress a person sees.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
  /// The title that a person sees.
  open private(set) var title = ""
  /// The line below the title.
  open private(set) var subtitle = ""
  /// The progress of the task.
  public let progress = Progress(totalUnitCount: 0)

  /// Sets what a person sees.
  open func updateTitle(_ title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

extension BGTaskScheduler {
  /// The resources beside the processor that tasks in the background may use: none.
  public class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }
}
