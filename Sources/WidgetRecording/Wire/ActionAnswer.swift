/// The result of an action.
public enum ActionAnswer: Hashable, Sendable {
  /// It is done, and there is nothing to say of it.
  case done
  /// Its target is not there; the failure of the provider that would have shown it.
  case missing(RecordedFailure?)
  /// The author's code threw an error.
  case threw(RecordedFailure)
  /// A button, a toggle or a control was pressed.
  case pressed(Press)
  /// A link, or the widget's own address, was followed; nil where the widget has none.
  case followed(url: String?)
  /// The content of a control.
  case control(ControlContent)
  /// The contents that the preview of a Live Activity shows.
  case contents([ActivityContentValue])

  /// The press of a button, a toggle or a control.
  public struct Press: Hashable, Sendable {
    /// The words on it; nil where it has none.
    public var label: String?
    /// The intent behind it.
    public var intent: RecordedIntent
    /// The way in which the intent ended.
    public var end: End

    /// The way in which the intent of a press ended.
    public enum End: Hashable, Sendable {
      /// It was performed.
      case returned
      /// It threw an error.
      case threw(RecordedFailure)
      /// It is left to the app, by the qualified name of its type.
      case leftToApp(String)
    }

    /// Creates a press.
    public init(label: String?, intent: RecordedIntent, end: End) {
      self.label = label
      self.intent = intent
      self.end = end
    }
  }

  /// Whether the action's target was there.
  public var isFound: Bool {
    if case .missing = self { false } else { true }
  }

  /// The error that the author's code threw; nil where it threw none.
  public var failure: RecordedFailure? {
    switch self {
    case .missing(let failure): failure
    case .threw(let failure): failure
    case .pressed(let press): if case .threw(let failure) = press.end { failure } else { nil }
    case .done, .followed, .control, .contents: nil
    }
  }
}

extension ActionAnswer: JSONRecord {
  /// The word for a result.
  private enum Word: String, JSONConvertible {
    case done, missing, threw, pressed, followed, control, contents
  }

  private var word: Word {
    switch self {
    case .done: .done
    case .missing: .missing
    case .threw: .threw
    case .pressed: .pressed
    case .followed: .followed
    case .control: .control
    case .contents: .contents
    }
  }

  /// A value that reading fills in.
  public static var blank: Self { .done }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member that the result needs is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (word, failure) = (word, failure)
    var contents: [ActivityContentValue] = []
    var control: ControlContent?
    var press: Press?
    var url: String?
    switch self {
    case .contents(let known): contents = known
    case .control(let known): control = known
    case .pressed(let known): press = known
    case .followed(let known): url = known
    case .done, .missing, .threw: break
    }
    try fields.list("contents", &contents)
    try fields.optional("control", &control)
    try fields.optional("failure", &failure)
    try fields.optional("press", &press)
    try fields.required("result", &word)
    try fields.optional("url", &url)
    guard fields.isReading else { return }
    switch word {
    case .done: self = .done
    case .missing: self = .missing(failure)
    case .followed: self = .followed(url: url)
    case .contents: self = .contents(contents)
    case .threw:
      guard let failure else { throw JSONError(.missingKey("failure")) }
      self = .threw(failure)
    case .control:
      guard let control else { throw JSONError(.missingKey("control")) }
      self = .control(control)
    case .pressed:
      guard var press else { throw JSONError(.missingKey("press")) }
      if let failure { press.end = .threw(failure) }
      self = .pressed(press)
    }
  }
}

extension ActionAnswer.Press: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(label: nil, intent: .init(""), end: .returned) }

  /// Reads or writes the members; an error stands beside them, with those of other results.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var left: String?
    if case .leftToApp(let name) = end { left = name }
    try fields.required("intent", &intent.name)
    try fields.optional("label", &label)
    try fields.optional("leftToApp", &left)
    try fields.sparse("parameters", &intent.parameters, [:])
    guard fields.isReading else { return }
    end = left.map { .leftToApp($0) } ?? .returned
  }
}
