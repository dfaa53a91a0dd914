import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// The lines at which findings point: those that an author has to change.
@Suite struct FindingPlaceTests {
  /// A widget whose declarations stand in lines of their own.
  private static let placed = RecordingEvent.described {
    $0.place = SourcePlace(file: "Widget.swift", line: 1)
    var places = WidgetPlaces()
    places.provider = SourcePlace(file: "Provider.swift", line: 2)
    places.entry = SourcePlace(file: "Entry.swift", line: 3)
    places.methods[.timeline] = SourcePlace(file: "Provider.swift", line: 4)
    places.uses = [
      "task": SourcePlace(file: "Face.swift", line: 5),
      "reload Tides": SourcePlace(file: "Save.swift", line: 6),
      "reloadAll": SourcePlace(file: "Save.swift", line: 7),
      "write last": SourcePlace(file: "Save.swift", line: 8),
      "asset Sun": SourcePlace(file: "Face.swift", line: 9),
      "app group group.a": SourcePlace(file: "Save.swift", line: 10),
      "text Total": SourcePlace(file: "Face.swift", line: 11),
    ]
    $0.places = places
    $0.displayName = nil
  }

  /// The lines at which the findings of a check point.
  private func lines(_ check: CheckID, _ events: [RecordingEvent]) -> [Int?] {
    findings(check, events).map(\.line)
  }

  private func findings(_ check: CheckID, _ events: [RecordingEvent]) -> [Finding] {
    let recording = Setting().recording([Self.placed] + events)
    return CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording),
      selection: CheckSelection(only: [check])
    )
    .flatMap(\.outcome.findings)
  }

  @Test func `a view that ends the process which draws it is found in the author's file`() {
    func place(_ file: String?) -> String? {
      let drawn = RecordingEvent.delivered([.at(0)]) { call in
        var failure = RecordedFailure(message: "Fatal error: no")
        failure.place = file.map { SourcePlace(file: $0, line: 30) }
        call.drawingFailure = failure
      }
      return findings("provider-crashed", [drawn]).first.map {
        "\($0.level.rawValue) \($0.file ?? "-"):\($0.line ?? 0)"
      }
    }
    #expect(place("Face.swift") == "error Face.swift:30")
    // The runtime names the module with the file.
    #expect(place("Tides/Face.swift") == "error Face.swift:30")
    #expect(place("Tides/Row.swift") == "error Tides/Row.swift:30")
    #expect(place(nil) == "warning Widget.swift:1")
  }

  @Test func `a finding about a text or an app group points at the only line that names it`() {
    let group = RecordingEvent.called(.timeline) { call in
      call.updateAnswer { $0.accesses = [RecordedAccess(.suite, of: "group.a")] }
    }
    var declarations = RecordedDeclarations(entitlements: [])
    declarations.appGroups = []
    let entitled = RecordingEvent.declarations(declarations)
    #expect(lines("app-group-without-entitlement", [entitled, group]) == [10])
    let drawn = RecordingEvent.drawn(
      .picture { $0.boxes = [.text("Total", 60) { $0.font = "9 400" }] })
    #expect(lines("text-too-small", [drawn, .pictured()]) == [11])
  }

  @Test func `a finding about a call points at the provider, its method or the view`() {
    func trap(in stack: String...) -> [RecordingEvent] {
      let failure = RecordedFailure(message: "no message", stack: stack)
      return [.ended(.timeline, .crashed(signal: nil, failure))]
    }
    func connection(_ moment: RecordedConnection.Moment?) -> [RecordingEvent] {
      [.called(.placeholder, network: [.attempted(moment)])]
    }
    let exited = RecordingEvent.ended(.placeholder, .exited(status: nil))
    #expect(lines("provider-exited", [exited]) == [2])
    #expect(lines("provider-crashed", trap(in: "load()", "main")) == [4])
    let body = "closure #1 in CardWidget.body.getter"
    #expect(lines("provider-crashed", trap(in: body, "main")) == [4])
    let drawing = "EntryRecorder.show(_:in:as:) in x"
    #expect(lines("provider-crashed", trap(in: drawing, "main")) == [1])
    #expect(lines("network-in-placeholder", connection(nil)) == [2])
    #expect(lines("network-in-placeholder", connection(.drawing)) == [1])
  }

  @Test func `a finding about a timeline or a widget points at what declares it`() {
    #expect(lines("timeline-empty", [.timeline()]) == [4])
    #expect(lines("relevance-never-set", [.timeline(.at(0))]) == [4])
    #expect(lines("display-name-missing", []) == [1])
    let made = SourcePlace(file: "Helper.swift", line: 12)
    let helped = RecordingEvent.delivered([]) { call in
      call.updateAnswer { answer in
        guard case .timeline(var timeline) = answer.content else { return }
        timeline.place = made
        answer.content = .timeline(timeline)
      }
    }
    #expect(lines("timeline-empty", [helped]) == [12])
    let moving = RecordedEntry(date: Setting.start, secondDate: Setting.start + 1)
    #expect(lines("entry-date-unstable", [.timeline(moving)]) == [3])
  }

  @Test func `a finding about a view without a use points at the view`() {
    var places = WidgetPlaces()
    places.view = SourcePlace(file: "Face.swift", line: 30)
    let widget = RecordingEvent.described {
      $0.place = SourcePlace(file: "Widget.swift", line: 1)
      $0.places = places
    }
    var bare = RecordedEntry.at(0)
    bare.lacksContainerBackground = true
    let recording = Setting().recording([widget, .timeline(bare)])
    let found = CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording),
      selection: CheckSelection(only: ["container-background-missing"]))
    #expect(found.flatMap(\.outcome.findings).map(\.line) == [30])
  }

  @Test func `a finding about a view points at the use of what it names`() {
    var bare = RecordedEntry.at(0)
    bare.missingAssets = ["Sun"]
    #expect(lines("missing-asset", [.timeline(bare)]) == [9])
    var unplaced = RecordedEntry.at(0)
    unplaced.missingAssets = ["Moon"]
    #expect(lines("missing-asset", [.timeline(unplaced)]) == [1])
    var waiting = RecordedEntry.at(0)
    waiting.idleParts = ["task"]
    #expect(lines("view-in-widget-unsupported", [.timeline(waiting)]) == [5])
    var foreign = RecordedEntry.at(0)
    foreign.foreignViews = ["List"]
    #expect(lines("view-not-allowed", [.timeline(foreign)]) == [1])
  }

  private func repeated(_ access: RecordedAccess) -> [RecordingEvent] {
    [0, 60].map { minute in
      .delivered([.at(minute)], at: minute) { call in
        call.updateAnswer { $0.accesses = [access] }
      }
    }
  }

  private func reloading(_ kind: String) -> [RecordingEvent] {
    repeated(RecordedAccess(.reload, of: kind))
      + [.reloadRequest(RecordedReloadRequest(at: Setting.start, kind: kind))]
  }

  private func overwritten(_ key: String) -> [RecordingEvent] {
    [FamilyName.systemSmall, .systemMedium].map { family in
      .delivered([.at(0)], at: 0, family: family) { call in
        call.updateAnswer {
          $0.accesses = [
            RecordedAccess(.write, of: "a", key: key, value: ContentDigest(family.rawValue))
          ]
        }
      }
    }
  }

  @Test func `a finding about a side effect points at the call that has it`() {
    let check: CheckID = "side-effect-in-provider"
    #expect(lines(check, repeated(RecordedAccess(.reload, of: "Tides"))) == [6])
    #expect(lines(check, repeated(RecordedAccess(.reload, of: ""))) == [7])
    #expect(lines(check, repeated(RecordedAccess(.notification, of: "due"))) == [4])
    #expect(lines(check, overwritten("last")) == [8])
    #expect(lines(check, overwritten("first")) == [4])
    #expect(lines("unknown-kind-reloaded", reloading("Tides")) == [6])
    #expect(lines("unknown-kind-reloaded", reloading("Sky")) == [4])
  }
}
