import WidgetRecording

/// What a check decides about one subject.
enum Verdict: Hashable, Sendable {
  /// The faults, in recorded order; none where the rule holds.
  case problems([Problem])
  /// There is nothing to look at, and why.
  case notApplicable(String)
}

/// One fault, and where a check saw it.
///
/// A problem has neither the check's name nor a level: the catalogue adds both.
struct Problem: Hashable, Sendable {
  /// The call that shows a fault.
  struct Place: Hashable, Sendable {
    var id: CallID
    var at: Double
    var developerMode: DeveloperMode?
    var mode: ProviderMode
  }

  /// What an author has to change, where no failure or diagnostic names a file.
  enum Declaration: Hashable, Sendable {
    /// The widget, for its view.
    case widget
    /// The provider's method, or the widget where no method is to blame.
    case method
    /// The type of the entries.
    case entry
  }

  /// One lower-case clause without a full stop, naming the thing and the number.
  var message: String
  /// The call; nil where it is about what the extension declares.
  var place: Place?
  /// The position of the entry in its timeline, from 0.
  var entry: Int?
  /// What makes two problems of one subject the same fault; no dates and no lines.
  var key: String
  /// What an author has to change.
  var declaration = Declaration.method
  /// The author's file, where it is not the widget's.
  var file: String?
  /// The line in that file.
  var line: Int?
  /// The Developer Mode in which it shows, where no call says it.
  var developerMode: DeveloperMode?

  /// Creates a problem; its file is set afterwards.
  init(_ message: String, in call: RecordedCall? = nil, entry: Int? = nil, key: String = "") {
    self.message = message
    self.entry = entry
    self.key = key
    place = call.map {
      Place(id: $0.id, at: $0.at, developerMode: $0.developerMode, mode: $0.mode)
    }
  }

  /// Returns the problem with the author's file, where a failure or diagnostic names one.
  func located(file: String?, line: Int?) -> Self {
    var located = self
    located.file = file
    located.line = line
    return located
  }
}

/// What came of one check on one subject, before it has a name and a level.
struct Judgement: Sendable {
  /// A verdict, or why there is none.
  enum Decision: Hashable, Sendable {
    /// What the check decided.
    case verdict(Verdict)
    /// The calls that the check needs did not end well; how the first of them ended.
    case open(String)
  }

  var subject: Subject
  /// The widget whose declaration a finding points to.
  var widget: RecordedWidget?
  var decision: Decision

  init(subject: Subject, widget: RecordedWidget?, decision: Decision) {
    self.subject = subject
    self.widget = widget
    self.decision = decision
  }

  init(_ member: MemberEvidence, _ decision: Decision) {
    self.init(subject: member.subject, widget: member.widget, decision: decision)
  }

  init(_ kind: KindEvidence, _ decision: Decision) {
    self.init(subject: kind.subject, widget: kind.widgets.first, decision: decision)
  }
}
