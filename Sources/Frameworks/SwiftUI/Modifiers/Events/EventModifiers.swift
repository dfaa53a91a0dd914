// The actions of a view on events. A widget's views are drawn once and not run, so these closures
// keep no trace and are never called.

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(IdleModifier(name: action == nil ? nil : "onAppear", setsState: true))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(EmptyModifier())
  }

  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(IdleModifier(name: "task", setsState: true))
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(IdleModifier(name: "task", setsState: true))
  }

  public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(IdleModifier(name: "task", setsState: true))
  }

  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(IdleModifier(name: "task", setsState: true))
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(IdleModifier(name: "onReceive"))
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets whether links below open in the app itself where it can show them.
  public func onOpenURL(prefersInApp: Bool) -> some View { modifier(EmptyModifier()) }

  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(EmptyModifier())
  }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EmptyModifier())
  }

  public func disabled(_ disabled: Bool) -> some View {
    node(".disabled", ["value": disabled.attribute]) {
      $0.isEnabled = $0.isEnabled && !disabled
    }
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(EmptyModifier())
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
