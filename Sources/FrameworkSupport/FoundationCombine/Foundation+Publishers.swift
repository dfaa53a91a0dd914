// Foundation's publishers: timers and notifications.

public import Combine

/// An outlet into a buffer from another thread; the buffer locks for itself.
struct Outlet<Value, Failure: Error>: @unchecked Sendable {
  let push: (Value) -> Void
  let finish: (Subscribers.Completion<Failure>) -> Void
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let stride = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.repeating(after: runLoop.now.advanced(by: stride), interval: stride) {
        [subject] in subject.send(Date())
      }
    }
  }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let buffer = DemandBuffer(subscriber)
      let outlet = Outlet<Notification, Never>(push: buffer.push, finish: buffer.finish)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.push($0)
      }
      buffer.onCancel { [center] in center.removeObserver(observer) }
      subscriber.receive(subscription: buffer)
    }

    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
