import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct OwnStandInTests {
  private func headers(_ files: [String: String], declared: Set<String> = []) throws -> String {
    let folder = try ScratchFolder(files)
    let top = AbsolutePath(folder.url.path)
    return ObjectiveCHeaders(
      bridgedBy: top.appending("Bridge.h"), below: top, besides: declared
    ).swiftText
  }

  @Test func `classes of headers keep what they are given and answer with nothing`() throws {
    let text = try headers([
      "Bridge.h": "#import \"App/SEATide.h\"\n",
      "App/SEATide.h": """
      // @interface Old : NSObject
      @class CNContact;
      @interface SEATide : NSObject <NSCopying>
      @property (nonatomic, strong) NSString *name;
      @property (nonatomic, nullable) NSDate *turn;
      @property (nonatomic, getter=isHigh) BOOL high;
      @property (nonatomic) SEATide *next;
      @property (copy) void (^done)(void);
      - (instancetype)initWithName:(NSString *)name contact:(nullable NSArray<SEATide *> *)others;
      - (instancetype)initWithContact:(CNContact *)contact;
      + (NSInteger)hoursForDate:(NSDate *)date;
      - (void)moveTide:(SEATide *)tide;
      - (NSDictionary<NSString *, NSNumber *> *)heights;
      @end
      """,
    ])
    #expect(
      text == """
        class SEATide: NSObject {
          override init() { super.init() }
          var name: String = ""
          var turn: Date? = nil
          var isHigh: Bool = false
          var next: SEATide! = nil
          init(name: String, contact others: [SEATide]?) { super.init(); self.name = name }
          static func hoursForDate(_ date: Date) -> Int { 0 }
          static func hours(forDate date: Date) -> Int { 0 }
          static func hours(for date: Date) -> Int { 0 }
          static func hoursFor(_ date: Date) -> Int { 0 }
          func moveTide(_ tide: SEATide!) {}
          func move(_ tide: SEATide!) {}
          func heights() -> [String: NSNumber] { [:] }
        }

        """)
  }

  @Test func `enumerations, constants, categories and classes above a class are declared`() throws {
    let text = try headers(
      [
        "Bridge.h": """
        typedef NS_ENUM(NSInteger, SEAWind) { SEAWindCalm, SEAWindGale = 8, SEAWindStorm };
        typedef NS_OPTIONS(NSUInteger, SEAFlag) { SEAFlagRed = 1 << 0, SEAFlagGreen = 1 << 1 };
        extern NSString * const SEAGroup;
        #define SEA_LIMIT 12
        #define SEA_HOST @"sea.example"
        @interface SEABase : NSObject
        - (NSString *)title;
        @end
        @interface SEAPort : SEABase
        - (NSString *)title;
        @property SEAWind wind;
        @end
        @interface SEAPort (Ships)
        - (BOOL)hasShips;
        @end
        @interface Taken : NSObject
        @end
        """
      ], declared: ["Taken"])
    #expect(
      text == """
        let SEAGroup = ""

        let SEA_HOST = "sea.example"

        let SEA_LIMIT = 12

        enum SEAWind: Int {
          case calm = 0
          case gale = 8
          case storm = 9
        }

        struct SEAFlag: OptionSet {
          let rawValue: Int
          static let red = SEAFlag(rawValue: 1)
          static let green = SEAFlag(rawValue: 2)
        }

        class SEABase: NSObject {
          override init() { super.init() }
          func title() -> String { "" }
        }

        class SEAPort: SEABase {
          override init() { super.init() }
          var wind: SEAWind = .calm
          func hasShips() -> Bool { false }
        }

        """)
  }

  @Test func `a target's code in Objective-C is stood in for by its bridging header`() throws {
    let folder = try ScratchFolder([
      "W.swift": SourceText.widget("W", kind: "w") + "\nlet tide = SEATide()\n",
      "Bridge.h": "#import \"SEATide.h\"", "Sea/SEATide.m": "",
      "Sea/SEATide.h": "@interface SEATide : NSObject\n@end\n",
    ])
    var text = ProjectText()
    text.addFile("W", "W.swift")
    text.addTarget(
      "T", "Widget", sources: ["W"], settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;")
    try text.write(folder)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.standIns.map(\.path) == ["WidgetStandIns/ObjectiveC.swift"])
    #expect(proposal.text.contains(#""sources": ["W.swift", "WidgetStandIns/ObjectiveC.swift"]"#))
    #expect(
      proposal.decisions.contains {
        $0.hasPrefix("SEATide is written in Objective-C, which cannot be built here; ")
      })
  }

  private func secrets(_ source: String, others: String = "") throws -> String? {
    let folder = try ScratchFolder(["W.swift": source, "O.swift": others])
    let top = AbsolutePath(folder.url.path)
    let sources = ReadSources(
      ["W.swift", "O.swift"].map(top.appending), conditions: ScanConditions(platform: .iOS),
      modules: [], SourceTrees())
    return OwnStandIn.secrets(of: sources, []).first?.text
  }

  @Test func `keys and tokens that nothing declares are declared as texts`() throws {
    let text = try #require(
      try secrets(
        """
        import Foundation
        struct Service {
          let a = tideApiKey
          let b = secrets["harbour"]! + secrets["sea"]!
          let c = Self.accessKey
          let d = Secrets.password
          let e = known.accessToken
        }
        """, others: "struct Known { var accessToken = \"\" }\nlet known = Known()"))
    #expect(
      text == """
        // A stand-in for what no file here declares, as files with keys and tokens are kept out of a
        // repository. Fill in what tests may know.

        let secrets = ["harbour": "stand-in", "sea": "stand-in"]
        let tideApiKey = "stand-in"

        enum Secrets {
          static var password: String { "stand-in" }
        }

        extension Service {
          static var accessKey: String { "stand-in" }
        }

        """)
  }

  @Test(arguments: [
    "func f(accessToken: String) { print(accessToken) }",
    "let f = { (apiKey: String) in apiKey }", "let f = { token in token }",
    "let t: [ApplicationToken.Type] = [ApplicationToken.self, SeaToken.self]",
    "func f() { if case .some(let secret) = g() { print(secret) } }",
    "let k = Dictionary(grouping: [1], by: \\.apiKey)", "let f = makeToken(1)",
    "import Sea\nlet k = seaApiKey", "let f = keyboard + monkey + keyPath",
    "let q = [kSecClass: kSecClassGenericPassword, kCFStreamPropertySOCKSPassword: 1]",
  ])
  func `what is declared, called, or perhaps another module's is left alone`(_ source: String)
    throws
  {
    #expect(try secrets(source) == nil)
  }

  @Test func `an extension of a whole folder has its own stand-ins and not those of modules`()
    throws
  {
    let folder = try ScratchFolder([
      "W.swift": "import Sea\n" + SourceText.widget("W", kind: "w") + "\nlet t = Tide()\n",
      "K.swift": "let key = tideApiKey", "WidgetStandIns/Old.swift": "struct Tide {}",
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(
      proposal.standIns.map(\.path) == ["WidgetStandIns/Sea.swift", "WidgetStandIns/Secrets.swift"])
    #expect(proposal.text.contains(#""sources": ["**/*.swift"]"#))
    #expect(proposal.text.contains(#""exclude": ["WidgetStandIns/Sea.swift"]"#))
  }

  @Test func `without a project, absent modules have skeletons and secrets are declared`() throws {
    let folder = try ScratchFolder([
      "App/App.swift": "@main struct TheApp: App {}",
      "Widgets/W.swift": SourceText.widget("W", kind: "w") + "\nlet key = tideApiKey\n",
      "Widgets/Boat.swift": """
      import Sea
      import SwiftUI
      struct Boat: View {
        var body: some View { Text(Tide(key: "a").name) }
      }
      """,
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(
      proposal.standIns.map(\.path) == [
        "Widgets/WidgetStandIns/Sea.swift", "Widgets/WidgetStandIns/Secrets.swift",
      ]
        || proposal.standIns.map(\.path) == [
          "WidgetStandIns/Sea.swift", "WidgetStandIns/Secrets.swift",
        ])
    #expect(proposal.missingModules.isEmpty)
    #expect(proposal.text.contains(#"WidgetStandIns/Sea.swift"] }"#))
  }
}

@Suite struct SecretWordsTests {
  @Test(arguments: [
    "APIKey", "tideApiKey", "a", "aB", "URL", "myURLToken2", "kHTTPServer", "snake_case_Key",
    "_x1Y", "ABc", "AbCDe", "", "0", "Ünder", "clientSecretID",
  ])
  func `the words of a name begin at capitals, of which several in a row are one`(_ name: String) {
    let expected = name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() }
    #expect(SecretWords.words(of: name) == expected)
  }

  @Test(arguments: [
    ("apiKey", true), ("APIKeys", true), ("authToken", true), ("passwordHash", true),
    ("key", false), ("appName", false), ("keyboardApp", false), ("tokenizer", false),
  ])
  func `secrets are told by their words`(_ name: String, _ isSecret: Bool) {
    #expect(SecretWords.are(in: name) == isSecret)
  }
}
