import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

@Suite struct OmissionTests {
  /// A unit with one source, and an error at the place of a mark in it.
  private func round(
    _ text: String, _ message: String, trusted: Bool = false
  ) throws -> OmissionRound? {
    let before = try #require(text.firstRange(of: "→")).lowerBound
    let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
    let plain = text.replacing("→", with: "")
    let staged = SourceStager.Staged(
      bytes: Array(plain.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
    let error = RecordedDiagnostic(
      file: "A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
      message: message)
    return OmissionRound([error], in: unit, after: nil, trusted: trusted)
  }

  private func text(_ round: OmissionRound?) throws -> String {
    let source = try #require(round?.unit.sources.first)
    return String(decoding: source.staged.bytes, as: UTF8.self)
  }

  private let missing = "cannot find 'CHHapticEvent' in scope"

  @Test func `a function keeps its declaration and its lines and loses its body`() throws {
    let round = try round(
      """
      struct Haptics {
        func play(_ name: String) -> Int {
          let event = →CHHapticEvent()
          return 1
        }
      }
      """, missing)
    let lines = try text(round).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1]
        == "  func play(_ name: String) -> Int { _partLeftOut(\"Haptics.play(_:) (A.swift:3): "
        + "\(missing)\") ")
    #expect(lines.count == 6)
    #expect(
      round?.omissions == [
        RecordedOmission(
          file: "A.swift", line: 3, name: "Haptics.play(_:)", reason: missing,
          cause: .absence)
      ])
  }

  @Test(arguments: [
    ("struct A {\n  func f(_ g: →UIHoverGestureRecognizer) {}\n  func h() {}\n}", "A.f(_:)"),
    ("extension →UIPencilInteraction {\n  var a: Int { 1 }\n}\nlet b = 1", "UIPencilInteraction"),
    ("struct A {\n  var a: →CKSubscription?\n  var b = 1\n}", "A.a"),
  ])
  func `what cannot even be declared goes as a whole`(_ source: String, _ name: String) throws {
    let round = try round(source, "cannot find type 'UIHoverGestureRecognizer' in scope")
    #expect(round?.omissions.map(\.name) == [name])
    #expect(try !text(round).contains("LeftOut"))
    #expect(try text(round).contains("f(_ g:") == false)
  }

  @Test func `the body of a view and a value of a known type can be left out`() throws {
    let view = try round(
      "struct V: View {\n  var body: some View { Text(1).→colorEffect() }\n}",
      "value of type 'Text' has no member 'colorEffect'")
    #expect(try text(view).contains("var body: some View { _viewLeftOut("))
    let value = try round(
      "struct A {\n  static let a: Int = →CGThing()\n}", "cannot find 'CGThing' in scope")
    #expect(try text(value).contains("static let a: Int = _valueLeftOut("))
  }

  @Test(arguments: [
    "struct P: TimelineProvider {\n  func getTimeline() { →CHHapticEvent() }\n}",
    "struct W: Widget {\n  var body: some WidgetConfiguration { →CHHapticEvent() }\n}",
    "struct E: TimelineEntry {\n  let date: →CHHapticEvent\n}",
    "extension P {\n  func load() { →CHHapticEvent() }\n}\nstruct P: IntentTimelineProvider {}",
  ])
  func `nothing of what a run looks at is left out`(_ source: String) throws {
    #expect(try round(source, missing) == nil)
  }

  @Test func `without anything of Apple's that is missing the errors are the author's`() throws {
    let source = "func f() { →g() }"
    #expect(try round(source, "cannot find 'g' in scope") == nil)
    let trusted = try round(source, "cannot find 'g' in scope", trusted: true)
    #expect(trusted?.omissions.map(\.cause) == [.absence])
    let slow = "the compiler is unable to type-check this expression in reasonable time; try it"
    #expect(try round(source, slow)?.omissions.map(\.cause) == [.typesTookTooLong])
  }

  @Test(arguments: [
    ("cannot find 'g' in scope", RecordedOmission.Cause.unexplained),
    (
      "the compiler is unable to type-check this expression in reasonable time; try breaking it up",
      .typesTookTooLong
    ),
  ])
  func `an error beside one of Apple's may be the author's, or the compiler's time that ran out`(
    _ message: String, _ cause: RecordedOmission.Cause
  ) throws {
    let text = "func f() { g() }\nfunc h() { UITouch() }\n"
    let staged = SourceStager.Staged(
      bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
    let errors = [
      RecordedDiagnostic(file: "A.swift", line: 1, column: 12, message: message),
      RecordedDiagnostic(
        file: "A.swift", line: 2, column: 12, message: "cannot find 'UITouch' in scope"),
    ]
    let round = try #require(OmissionRound(errors, in: unit, after: nil, trusted: false))
    #expect(round.omissions.map(\.cause) == [cause, .absence])
    #expect(round.omissions.map(\.name) == ["f()", "h()"])
  }

  @Test func `a part is told at the error that explains it`() throws {
    let text = "func f() {\n  g()\n  UITouch()\n}\n"
    let staged = SourceStager.Staged(
      bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
    let errors = [(2, "g"), (3, "UITouch")].map { line, name in
      RecordedDiagnostic(
        file: "A.swift", line: line, column: 3, message: "cannot find '\(name)' in scope")
    }
    let round = try #require(OmissionRound(errors, in: unit, after: nil, trusted: false))
    #expect(round.omissions.map(\.line) == [3])
    #expect(round.omissions.first?.reason == "cannot find 'UITouch' in scope")
  }

  @Test func `a type whose members name what is missing goes as a whole`() throws {
    let text = "struct Picker: Shown {\n  func make() -> UITouch { UITouch() }\n}\nfunc f() {}\n"
    let staged = SourceStager.Staged(
      bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
    let errors = [
      RecordedDiagnostic(
        file: "A.swift", line: 1, column: 8,
        message: "type 'Picker' does not conform to protocol 'Shown'"),
      RecordedDiagnostic(
        file: "A.swift", line: 2, column: 18, message: "cannot find type 'UITouch' in scope"),
    ]
    let round = try #require(OmissionRound(errors, in: unit, after: nil, trusted: false))
    #expect(round.omissions.map(\.name) == ["Picker"])
    #expect(round.omissions.map(\.cause) == [.absence])
    // Where nothing is missing, it is the author's to repair.
    #expect(OmissionRound([errors[0]], in: unit, after: nil, trusted: false) == nil)
  }

  @Test func `what became of an absent module's lack is told as that`() throws {
    let texts = [
      ("Store.swift", "import Kit\nstruct Store {\n  func text(for key: KitKey) {}\n}\n"),
      ("Recipe.swift", "func last() { Store().text(for: \\.last) }\nfunc other() { g() }\n"),
    ]
    let sources = texts.map { path, text in
      CompileUnit.Source(
        path: path,
        staged: SourceStager.Staged(
          bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false,
          imports: text.hasPrefix("import") ? [.init(name: "Kit", offset: 7)] : []))
    }
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []), sources: sources)
    let errors = [
      ("Recipe.swift", 1, 33, "cannot infer key path type from context"),
      ("Recipe.swift", 2, 16, "missing argument for parameter #1 in call"),
      ("Store.swift", 3, 23, "cannot find type 'KitKey' in scope"),
    ].map { RecordedDiagnostic(file: $0, line: $1, column: $2, message: $3) }
    let round = try #require(
      OmissionRound(errors, in: unit, after: nil, trusted: false, lacking: ["Kit"]))
    #expect(Set(round.omissions.map(\.name)) == ["Store.text(for:)", "last()", "other()"])
    #expect(round.omissions.allSatisfy { $0.modules == ["Kit"] && $0.cause == .absence })
  }

  @Test func `an initialiser that is gone explains no other type's`() throws {
    let texts = [
      ("Feed.swift", "FeedKit", "struct Feed { init(item: FeedItem) {} }\n"),
      ("Hue.swift", "Oklch", "func hue() -> Color { Color(oklch: .init(hue: .degrees(1))) }\n"),
    ]
    let sources = texts.map { path, module, text in
      CompileUnit.Source(
        path: path,
        staged: SourceStager.Staged(
          bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false,
          imports: [.init(name: module, offset: 0)]))
    }
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []), sources: sources)
    let errors = [
      ("Feed.swift", 26, "cannot find type 'FeedItem' in scope"),
      ("Hue.swift", 47, "cannot infer contextual base in reference to member 'degrees'"),
    ].map { RecordedDiagnostic(file: $0, line: 1, column: $1, message: $2) }
    let round = try #require(
      OmissionRound(errors, in: unit, after: nil, trusted: false, lacking: ["FeedKit", "Oklch"]))
    let modules = Dictionary(uniqueKeysWithValues: round.omissions.map { ($0.file, $0.modules) })
    #expect(modules == ["Feed.swift": ["FeedKit"], "Hue.swift": ["Oklch"]])
  }

  @Test func `a declaration goes only for something of Apple's`() throws {
    let source = "struct →A: Hashable {\n  let b: Any\n}\nlet c = 1"
    let error = "type 'A' does not conform to protocol 'Hashable'"
    #expect(try round(source, error) == nil)
    #expect(try round(source, error, trusted: true) == nil)
  }

  @Test(arguments: [("MusicKit", true), ("VisualIntelligence", true), ("SwiftUI", false)])
  func `a name may be of a module of Apple's of which a part is here`(
    _ module: String, _ isApples: Bool
  ) {
    let staged = SourceStager.Staged(
      bytes: Array("func f() { tune() }".utf8), hasTopLevelCode: false, hasMainAttribute: false,
      imports: [.init(name: module, offset: 0)])
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
    let error = RecordedDiagnostic(
      file: "A.swift", line: 1, column: 12, message: "cannot find 'tune' in scope")
    let round = OmissionRound([error], in: unit, after: nil, trusted: false)
    #expect(round?.omissions.map(\.cause) == (isApples ? [.perhapsAbsence] : nil))
    // What the project declares elsewhere is the author's, and not among the sources.
    #expect(OmissionRound([error], in: unit, after: nil, trusted: false, besides: ["tune"]) == nil)
  }

  @Test(arguments: [
    ("value of type 'Data' has no member 'gunzipped'", ["Gzip", "Logs"]),
    ("cannot find 'LogClient' in scope", ["Gzip", "Logs"]),
    ("cannot find 'UITouch' in scope", []), ("cannot find type 'JSON' in scope", ["Gzip", "Logs"]),
    ("type 'Accounts' has no member 'keychain'", ["Keychain"]),
    ("cannot find 'Haptics' in scope", []),
  ])
  func `an error is for the absent modules that may have what it misses`(
    _ message: String, _ modules: [String]
  ) {
    let judge = MissingOfApples(declared: ["Accounts"], lost: ["keychain", "Haptics"])
    let cause = judge.cause(
      of: message, lacking: ["Gzip", "Logs"],
      lostFor: ["keychain": ["Keychain"], "Haptics": []])
    #expect(cause == modules)
  }

  @Test(arguments: [
    ("cannot find 'kSecMatchItemList' in scope", true), ("cannot find 'Kid' in scope", false),
    ("cannot find 'IPv4Address' in scope", true), ("cannot find type 'UITouch' in scope", true),
    ("cannot find type 'UIntList' in scope", false),
    ("value of type 'CALayer' has no member 'magnificationFilter'", true),
    ("value of type 'Mine' has no member 'other'", false), ("cannot find 'Gone' in scope", true),
    ("missing return in instance method", false),
    ("instance member 'value' cannot be used on type 'NSObject'", true),
    ("instance member 'value' cannot be used on type 'Mine'", false),
    ("property 'description' declared in 'NSObject' cannot be overridden from extension", true),
    (
      " instance method 'awake()' declared in 'NSObject' cannot be overridden from extension; "
        + "note: overridden here", true
    ),
    ("property 'name' declared in 'Mine' cannot be overridden from extension", false),
    ("cannot find 'vDSP_sve' in scope", true), ("cannot find 'dgesv_' in scope", true),
    ("cannot find type 'mach_task_basic_info' in scope", true),
    ("cannot find 'compression_encode_buffer' in scope", true),
    ("cannot find 'errSecIO' in scope", true), ("cannot find 'my_value_' in scope", true),
    ("cannot find 'O_EVTONLY' in scope", true), ("cannot find 'value' in scope", false),
    ("cannot find type 'DispatchConcurrentQueue' in scope", true),
    ("module 'Darwin' has no member named 'pow10'", true),
    ("cannot find type '_VariadicView_MultiViewRoot' in scope", true),
    ("cannot find '_' in scope", false),
    ("type 'any NSFetchRequestResult' cannot conform to 'NSFetchRequestResult'", true),
    ("type 'any Mine' cannot conform to 'Mine'", false),
    (
      "cannot convert value of type 'NSDataDetector' to expected argument type 'NSRegularExpression'",
      true
    ),
    ("cannot assign value of type 'UInt8' to type 'sa_family_t' (aka 'UInt16')", true),
    ("cannot convert value of type 'Mine' to expected argument type 'NSObject'", false),
    ("cannot convert value of type 'String' to expected argument type 'Int'", false),
  ])
  func `names of Apple's are known by how they begin`(_ message: String, _ isApples: Bool) {
    let judge = MissingOfApples(declared: ["Mine"], lost: ["Gone"])
    #expect(judge.accepts(message) == isApples)
  }
}
