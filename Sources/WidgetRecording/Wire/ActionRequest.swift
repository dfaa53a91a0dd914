/// An action of the app or the extension in a scenario.
public enum ActionRequest: Hashable, Sendable {
  /// The process that performs an intent of which the system launches the app.
  public enum Performer: String, Hashable, Sendable, JSONConvertible {
    /// The app's, which is asked for it afterwards.
    case app
    /// The extension's, in the absence of the app's program.
    case `extension`
  }

  /// Calls a function of the app's side, during the visit in which the person came by a widget.
  case function(String, during: AppVisit?)
  /// Performs an intent in the app's process, by the qualified name of its type.
  case intent(RecordedIntent)
  /// Presses a button or toggle that a widget shows.
  case tap(UsageTarget, in: CallRequest, Performer)
  /// Follows a link that a widget shows, by its words, or the widget's own address.
  case openURL(label: String?, in: CallRequest)
  /// Gives the value that a control shows.
  case value(of: CallRequest)
  /// Presses a control.
  case press(CallRequest, Performer)
  /// Gives push handlers their token.
  case pushToken
  /// Gives the content states of a Live Activity's preview, by its position among the bundle's.
  case activityPreview(Int, of: CallRequest)
  /// Shows a Live Activity's content under the activity's name.
  case activity(String, ActivityContentValue, of: CallRequest)

  /// The word for an action, as messages have it.
  public enum Word: String, Hashable, Sendable, JSONConvertible {
    case function, intent, tap, openURL, value, press, pushToken, activityPreview, activity
  }

  /// The word for the action.
  public var word: Word {
    switch self {
    case .function: .function
    case .intent: .intent
    case .tap: .tap
    case .openURL: .openURL
    case .value: .value
    case .press: .press
    case .pushToken: .pushToken
    case .activityPreview: .activityPreview
    case .activity: .activity
    }
  }
}

extension ActionRequest: JSONRecord {
  /// The members of a message about an action, of which each action has some.
  private struct Members {
    var content: ActivityContentValue?
    var intent: String?
    var name: String?
    var parameters: [String: JSONValue] = [:]
    var performer: Performer?
    var preview: Int?
    var visit: AppVisit?
    var widget: CallRequest?

    init(_ request: ActionRequest) {
      switch request {
      case .function(let name, let visit): (self.name, self.visit) = (name, visit)
      case .intent(let intent): (self.intent, parameters) = (intent.name, intent.parameters)
      case .tap(.label(let label), let widget, let performer):
        (name, self.widget, self.performer) = (label, widget, performer)
      case .tap(.intent(let intent), let widget, let performer):
        (self.intent, self.widget, self.performer) = (intent, widget, performer)
      case .tap(.only, let widget, let performer), .press(let widget, let performer):
        (self.widget, self.performer) = (widget, performer)
      case .openURL(let label, let widget): (name, self.widget) = (label, widget)
      case .value(let widget): self.widget = widget
      case .pushToken: break
      case .activityPreview(let preview, let widget):
        (self.preview, self.widget) = (preview, widget)
      case .activity(let name, let content, let widget):
        (self.name, self.content, self.widget) = (name, content, widget)
      }
    }

    /// The target of a tap.
    var target: UsageTarget {
      name.map { .label($0) } ?? intent.map { .intent($0) } ?? .only
    }

    /// Returns a member that the action has to have.
    func needed<Value>(_ key: String, _ value: Value?) throws(JSONError) -> Value {
      guard let value else { throw JSONError(.missingKey(key)) }
      return value
    }

    /// Returns the action of a word.
    func request(_ word: Word) throws(JSONError) -> ActionRequest {
      switch word {
      case .pushToken: .pushToken
      case .function: .function(try needed("name", name), during: visit)
      case .intent:
        .intent(RecordedIntent(try needed("intent", intent), parameters))
      case .tap:
        .tap(target, in: try needed("widget", widget), try needed("performer", performer))
      case .press: .press(try needed("widget", widget), try needed("performer", performer))
      case .openURL: .openURL(label: name, in: try needed("widget", widget))
      case .value: .value(of: try needed("widget", widget))
      case .activityPreview:
        .activityPreview(try needed("preview", preview), of: try needed("widget", widget))
      case .activity:
        .activity(
          try needed("name", name), try needed("content", content),
          of: try needed("widget", widget))
      }
    }
  }

  /// A value that reading fills in.
  public static var blank: Self { .pushToken }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member that the action needs is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (word, members) = (word, Members(self))
    try fields.required("action", &word)
    try fields.optional("content", &members.content)
    try fields.optional("intent", &members.intent)
    try fields.optional("name", &members.name)
    try fields.sparse("parameters", &members.parameters, [:])
    try fields.optional("performer", &members.performer)
    try fields.optional("preview", &members.preview)
    try fields.optional("visit", &members.visit)
    try fields.optional("widget", &members.widget)
    guard fields.isReading else { return }
    self = try members.request(word)
  }
}
