/// An action of the app or the extension in a scenario.
public struct ActionRequest: Hashable, Sendable {
  /// The thing to do.
  public enum Action: String, Hashable, Sendable, JSONConvertible {
    /// Calls a function of the app's side.
    case function
    /// Performs an intent in the app's process.
    case intent
    /// Presses a button or toggle that a widget shows.
    case tap
    /// Follows a link that a widget shows.
    case openURL
    /// Gives the value that a control shows.
    case value
    /// Presses a control.
    case press
    /// Gives push handlers their token.
    case pushToken
    /// Gives the content states of a Live Activity's preview.
    case activityPreview
    /// Shows a Live Activity's content.
    case activity
  }

  /// The thing to do.
  public var action: Action
  /// The name of the function.
  public var function: String?
  /// The widget, as it is called for a timeline; the control.
  public var widget: CallRequest?
  /// The words on the button or link.
  public var label: String?
  /// The type name of the intent; the qualified one where the app performs it.
  public var intent: String?
  /// The values of the parameters of an intent that the app performs.
  public var parameters: [String: JSONValue] = [:]
  /// Whether an intent that the system performs in the app's process is left to the app.
  public var leavesToApp = false
  /// The content of a Live Activity.
  public var content: ActivityContentValue?
  /// The visit during which a function of the app's side is called.
  public var visit: AppVisit?

  /// Creates a request; what is optional is set afterwards.
  public init(_ action: Action, function: String? = nil, widget: CallRequest? = nil) {
    self.action = action
    self.function = function
    self.widget = widget
  }
}

extension ActionRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(.function) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("action", &action)
    try fields.optional("content", &content)
    try fields.optional("function", &function)
    try fields.optional("intent", &intent)
    try fields.optional("label", &label)
    try fields.sparse("leavesToApp", &leavesToApp, false)
    try fields.sparse("parameters", &parameters, [:])
    try fields.optional("visit", &visit)
    try fields.optional("widget", &widget)
  }
}

/// The result of an action.
public struct ActionAnswer: Hashable, Sendable {
  /// The qualified name of the intent that is left to the app.
  public var appIntent: String?
  /// The contents that the preview of a Live Activity shows.
  public var contents: [ActivityContentValue] = []
  /// The message of a thrown error, or the reason for which nothing could be done.
  public var failure: RecordedFailure?
  /// The type name of the intent that was performed.
  public var intent: String?
  /// Whether the action's target was there.
  public var isFound = true
  /// Whether a toggle is on.
  public var isOn: Bool?
  /// The words on the button, link or control.
  public var label: String?
  /// The values of the intent's parameters.
  public var parameters: [String: JSONValue] = [:]
  /// The address of a link.
  public var url: String?
  /// The value of a control.
  public var value: JSONValue?

  /// Creates an empty answer; everything is set afterwards.
  public init() {}
}

extension ActionAnswer: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("appIntent", &appIntent)
    try fields.list("contents", &contents)
    try fields.optional("failure", &failure)
    try fields.sparse("found", &isFound, true)
    try fields.optional("intent", &intent)
    try fields.optional("isOn", &isOn)
    try fields.optional("label", &label)
    try fields.sparse("parameters", &parameters, [:])
    try fields.optional("url", &url)
    try fields.optional("value", &value)
  }
}
