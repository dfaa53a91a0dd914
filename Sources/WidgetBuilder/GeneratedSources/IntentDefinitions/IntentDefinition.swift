public import Foundation
import PropertyLists

/// The intents, types and enumerations that an `.intentdefinition` declares.
///
/// The names of the keys are those that Xcode 11 to 26 write; what only Siri or Shortcuts show is
/// not read.
public struct IntentDefinition: Hashable, Sendable {
  /// The greatest size of a file, in bytes; real ones have some ten thousand.
  public static let sizeLimit = 8 << 20

  /// A custom intent.
  public struct Intent: Hashable, Sendable {
    /// The name of the class that Xcode makes.
    public var className: String
    /// The intent's own name.
    public var name: String
    /// Whether a widget may be configured by it.
    public var isEligibleForWidgets: Bool
    /// Whether Siri may suggest it, and with it a widget.
    public var isEligibleForSuggestions: Bool
    /// Its parameters, in order.
    public var parameters: [Parameter]
    /// The combinations of parameters that it supports, each in alphabetical order.
    public var combinations: [[String]]
    /// Its response.
    public var response: Response
  }

  /// A parameter of an intent or a property of a type or a response.
  public struct Parameter: Hashable, Sendable {
    /// The name of the property.
    public var name: String
    /// Its type, as the definition calls it.
    public var type: String
    /// The class of the enumeration or custom type it refers to.
    public var reference: String?
    /// Whether it holds a list.
    public var isList: Bool
    /// Whether its options are provided at run time.
    public var providesOptions: Bool
    /// Whether its options are searched for.
    public var searchesOptions: Bool
    /// Whether a handler resolves it.
    public var isResolved: Bool
    /// The reasons that a handler can give for not supporting a value.
    public var unsupportedReasons: [String]
    /// Its default.
    public var defaultValue: DefaultValue?
  }

  /// The default of a parameter.
  public enum DefaultValue: Hashable, Sendable {
    /// A text, or the name of an enumeration's case.
    case text(String)
    /// A number.
    case number(Double)
    /// A truth value.
    case truth(Bool)
  }

  /// The response of a handler.
  public struct Response: Hashable, Sendable {
    /// A code beyond those that every response has, or one with parameters in its text.
    public struct Code: Hashable, Sendable {
      /// The code's name.
      public var name: String
      /// The names of the properties that its text mentions, in order.
      public var mentioned: [String]
    }

    /// The codes, in order.
    public var codes: [Code]
    /// The response's properties, in order.
    public var properties: [Parameter]
  }

  /// A custom type.
  public struct CustomType: Hashable, Sendable {
    /// The name of its class.
    public var name: String
    /// The properties it adds to those of every object.
    public var properties: [Parameter]
  }

  /// An enumeration.
  public struct Enumeration: Hashable, Sendable {
    /// A case of an enumeration.
    public struct Case: Hashable, Sendable {
      /// Its name.
      public var name: String
      /// Its raw value.
      public var rawValue: Int
    }

    /// Its name.
    public var name: String
    /// Its cases in the definition's order; the first is `unknown`.
    public var cases: [Case]
  }

  /// The file's name, for errors.
  public let file: String
  /// The custom intents; those that extend Apple's own are left out.
  public internal(set) var intents: [Intent]
  /// The custom types.
  public internal(set) var types: [CustomType]
  /// The enumerations.
  public internal(set) var enumerations: [Enumeration]

  /// Reads a definition.
  ///
  /// - Parameters:
  ///   - data: The file's bytes: a property list, in XML or binary.
  ///   - file: The file's name, for errors.
  /// - Throws: `IntentDefinitionError` where the file is not a definition that Xcode would accept.
  public init(_ data: Data, file: String) throws(IntentDefinitionError) {
    guard data.count <= Self.sizeLimit else {
      let problem = IntentDefinitionError.Problem.tooLarge(
        bytes: data.count, limit: Self.sizeLimit)
      throw IntentDefinitionError(file: file, place: "", problem: problem)
    }
    guard let root = PropertyListBounds.value(from: data) as? [String: Any] else {
      throw IntentDefinitionError(file: file, place: "", problem: .notAPropertyList)
    }
    let reader = IntentDefinitionReader(file: file, root: root)
    self.file = file
    enumerations = try reader.enumerations(in: root)
    types = try reader.types(in: root)
    intents = try reader.intents(in: root)
  }
}
