import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct WidgetScanTests {
  private func scan(
    _ sources: String..., on platform: Platform = .iOS, defines: Set<String> = []
  ) -> WidgetScan {
    var table = TypeTable()
    for (index, source) in sources.enumerated() {
      let conditions = ScanConditions(platform: platform, defines: defines)
      table.read(
        ParsedSource("import WidgetKit\n" + source).active(in: conditions),
        of: AbsolutePath("/\(index).swift"))
    }
    return WidgetScan(table)
  }

  /// A widget whose members and configuration are given.
  private func widget(_ members: String, kind: String, rest: String = "") -> String {
    """
    @main struct W: Widget {
      \(members)
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: \(kind), provider: P()) { _ in V() }\(rest)
      }
    }
    """
  }

  @Test(arguments: [
    ("", #""Cards""#), (#"let kind: String = "Cards""#, "kind"),
    (#"let kind = "Cards""#, "self.kind"), (#"static let kind = "Cards""#, "Self.kind"),
    (#"static let kind = "Cards""#, "W.kind"), (#"var kind: String { "Cards" }"#, "kind"),
    (#"var kind: String { return "Cards" }"#, "kind"),
    (#"enum Kinds { static let cards = "Cards" }"#, "Kinds.cards"),
    (#"enum Kind: String { case cards = "Cards" }"#, "Kind.cards.rawValue"),
    ("enum Kind: String { case Cards, Other }", "Kind.Cards.rawValue"),
    (#"static let a = "Cards"; let b = W.a"#, "b"),
  ])
  func `a kind that the sources always give is certain`(_ members: String, _ kind: String) {
    let scan = scan(widget(members, kind: kind))
    #expect(scan.widgets == [WidgetScan.Widget(kind: "Cards", families: nil)])
    #expect(scan.doubts.isEmpty)
  }

  @Test func `nothing is claimed where a widget might be missing`() {
    let source = """
      struct A: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "A", provider: P()) {} }
      }
      struct B: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: make(), provider: P()) {} }
      }
      @main struct Both: WidgetBundle { var body: some Widget { A(); B() } }
      """
    let scan = scan(source)
    #expect(scan.widgets == [WidgetScan.Widget(kind: "A", families: nil)])
    #expect(scan.claims.isEmpty)
    #expect(
      ImportNotes.widgets(scan) == [
        "widgets, as the sources name them: A",
        "none of them is claimed, since there may be others",
        "kinds are found in a run for what computes its kind: B",
      ])
  }

  @Test(arguments: [
    ("", #""Cards\(1)""#), ("let kind: String", "kind"), (#"var kind = "Cards""#, "kind"),
    ("", "makeKind()"), ("", "Elsewhere.kind"), (#"let kind = isPro ? "A" : "B""#, "kind"),
    ("enum Kind: Int { case cards }", "Kind.cards.rawValue"),
    ("let kind = other; let other = kind", "kind"),
    ("", #""""#),
  ])
  func `a kind that is computed is left out and told`(_ members: String, _ kind: String) {
    let scan = scan(widget(members, kind: kind))
    #expect(scan.widgets.isEmpty)
    #expect(scan.doubts == [WidgetScan.Doubt(.computedKind, "W")])
  }

  @Test func `a constant may stand in another file, outside of all types or in an extension`() {
    let global = scan(widget("", kind: "cardsKind"), #"let cardsKind = "Cards""#)
    #expect(global.widgets.map(\.kind) == ["Cards"])
    let member = scan(
      widget("", kind: "Self.cards"), #"extension W { static let cards = "Cards" }"#)
    #expect(member.widgets.map(\.kind) == ["Cards"])
  }

  @Test func `constants of one name that disagree are not certain`() {
    let scan = scan(widget("", kind: "kind"), #"let kind = "A""#, #"let kind = "B""#)
    #expect(scan.widgets.isEmpty)
  }

  @Test(arguments: [
    (
      ".supportedFamilies([.systemSmall, WidgetFamily.systemLarge])",
      [.systemSmall, .systemLarge]
    ),
    (".supportedFamilies([.systemSmall, .systemSmall])", [FamilyName.systemSmall]),
    (".description(\"\").supportedFamilies(Self.all).contentMarginsDisabled()", [.systemMedium]),
  ])
  func `families that are written out are certain`(_ rest: String, _ families: [FamilyName]) {
    let all = "static let all: [WidgetFamily] = [.systemMedium]"
    let scan = scan(widget(all, kind: #""A""#, rest: rest))
    #expect(scan.widgets == [WidgetScan.Widget(kind: "A", families: families)])
  }

  @Test(arguments: [
    ".supportedFamilies(families())", ".supportedFamilies([.systemSmall] + more)",
    ".supportedFamilies([])", ".supportedFamilies([.systemTiny])", ".supportedFamilies([family])",
  ])
  func `families that depend on code are left out and told`(_ rest: String) {
    let scan = scan(widget("", kind: #""A""#, rest: rest))
    #expect(scan.widgets == [WidgetScan.Widget(kind: "A", families: nil)])
    #expect(scan.doubts == [WidgetScan.Doubt(.openFamilies, "A")])
  }

  @Test func `conditions are decided for the platform`() {
    let source = """
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "A", provider: P()) { _ in V() }
          #if os(watchOS)
            .supportedFamilies([.accessoryCorner])
          #elseif PRO && canImport(UIKit)
            .supportedFamilies([.systemLarge])
          #else
            .supportedFamilies([.systemSmall])
          #endif
        }
      }
      """
    let families = { (platform: Platform, defines: Set<String>) in
      scan("@main " + source, on: platform, defines: defines).widgets.first?.families
    }
    #expect(families(.watchOS, []) == [.accessoryCorner])
    #expect(families(.iOS, []) == [.systemSmall])
    #expect(families(.iPadOS, ["PRO"]) == [.systemLarge])
    #expect(families(.macOS, ["PRO"]) == [.systemSmall])
  }

  @Test func `branches that agree are certain, and branches that differ are not`() {
    let source = { (second: String) in
      """
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          if #available(iOS 17, *) {
            return AppIntentConfiguration(kind: "A", provider: P()) { _ in V() }
              .supportedFamilies([.systemSmall])
          } else {
            return IntentConfiguration(kind: "A", intent: I.self, provider: P()) { _ in V() }
              .supportedFamilies([.\(second)])
          }
        }
      }
      """
    }
    let agreeing = WidgetScan.Widget(kind: "A", families: [.systemSmall])
    #expect(scan(source("systemSmall")).widgets == [agreeing])
    #expect(scan(source("systemLarge")).widgets == [WidgetScan.Widget(kind: "A", families: nil)])
  }

  private let widgets = ["A", "B", "C", "D"].map {
    """
    struct \($0): Widget { var body: some WidgetConfiguration {
      StaticConfiguration(kind: "\($0.lowercased())", provider: P()) { _ in V() } } }
    """
  }.joined(separator: "\n")

  @Test func `a bundle's widgets are those that it lists, in its order`() {
    let bundle = """
      @main struct All: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget { C(); More().body; A() }
      }
      struct More: WidgetBundle { var body: some Widget { return B() } }
      """
    let scan = scan(bundle, widgets)
    #expect(scan.widgets.map(\.kind) == ["c", "b", "a"])
    #expect(
      scan.entries == [WidgetScan.Entry(type: "All", kind: .bundle, file: AbsolutePath("/0.swift"))]
    )
  }

  @Test func `what a bundle lists on some systems only is left out and told`() {
    let bundle = """
      @main struct All: WidgetBundle {
        var body: some Widget {
          A()
          if #available(iOS 18, *) { B() } else { C() }
          Elsewhere()
          Generic<A>()
          Live()
          Toggle()
        }
      }
      struct Live: Widget { var body: some WidgetConfiguration {
        ActivityConfiguration(for: X.self) { _ in V() } dynamicIsland: { _ in Y() } } }
      struct Toggle: ControlWidget { var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "t") { V() } } }
      """
    let scan = scan(bundle, widgets)
    #expect(scan.widgets.map(\.kind) == ["a"])
    #expect(
      scan.doubts == [
        WidgetScan.Doubt(.onSomeSystems, "B"), WidgetScan.Doubt(.onSomeSystems, "C"),
        WidgetScan.Doubt(.declaredElsewhere, "Elsewhere"), WidgetScan.Doubt(.noPlainWidget, "All"),
      ])
  }

  @Test func `widgets in an extension of the bundle are found by their short names`() {
    let bundle = """
      @main struct All: WidgetBundle { var body: some Widget { Self.Inner(); Other() } }
      extension All { struct Inner: Widget { var body: some WidgetConfiguration {
        StaticConfiguration(kind: "inner", provider: P()) { _ in V() } } } }
      enum Space { struct Other: WidgetKit.Widget { var body: some WidgetConfiguration {
        WidgetKit.StaticConfiguration(kind: "other", provider: P()) { _ in V() } } } }
      """
    #expect(scan(bundle).widgets.map(\.kind) == ["inner", "other"])
  }

  @Test func `two widgets of one kind are one claim`() {
    let bundle = "@main struct All: WidgetBundle { var body: some Widget { A(); A() } }"
    let scan = scan(bundle, widgets)
    #expect(scan.widgets.map(\.kind) == ["a"])
    #expect(scan.doubts == [WidgetScan.Doubt(.kindOfAnother, "A")])
  }

  @Test func `a bundle that lists itself does not hold anything up`() {
    let bundle = "@main struct All: WidgetBundle { var body: some Widget { All(); A() } }"
    #expect(scan(bundle, widgets).widgets.map(\.kind) == ["a"])
  }

  @Test func `a main function of the author's own leaves all kinds open`() {
    let source = """
      @main enum Start {
        static func main() { if #available(iOS 16, *) { One.main() } else { Two.main() } }
      }
      struct One: WidgetBundle { var body: some Widget { A() } }
      """
    let scan = scan(source, widgets)
    #expect(scan.entries.map(\.kind) == [.function])
    #expect(scan.widgets.isEmpty)
    #expect(scan.doubts == [WidgetScan.Doubt(.ownMain, "Start")])
  }

  @Test func `an app's start is told from an extension's`() {
    let source = "@main struct TheApp: App { var body: some Scene { W() } }"
    let scan = scan(source, widget("", kind: #""A""#))
    #expect(scan.entries.map(\.kind) == [.app, .widget])
    #expect(scan.widgets.map(\.kind) == ["A"])
  }

  @Test func `imports are those of active conditions, without parts of modules`() {
    let scan = scan(
      """
      import struct Design.Card
      @testable import Store
      #if os(macOS)
      import AppKit
      #endif
      #if canImport(NoSuchModule)
      import NoSuchModule
      #endif
      """)
    #expect(scan.imports == ["WidgetKit", "Design", "Store"])
  }
}

@Suite struct ScanConditionsTests {
  @Test func `a module of another platform cannot be imported`() {
    func imports(_ module: String, on platform: Platform) -> [String] {
      let source = ParsedSource("#if canImport(\(module))\nimport \(module)\n#endif")
      var table = TypeTable()
      table.read(
        source.active(in: ScanConditions(platform: platform)), of: AbsolutePath("/A.swift"))
      return WidgetScan(table).imports.sorted()
    }
    #expect(imports("UIKit", on: .iOS) == ["UIKit"])
    #expect(imports("UIKit", on: .macOS) == [])
    #expect(imports("AppKit", on: .iOS) == [])
    #expect(imports("Foundation", on: .watchOS) == ["Foundation"])
    #expect(imports("Elsewhere", on: .iOS) == [])
  }
}
