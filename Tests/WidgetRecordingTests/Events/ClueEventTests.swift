import TestSupport
import Testing
import WidgetRecording

/// Lines that say what an app or extension told the system.
@Suite struct ClueEventTests {
  static let donation: (RecordingEvent, String) = (
    .donation(
      RecordedDonation(
        at: 1_772_473_260, interface: .interaction, intent: "ViewPurchases",
        parameters: [
          "card": .string("visa"), "": .null, "n": .number(.nan),
          "list": .array([.bool(true), .object([:])]),
        ], isPredictable: false, predictionParameters: [["card"], []])),
    """
    {"api":"INInteraction","at":1772473260,"event":"donation","intent":"ViewPurchases",\
    "parameters":{"":null,"card":"visa","list":[true,{}],"n":"NaN"},"predictable":false,\
    "predictionParameters":[["card"],[]]}
    """
  )

  static let shortcuts: (RecordingEvent, String) = (
    .relevantShortcuts(
      RelevantItemsUpdate(
        at: 3,
        items: [
          .init(
            widgetKind: "K", role: .information, intent: RecordedIntent("I", ["a": .number(1)]),
            providers: [.date(1, 2, nil), .unknown]),
          .init(role: .action), .init(),
        ])),
    """
    {"at":3,"event":"relevantShortcuts","items":[{"intent":"I","parameters":{"a":1},\
    "providers":[{"date":[1,2]},{}],"role":"information","widgetKind":"K"},\
    {"providers":[],"role":"action"},{"providers":[]}]}
    """
  )

  static let late: (RecordingEvent, String) = (
    .lateCompletion(
      LateCompletion(
        id: CallID(rawValue: "B/K/f/-/timeline"), callAt: 5.5, developerMode: .off,
        completions: 2)),
    """
    {"callAt":5.5,"completions":2,"developerMode":"off","event":"lateCompletion",\
    "id":"B/K/f/-/timeline"}
    """
  )

  static let crash: (RecordingEvent, String) = (
    .lateCrash(
      LateCrash(
        id: CallID(rawValue: "B/K/f/-/timeline"), callAt: 5.5, developerMode: .on, signal: 6,
        failure: RecordedFailure(message: "m"))),
    """
    {"callAt":5.5,"developerMode":"on","event":"lateCrash","failure":{"message":"m"},\
    "id":"B/K/f/-/timeline","signal":6}
    """
  )

  static let specimens: [(RecordingEvent, String)] = [
    donation, shortcuts, late, crash,
    (
      .lateCompletion(
        LateCompletion(
          id: CallID(rawValue: ""), callAt: .distantPast, developerMode: nil, completions: .min)),
      """
      {"callAt":"-Infinity","completions":-9223372036854775808,"event":"lateCompletion","id":""}
      """
    ),
    (
      .relevantIntents(RelevantItemsUpdate(at: 0, items: [])),
      #"{"at":0,"event":"relevantIntents","items":[]}"#
    ),
    (
      .relevantIntents(
        RelevantItemsUpdate(
          at: 0,
          items: [
            .init(intent: RecordedIntent("", [:])), .init(intent: RecordedIntent("I", [:])),
            .init(widgetKind: "K", context: .hardware("headphones")),
          ])),
      """
      {"at":0,"event":"relevantIntents","items":[{"parameters":{}},\
      {"intent":"I","parameters":{}},{"context":{"hardware":"headphones"},"widgetKind":"K"}]}
      """
    ),
    (
      .reloadRequest(RecordedReloadRequest(at: 7, kind: "K")),
      #"{"at":7,"event":"reloadRequest","kind":"K"}"#
    ),
    (
      .reloadRequest(RecordedReloadRequest(at: -7, kind: nil)),
      #"{"at":-7,"event":"reloadRequest"}"#
    ),
  ]

  @Test(arguments: specimens)
  func `an event is written as its line and read back from it`(
    _ event: RecordingEvent, _ line: String
  ) throws {
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line).text == line)
  }

  @Test(
    arguments: [
      (.interaction, "INInteraction"), (.donationManager, "IntentDonationManager"),
      (.appIntent, "AppIntent"), (.usage, "usage"), (DonationInterface(rawValue: "later"), "later"),
    ] as [(DonationInterface, String)])
  func `an interface is read by its name, one that nobody knows too`(
    _ interface: DonationInterface, _ name: String
  ) throws {
    #expect(interface.rawValue == name)
    #expect(try DonationInterface(json: interface.json) == interface)
    let donation = RecordedDonation(at: 0, interface: interface, intent: "I", parameters: [:])
    let text = RecordingEvent.donation(donation).text
    #expect(text == #"{"api":"\#(name)","at":0,"event":"donation","intent":"I","parameters":{}}"#)
    #expect(try Recording.reading(text).donations == [donation])
  }

  static let contexts: [(RecordedContext, String)] = [
    (.date(1, nil, nil), #"{"date":[1]}"#),
    (.date(1, 2, .default), #"{"date":[1,2],"kind":"default"}"#),
    (.date(2, 1, .scheduled), #"{"date":[2,1],"kind":"scheduled"}"#),
    (
      .date(.distantPast, .distantFuture, .informational),
      #"{"date":["-Infinity","Infinity"],"kind":"informational"}"#
    ),
    (.inferredLocation("work"), #"{"location":"work"}"#), (.category(""), #"{"category":""}"#),
    (.fitness("workoutActive"), #"{"fitness":"workoutActive"}"#),
    (.sleep("bedtime"), #"{"sleep":"bedtime"}"#), (.hardware("\u{0}"), #"{"hardware":"\u0000"}"#),
    (
      .region(GeographicRegion(latitude: -90, longitude: 0.1, radius: .infinity)),
      #"{"region":[-90,0.1,"Infinity"]}"#
    ),
    (.unknown, "{}"),
  ]

  @Test(arguments: contexts)
  func `a condition is one member, or none`(_ context: RecordedContext, _ text: String) throws {
    #expect(context.json == text)
    #expect(try RecordedContext(json: text) == context)
  }

  @Test(
    arguments: [
      (#"{"location":"a","category":"b","sleep":"c"}"#, .inferredLocation("a")),
      (#"{"sleep":"c","fitness":"f"}"#, .fitness("f")),
      (#"{"location":"a","date":[1]}"#, .date(1, nil, nil)),
      (
        #"{"region":[1,2,3],"hardware":"h"}"#,
        .region(GeographicRegion(latitude: 1, longitude: 2, radius: 3))
      ),
      (#"{"kind":"default"}"#, .unknown), (#"{"aurora":"green"}"#, .unknown),
      (#"{"location":null,"sleep":"s"}"#, .sleep("s")),
    ] as [(String, RecordedContext)])
  func `of several conditions one counts`(_ text: String, _ context: RecordedContext) throws {
    #expect(try RecordedContext(json: text) == context)
  }

  @Test(arguments: [
    (#"{"date":[]}"#, "'date': a date is one instant, or two"),
    (#"{"date":[1,2,3]}"#, "'date': a date is one instant, or two"),
    (#"{"date":5}"#, "'date': expected a list, found a number"),
    (#"{"date":[null,1]}"#, "'date': a date is one instant, or two"),
    (#"{"date":[1],"kind":"urgent"}"#, "'kind': 'urgent' is none of the words that may stand here"),
    (#"{"region":[1,2]}"#, "'region': a region is a latitude, a longitude and a radius"),
    (#"{"region":[]}"#, "'region': a region is a latitude, a longitude and a radius"),
    (#"{"region":[1,2,3,4]}"#, "'region': a region is a latitude, a longitude and a radius"),
    (#"{"location":["work"]}"#, "'location': expected a text, found a list"),
  ])
  func `a condition that is not as it should be is refused`(_ text: String, _ words: String) {
    let error = #expect(throws: JSONError.self) { try RecordedContext(json: text) }
    #expect(error?.description == words)
  }

  @Test(
    arguments: [
      (.named("a"), "a"), (.named(""), ""), (.automatic, ".automatic"), (.ungrouped, ".ungrouped"),
      (.named(".other"), ".other"), (.named("Automatic"), "Automatic"),
    ] as [(RelevanceGroup, String)])
  func `a group is known by its name`(_ group: RelevanceGroup, _ name: String) throws {
    #expect(group.description == name)
    #expect(group.json == "\"\(name)\"")
    #expect(try RelevanceGroup(json: group.json) == group)
  }

  // MARK: - Requests that something be asked for again

  @Test(
    arguments: [
      (.timelines, ""), (.controls, #""controls":true,"#), (.relevance, #""relevance":true,"#),
      (.recommendations, #""recommendations":true,"#),
    ] as [(RecordedReloadRequest.Target, String)])
  func `a reload is of one kind of answers`(
    _ subject: RecordedReloadRequest.Target, _ member: String
  ) throws {
    let line = #"{\#(member)"at":1,"event":"reloadRequest","kind":"K"}"#
    let event = try RecordingEvent(json: line)
    #expect(event == .reloadRequest(RecordedReloadRequest(at: 1, kind: "K", of: subject)))
    #expect(try JSONValue(json: event.text) == JSONValue(json: line))
    let all: [RecordedReloadRequest.Target] = [
      .timelines, .controls, .relevance, .recommendations,
    ]
    #expect(all.filter { event.asks(for: $0) } == [subject])
    #expect(event.asks(for: subject, kind: "K") && !event.asks(for: subject, kind: "L"))
    let ofAll = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 1, kind: nil, of: subject))
    #expect(ofAll.asks(for: subject, kind: "L") && ofAll.asks(for: subject))
    #expect(!RecordingEvent.claim(WidgetClaim(kind: "K")).asks(for: subject))
  }
}
