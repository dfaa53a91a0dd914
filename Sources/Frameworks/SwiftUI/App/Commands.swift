// SwiftUI's commands, declared for the sources of an app; an extension has no menu bar.

/// A part of an app's menus.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// Builds the commands of an app.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Commands {
    EmptyCommands()
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands {
    EmptyCommands()
  }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { return noBody(Self.self) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public var body: Never { return noBody(Self.self) }
}

/// A menu of an app's own.
nonisolated public struct CommandMenu<Content: View>: Commands {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {}

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  public var body: Never { return noBody(Self.self) }
}

/// Commands in a menu that is there anyway.
nonisolated public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  public var body: Never { return noBody(Self.self) }
}

nonisolated extension Scene {
  /// Adds commands to the menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Takes the commands of the scene away.
  public func commandsRemoved() -> some Scene { self }

  /// Sets the commands of the scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
}
