// Questions with a few answers, values that a search by image asks for, and lists of entities that
// are not loaded. A widget extension has nobody to ask.

public import FoundationSupplement

/// An answer that a person may choose.
public struct IntentChoiceOption: Equatable, Sendable {
  /// What an answer means.
  public struct Style: Equatable, Sendable {
    let name: String

    /// Nothing special.
    public static var `default`: Style { Style(name: "default") }
    /// It ends the question.
    public static var cancel: Style { Style(name: "cancel") }
    /// It destroys something.
    public static var destructive: Style { Style(name: "destructive") }
  }

  /// What the answer is called.
  public let title: LocalizedStringResource
  /// What more is said of it.
  public let subtitle: LocalizedStringResource?
  /// What it means.
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
  /// Always throws: nobody is there to choose.
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

/// What finds values for an input of the system's, such as an image.
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
