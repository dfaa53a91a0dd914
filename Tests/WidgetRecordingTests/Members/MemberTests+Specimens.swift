import TestSupport
import WidgetDrawing
import WidgetRecording

extension MemberTests {
  /// The members that must be there, by the last two keys that lead to them; positions are left
  /// out.
  static let required: Set<String> = [
    "bundle", "end", "event", "locale", "osVersion", "platform", "start", "timeZone", "version",
    "limits/memory", "limits/placeholder", "limits/relevance", "limits/snapshot",
    "limits/timeline", "reloadBudget/minimumInterval", "reloadBudget/perDay", "outcome of build",
    "diagnostics/message", "nearMisses/file", "nearMisses/line", "nearMisses/method",
    "nearMisses/provider", "nearMisses/requirement", "intents/combinations",
    "intents/isEligibleForSuggestions", "intents/name", "check", "file of suppression",
    "line of suppression", "file of excerpt", "line of excerpt", "text of excerpt", "fingerprint",
    "message", "subject", "kind", "families of widget",
    "configuration of widget", "entry/file", "entry/line", "provider/file", "provider/line",
    "view/file", "view/line", "place/file", "place/line",
    "timeline/file", "timeline/line", "placeholder/file", "placeholder/line",
    "relevanceScale/maximum", "relevanceScale/minimum", "members", "name", "family",
    "context/context", "context/from", "context/to", "rotationLimit/minimumInterval",
    "rotationLimit/perDay", "suggestionLimit/minimumInterval", "suggestionLimit/perDay", "at",
    "id", "mode", "callAt", "completions of lateCompletion", "api", "intent of donation", "items",
    "entries/date", "relevance/duration", "relevance/score", "network/host", "network/operation",
    "network/refused", "policy/after", "failure/message",
    "function", "outcome of app", "outcome of interaction", "outcome of control",
    "outcome of proposal", "action", "reason of control", "change", "method of network",
    "source", "url of network", "from", "to", "stack", "status of permission",
    "location of location", "high",
    "low", "declared/maximum", "declared/minimum", "compared", "folder", "mismatches/at",
    "mismatches/call", "mismatches/look", "mismatches/name", "made", "open/family", "open/id",
    "open/kind", "faces", "faces/family", "faces/name", "faces/sha256", "faces/weight",
    "face", "glyphs", "unitsPerEm", "data", "digest", "type of picture", "list", "scale",
    "scheme", "size", "boxes/frame", "boxes/node", "previews/family", "previews/index",
    "previews/name", "accesses/kind", "accesses/name", "omissions/file", "omissions/line",
    "omissions/name", "omissions/reason",
  ]

  /// Members that have to be there in other events, and not in these.
  static let optional: Set<String> = [
    "kind of reloadRequest", "family of interaction", "locale of drawing",
  ]

  /// Events with the members that few of their kind have.
  static let rare: [String] = [
    .widget(widget), .stack(stack), .call(call), .call(preview), .call(waiting), .sources(sources),
    .declarations(declarations), .drawing(drawing), ClueEventTests.crash.0,
    .reloadRequest(RecordedReloadRequest(at: 1, kind: "K", of: .controls)),
    .relevantIntents(
      RelevantItemsUpdate(
        at: 1,
        items: [
          .init(intent: RecordedIntent("I", ["a": .null]), context: .date(1, 2, .informational))
        ])),
    .relevantShortcuts(
      RelevantItemsUpdate(
        at: 1,
        items: [
          .init(
            widgetKind: "K", role: .action, intent: RecordedIntent("I"),
            providers: [.date(1, 2, nil), .hardware("h")])
        ])),
  ].map(\RecordingEvent.text)

  private static let widget: RecordedWidget = {
    let intent = ConfigurationIntent(
      cases: ["card": [""], "": []], defaults: ["card": .null, "": .array([])])
    var widget = RecordedWidget(kind: "K", families: [], configuration: .control(intent))
    widget.foreignFamilies = [.accessoryCorner]
    widget.pushHandler = "Handler"
    widget.showsInStandBy = false
    widget.hasWatchViews = true
    widget.previews = [RecordedPreview(name: "P", family: .systemSmall, index: 3)]
    widget.place = SourcePlace(file: "W.swift", line: 1)
    return widget
  }()

  private static let stack: RecordedStack = {
    var stack = RecordedStack(name: "S", family: .systemSmall, members: ["K/a"])
    stack.pinned = ["K/a", "K"]
    stack.expect = [
      StackExpectation(frequency: .init(of: "K", suggestions: .init(atLeast: 1, atMost: 2)))
    ]
    return stack
  }()

  private static let call: RecordedCall = {
    var entry = RecordedEntry(date: 1, digest: "d", secondDate: 2)
    entry.drawings = ["0f"]
    entry.idleParts = ["gesture"]
    entry.lacksContainerBackground = true
    entry.readsClock = false
    entry.runsWithTime = true
    entry.isRandom = true
    entry.showsOwnText = true
    entry.tapFreeDigest = "e"
    var answer = ProviderAnswer(.entry(entry), completions: 0)
    answer.accesses = [
      RecordedAccess(.read, of: "group", key: "k", value: "v"), RecordedAccess(.reload, of: ""),
    ]
    answer.waited = 2.5
    var call = RecordedCall.ended(.answered(answer), mode: .entry)
    call.parameters = ["card": .string("visa")]
    call.repetition = .withoutData
    call.drawingProblem = "it hung"
    return call
  }()

  private static let waiting: RecordedCall = {
    var uses = ProviderAnswer(.abandoned, completions: 0)
    uses.awaitedHosts = ["a.example", ""]
    var call = RecordedCall.ended(.timedOut(wasBusy: false, measures: uses), mode: .timeline)
    call.endedInViews = true
    return call
  }()

  private static let preview: RecordedCall = {
    var call = RecordedCall.ended(.timeline([RecordedEntry(date: 1)]), mode: .preview)
    call.question = .preview("Late at night")
    call.isPreview = true
    return call
  }()

  private static let sources = RecordedSources(
    omissions: [
      RecordedOmission(
        file: "H.swift", line: 4, name: "Haptics.play(_:)", reason: "no such module",
        cause: .typesTookTooLong, modules: ["CoreHaptics", ""])
    ], standIns: ["Alamofire"])

  private static let declarations: RecordedDeclarations = {
    var declarations = RecordedDeclarations(infoPlist: [], entitlements: ["e"])
    declarations.appGroups = ["group.a"]
    return declarations
  }()

  private static let drawing: RecordedDrawing = {
    var look = DrawnLook("dark")
    look.typeSize = "accessibility2"
    look.renderingMode = .accented
    look.hasIncreasedContrast = true
    look.hidesPrivateContent = true
    look.locale = DrawnLook.mirrored
    look.device = "375x667"
    look.place = .standByNight
    var box = DrawnBox(node: "Text", frame: [0, 0, 10.5, 2], text: "é", lines: 2)
    box.behind = ["#000"]
    box.color = "#fff"
    box.font = "body"
    box.ideal = [20, 2]
    box.pixels = [1, 1]
    box.scale = 0.5
    box.hasFixedFont = true
    box.isMoved = true
    box.opensWidgetURL = true
    box.hasSystemColor = true
    box.isSystemSized = true
    box.breaksWord = true
    box.truncated = true
    return RecordedDrawing.written(
      look, size: DrawnSize(158, 158), scale: 3, list: [], boxes: [box], notes: ["n"],
      backgroundCount: 1, leftOut: ["x"], viewsFrame: [61, 0, 36, 36]
    ).drawing
  }()
}
