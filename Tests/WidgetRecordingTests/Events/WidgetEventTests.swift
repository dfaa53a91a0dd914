import TestSupport
import Testing
import WidgetRecording

/// Lines that say which widgets and stacks there are.
@Suite struct WidgetEventTests {
  static let widget: (RecordingEvent, String) = {
    var widget = RecordedWidget(
      kind: "Purchases", families: [.systemSmall, FamilyName(rawValue: "systemTiny")],
      configuration: .appIntent(
        ConfigurationIntent(
          "SelectCard", parameters: ["card", "category"],
          cases: ["category": ["food", "travel"]], types: ["card": .string])))
    widget.foreignFamilies = [.accessoryCorner]
    widget.displayName = "Purchases"
    widget.description = "Newest \"first\""
    widget.associatedKind = "Cards"
    widget.relevanceScale = .range(minimum: 1, maximum: .infinity)
    widget.provider = "Cards.Provider"
    widget.entry = "Cards.Entry"
    widget.type = "Cards.Purchases"
    widget.views = ["Cards.Face"]
    widget.place = SourcePlace(file: "W.swift", line: 12)
    var places = WidgetPlaces()
    places.provider = SourcePlace(file: "P.swift", line: 2)
    places.entry = SourcePlace(file: "P.swift", line: 30)
    places.methods = [
      .timeline: SourcePlace(file: "P.swift", line: 9),
      .placeholder: SourcePlace(file: "P.swift", line: 5),
    ]
    places.view = SourcePlace(file: "F.swift", line: 3)
    widget.places = places
    return (
      .widget(widget),
      """
      {"associatedKind":"Cards","configuration":"appIntent","description":"Newest \\"first\\"",\
      "displayName":"Purchases","entry":"Cards.Entry","event":"widget",\
      "families":["systemSmall","systemTiny"],"file":"W.swift",\
      "foreignFamilies":["accessoryCorner"],"intent":"SelectCard","kind":"Purchases","line":12,\
      "parameterCases":{"category":["food","travel"]},"parameterTypes":{"card":"string"},"parameters":["card","category"],\
      "places":{"entry":{"file":"P.swift","line":30},\
      "methods":{"placeholder":{"file":"P.swift","line":5},\
      "timeline":{"file":"P.swift","line":9}},"provider":{"file":"P.swift","line":2},\
      "view":{"file":"F.swift","line":3}},\
      "provider":"Cards.Provider","relevanceScale":{"maximum":"Infinity","minimum":1},\
      "type":"Cards.Purchases","views":["Cards.Face"]}
      """
    )
  }()

  static let stack: (RecordingEvent, String) = {
    var stack = RecordedStack(
      name: "Home", family: .systemSmall, members: ["Purchases/visa", "Weather"],
      smartRotate: false, widgetSuggestions: false,
      rotationLimit: RateLimit(perDay: 3, minimumInterval: 60),
      suggestionLimit: RateLimit(perDay: 0, minimumInterval: 0.5))
    stack.context = [
      StackContext(SimulatedInterval(1, 2.5), .inferredLocation("work")),
      StackContext(SimulatedInterval(.distantPast, .distantFuture), .unknown),
    ]
    stack.expect = [
      StackExpectation(
        developerMode: .on,
        frequency: .init(of: "Weather", rotations: .init(atLeast: 1, atMost: 3)),
        top: .init("Weather", at: 4))
    ]
    return (
      .stack(stack),
      """
      {"context":[{"context":{"location":"work"},"from":1,"to":2.5},\
      {"context":{},"from":"-Infinity","to":"Infinity"}],"event":"stack",\
      "expect":[{"at":4,"developerMode":"on","member":"Weather","onTop":"Weather",\
      "rotations":{"atLeast":1,"atMost":3}}],"family":"systemSmall",\
      "members":["Purchases/visa","Weather"],"name":"Home",\
      "rotationLimit":{"minimumInterval":60,"perDay":3},"smartRotate":false,\
      "suggestionLimit":{"minimumInterval":0.5,"perDay":0},"widgetSuggestions":false}
      """
    )
  }()

  static let specimens: [(RecordingEvent, String)] = [
    widget, stack,
    (
      .widget(RecordedWidget(kind: "", families: [], configuration: .static)),
      #"{"configuration":"static","event":"widget","families":[],"kind":""}"#
    ),
    (
      .stack(RecordedStack(name: "", family: .accessoryRectangular, members: [])),
      """
      {"event":"stack","family":"accessoryRectangular","members":[],"name":"",\
      "rotationLimit":{"minimumInterval":900,"perDay":8},"smartRotate":true,\
      "suggestionLimit":{"minimumInterval":3600,"perDay":4},"widgetSuggestions":true}
      """
    ),
    (.claim(WidgetClaim(kind: "A")), #"{"event":"claim","kind":"A"}"#),
    (.claim(WidgetClaim(kind: "", families: [])), #"{"event":"claim","families":[],"kind":""}"#),
    (
      .claim(WidgetClaim(kind: "A", families: [.systemLarge, .accessoryInline])),
      #"{"event":"claim","families":["systemLarge","accessoryInline"],"kind":"A"}"#
    ),
  ]

  @Test(arguments: specimens)
  func `an event is written as its line and read back from it`(
    _ event: RecordingEvent, _ line: String
  ) throws {
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line) == event)
  }

  @Test(arguments: ConfigurationKind.allCases)
  func `a widget of every kind of configuration is read back`(_ kind: ConfigurationKind) throws {
    let event = RecordingEvent.widget(
      RecordedWidget(kind: "K", families: [], configuration: DescribedConfiguration(kind)))
    #expect(try RecordingEvent(json: event.text) == event)
    #expect(kind.isConfigurable == [.intent, .appIntent].contains(kind))
  }

  @Test(
    arguments: [
      (.levels([1]), #"{"levels":[1]}"#), (.levels([1, -2.5]), #"{"levels":[1,-2.5]}"#),
      (.range(minimum: 0, maximum: 0), #"{"maximum":0,"minimum":0}"#),
      (.range(minimum: -1e21, maximum: 2), #"{"maximum":2,"minimum":-1e+21}"#),
    ] as [(RelevanceScale, String)])
  func `a scale is a range or levels`(_ scale: RelevanceScale, _ text: String) throws {
    #expect(scale.json == text)
    #expect(try RelevanceScale(json: text).json == text)
  }

  @Test func `levels count before the ends of a range, and one end is no range`() throws {
    let both = try RelevanceScale(json: #"{"levels":[3],"minimum":1,"maximum":2}"#)
    #expect(both == .levels([3]))
    #expect(throws: JSONError(.missingKey("maximum"))) {
      try RelevanceScale(json: #"{"minimum":1}"#)
    }
    #expect(throws: JSONError(.missingKey("minimum"))) {
      try RelevanceScale(json: #"{"levels":null,"maximum":1}"#)
    }
  }

  @Test func `the line of a method is that of its type where nothing better is known`() throws {
    var places = WidgetPlaces()
    #expect(ProviderMode.allCases.allSatisfy { places.method(for: $0) == nil })
    places.provider = SourcePlace(file: "P.swift", line: 2)
    places.methods[.timeline] = SourcePlace(file: "Q.swift", line: 9)
    for mode in ProviderMode.allCases {
      #expect(places.method(for: mode)?.line == (mode == .timeline ? 9 : 2))
    }
    let later = #"{"methods":{"timeline":{"file":"f","line":1},"aurora":{"file":"f","line":2}}}"#
    #expect(try WidgetPlaces(json: later).methods == [.timeline: SourcePlace(file: "f", line: 1)])
  }

  @Test func `the lines of uses are kept by their names`() throws {
    var places = WidgetPlaces()
    places.uses["task"] = SourcePlace(file: "f", line: 1)
    places.uses["reload"] = SourcePlace(file: "f", line: 2)
    let text = places.json
    #expect(
      text
        == #"{"methods":{},"uses":{"reload":{"file":"f","line":2},"task":{"file":"f","line":1}}}"#)
    #expect(try WidgetPlaces(json: text) == places)
  }

  @Test(arguments: [#""file":"W.swift""#, #""line":3"#, #""file":null,"line":3"#])
  func `a file without a line is no place, nor is a line without a file`(
    _ members: String
  ) throws {
    let line = #"{"event":"widget","kind":"K","families":[],"configuration":"static",\#(members)}"#
    #expect(try Recording.reading(line).widgets.first?.place == nil)
  }

  @Test(
    arguments: [
      (#"{"member":"A","rotations":{}}"#, "A", nil),
      (#"{"onTop":"B/c","at":"NaN"}"#, nil, "B/c"),
      (#"{"at":1,"rotations":{},"member":"A","onTop":"B"}"#, "A", "B"),
    ] as [(String, MemberName?, MemberName?)])
  func `an expectation is of rotations, of the member on top, or both`(
    _ text: String, _ member: MemberName?, _ top: MemberName?
  ) throws {
    let expectation = try StackExpectation(json: text)
    #expect(expectation.frequency?.member == member)
    #expect(expectation.top?.member == top)
  }

  @Test(
    arguments: [
      ("{}", .badValue("an expectation has 'onTop', 'rotations' or 'suggestions'")),
      (#"{"member":"A"}"#, .badValue("an expectation has 'onTop', 'rotations' or 'suggestions'")),
      (#"{"member":"A","onTop":"A"}"#, .missingKey("at")),
      (#"{"at":1,"rotations":{},"member":"A"}"#, .missingKey("onTop")),
      (#"{"rotations":{"atMost":1}}"#, .missingKey("member")),
      (#"{"suggestions":{"atMost":1}}"#, .missingKey("member")),
    ] as [(String, JSONError.Problem)])
  func `half of an expectation is refused`(_ text: String, _ problem: JSONError.Problem) {
    let error = #expect(throws: JSONError.self) { try StackExpectation(json: text) }
    #expect(error?.problem == problem)
  }

  @Test(
    arguments: [
      (nil, nil, [.min, 0, .max], []), (1, nil, [1, 2, .max], [0, .min]),
      (nil, 1, [.min, 0, 1], [2, .max]), (2, 3, [2, 3], [1, 4]), (3, 2, [], [2, 3]),
    ] as [(Int?, Int?, [Int], [Int])])
  func `a range of numbers is open where nothing is said`(
    _ least: Int?, _ most: Int?, _ inside: [Int], _ outside: [Int]
  ) {
    let count = StackExpectation.Count(atLeast: least, atMost: most)
    #expect(inside.allSatisfy { count.contains($0) })
    #expect(!outside.contains { count.contains($0) })
  }

  @Test func `a limit that is absent has its assumed value`() throws {
    let line = #"{"event":"stack","name":"S","family":"systemSmall","members":[]}"#
    #expect(
      try Recording.reading(line).stacks
        == [RecordedStack(name: "S", family: .systemSmall, members: [])])
    #expect(RateLimit.assumedRotations == RateLimit(perDay: 8, minimumInterval: 900))
    #expect(RateLimit.assumedSuggestions == RateLimit(perDay: 4, minimumInterval: 3600))
    #expect(RateLimit.assumedReloads == RateLimit(perDay: 70, minimumInterval: 300))
    #expect(RateLimit.day == 24 * 3600)
  }
}
