import WidgetFindings
import WidgetRecording

/// The decision about one subject.
enum Verdict: Hashable, Sendable {
  /// The faults, in recorded order; none where the rule holds.
  case problems([Problem])
  /// There is nothing to look at, and why.
  case notApplicable(String)
  /// The calls that the check needs crashed, ran out of time or were not made; how the first ended.
  ///
  /// The protocols that refine `Check` return this; a check itself is not asked then.
  case open(String)
}

extension Verdict {
  /// Whether there is a fault.
  var hasProblems: Bool {
    if case .problems(let problems) = self { !problems.isEmpty } else { false }
  }
}

/// One fault, and where a check saw it.
///
/// A problem has not the check's name: the catalogue adds it, and the check's level where the rule
/// itself does not say another.
struct Problem: Hashable, Sendable {
  /// The call that shows a fault.
  struct Place: Hashable, Sendable {
    var id: CallID
    var at: SimulatedInstant
    var developerMode: DeveloperMode?
    var mode: ProviderMode
    /// The configuration with which the call was made.
    var configuration: ConfigurationName
    /// The line that makes the timeline which the call answered with; nil where that is not known.
    var timeline: SourcePlace?
  }

  /// A thing that an author has to change, where no failure or diagnostic names a file.
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
  /// The call; nil where it is about the extension's declarations.
  var place: Place?
  /// The simulated instant, where it has no call.
  var at: SimulatedInstant?
  /// The position of the entry in its timeline, from 0.
  var entry: Int?
  /// The digest of the drawing that was looked at.
  var drawing: String?
  /// The identity of the fault among those of one subject; it has no dates and no lines.
  var key: String
  /// The declaration that an author has to change.
  var declaration = Declaration.method
  /// The names in `WidgetPlaces.uses` of what it is about, the most exact first.
  var uses: [String] = []
  /// The author's file, where it is not the widget's.
  var file: String?
  /// The line in that file.
  var line: Int?
  /// The Developer Mode in which it shows, where it has no call.
  var developerMode: DeveloperMode?
  /// The words on further drawings that show the same; empty for none.
  var repetition = ""
  /// The inputs that the call lacked, in words; empty where it lacked none.
  var shortage = ""
  /// The stand-ins that were asked for what they have no answer to, by the call or its views.
  var standIns: [RecordedAccess] = []
  /// The level that the rule has for such a case; nil for the check's own.
  var level: Finding.Level?

  /// Creates a problem; its file is set afterwards.
  init(_ message: String, in call: RecordedCall? = nil, entry: Int? = nil, key: String = "") {
    self.message = message
    self.entry = entry
    self.key = key
    shortage = call?.shortage ?? ""
    standIns = call?.accesses.filter { $0.kind == .standIn } ?? []
    place = call.map {
      Place(
        id: $0.id, at: $0.at, developerMode: $0.developerMode, mode: $0.mode,
        configuration: $0.configuration, timeline: $0.timeline?.place)
    }
  }

  /// Returns the problem at the level that the rule has for such a case.
  func at(_ level: Finding.Level) -> Self {
    var problem = self
    problem.level = level
    return problem
  }

  /// Returns the problem with other words on what its call lacked; empty where it lacked nothing that
  /// matters.
  func lacking(_ shortage: String) -> Self {
    var problem = self
    problem.shortage = shortage
    return problem
  }

  /// Returns the problem with the author's line, where something names one.
  func located(at place: SourcePlace?) -> Self {
    located(file: place?.file, line: place?.line)
  }

  /// Returns the problem with the author's file, where a failure or diagnostic names one.
  func located(file: String?, line: Int?) -> Self {
    var located = self
    located.file = file
    located.line = line
    return located
  }
}

/// The verdict of one check on one subject, before it has a name and a level.
struct SubjectVerdict: Sendable {
  let subject: CheckSubject
  /// The widget whose declaration a finding points to.
  let widget: RecordedWidget?
  let verdict: Verdict

  init(subject: CheckSubject, widget: RecordedWidget?, _ verdict: Verdict) {
    self.subject = subject
    self.widget = widget
    self.verdict = verdict
  }

  init(_ member: MemberEvidence, _ verdict: Verdict) {
    self.init(subject: member.subject, widget: member.widget, verdict)
  }

  init(_ kind: KindEvidence, _ verdict: Verdict) {
    self.init(subject: kind.subject, widget: kind.widgets.first, verdict)
  }
}
