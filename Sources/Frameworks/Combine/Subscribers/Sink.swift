// The subscribers at a pipeline's end: `sink` and `assign`.

import FoundationSupplement

extension Subscribers {
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveCompletion: (Completion<Failure>) -> Void
    public let receiveValue: (Input) -> Void
    private let subscription = LockedValue<(any Subscription)?>(nil)
    private let isDone = LockedValue(false)

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription new: any Subscription) {
      let isFirst = subscription.withValue { subscription in
        guard subscription == nil, !isDone.withValue({ $0 }) else { return false }
        subscription = new
        return true
      }
      if isFirst { new.request(.unlimited) } else { new.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      if !isDone.withValue({ $0 }) { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard end() != nil else { return }
      receiveCompletion(completion)
    }

    public func cancel() {
      end()??.cancel()
    }

    /// Ends once; nil where it has ended before.
    private func end() -> (any Subscription)?? {
      let isFirst = isDone.withValue { isDone in
        defer { isDone = true }
        return !isDone
      }
      guard isFirst else { return nil }
      return .some(
        subscription.withValue { subscription in
          defer { subscription = nil }
          return subscription
        })
    }
  }

  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let subscription = LockedValue<(any Subscription)?>(nil)

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription new: any Subscription) {
      subscription.withValue { $0 = new }
      new.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      object = nil
    }

    public func cancel() {
      object = nil
      let subscription = subscription.withValue { subscription in
        defer { subscription = nil }
        return subscription
      }
      subscription?.cancel()
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}
