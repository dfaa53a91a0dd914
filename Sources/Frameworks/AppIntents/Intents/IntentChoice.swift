// Questions with a few answers, values that a search by image asks for, and lists of entities that
// are not loaded. In a widget extension there is no person to ask.

public import FoundationSupplement

/// An answer that a person may choose.
public struct IntentChoiceOption: Equatable, Sendable {
  /// The style of an answer.
  public struct Style: Equatable, Sendable {
    let name: String

    /// A style without a meaning of its own.
    public static var `default`: Style { Style(name: "default") }
    /// It ends the question.
    public static var cancel: Style { Style(name: "cancel") }
    /// It is destructive.
    public static var destructive: Style { Style(name: "destructive") }
  }

  /// The answer's title.
  public let title: LocalizedStringResource
  /// The answer's subtitle.
  public let subtitle: LocalizedStringResource?
  /// The answer's style.
  public let style: Style

  /// Creates an answer.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    style: Style = .default
  ) {
    self.title = title
    self.subtitle = subtitle
    self.style = style
  }

  /// The answer that ends the question.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }
}

extension AppIntent {
  /// Always throws: there is no person to choose.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw AppIntentError(.needsDisambiguation(parameter: "", count: options.count, dialog: dialog))
  }

  /// Always throws: a widget extension has no app to bring to the front.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    throw AppIntentError(.needsForeground(dialog: dialog))
  }

  /// Returns the error that asks for the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog))
  }
}

/// A query for the values of an input of the system's, such as an image.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
  associatedtype Input
  associatedtype Result
  /// Creates a query.
  init()
  /// Returns the values for an input.
  func values(for input: Input) async throws -> Result
}

/// Entities by their identifiers, which are loaded only where they are asked for.
public struct EntityCollection<Entity: AppEntity>: Sendable where Entity.ID: Sendable {
  /// The entities' identifiers.
  public let identifiers: [Entity.ID]

  /// Creates a collection.
  public init(identifiers: [Entity.ID]) {
    self.identifiers = identifiers
  }
}
