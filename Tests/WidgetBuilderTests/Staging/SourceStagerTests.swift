import Testing
import WidgetPlatforms

@testable import WidgetBuilder

@Suite struct SourceStagerTests {
  @Test(arguments: [
    (Platform.iOS, "phone"), (.iPadOS, "phone"), (.watchOS, "watch"), (.macOS, "mac"),
    (.visionOS, "other"),
  ])
  func `conditions are decided for the platform`(_ platform: Platform, _ kept: String) {
    let staged = stage(
      """
      #if os(iOS)
      let phone = 1
      #elseif os(watchOS)
      let watch = 1
      #elseif os(macOS)
      let mac = 1
      #else
      let other = 1
      #endif
      """, platform: platform)
    #expect(staged.lines == ["let \(kept) = 1"])
  }

  @Test func `a case that conditions leave empty gets a statement, and no other does`() {
    let staged = stage(
      """
      switch a {
      case 1:
        #if os(macOS)
        first()
        #else
        second()
        #endif
      case 2:
        #if os(macOS)
        third()
        #endif
      default: break
      }
      """)
    #expect(
      staged.lines == [
        "switch a {", "case 1:", "second()", "case 2: ();", "default: break", "}",
      ])
  }

  @Test func `a class made of a lock inherits one of which classes can be made`() {
    let staged = stage(
      """
      final class Count: NSLock, @unchecked Sendable {}
      class Gate: Door, NSLocking { let lock = NSLock() }
      """)
    #expect(
      staged.lines == [
        "final class Count: _OpenNSLock, @unchecked Sendable {}",
        "class Gate: Door, NSLocking { let lock = NSLock() }",
      ])
  }

  @Test func `a model belongs to no actor unless its author says so`() {
    #expect(stage("@Model final class A {}").lines == ["@Model nonisolated final class A {}"])
    for text in [
      "@MainActor @Model class A {}", "@Model nonisolated class A {}", "@Model struct A {}",
    ] { #expect(stage(text).lines == [text]) }
  }

  @Test func `an expression within a predicate is evaluated by a name that macros know`() {
    let text = "let p = #Predicate<T> { e.evaluate($0) && $0.evaluate(1, 2) }; e.evaluate(t)"
    #expect(
      stage(text).lines
        == ["let p = #Predicate<T> { e.contains($0) && $0.evaluate(1, 2) }; e.evaluate(t)"])
  }

  @Test func `modules are imported under the names that they have here`() {
    #expect(stage("import SwiftUICore").imports.map(\.name) == ["SwiftUI"])
    #expect(stage("import Darwin.C").imports.map(\.name) == ["Darwin"])
    #expect(stage("import CoreFoundation\nimport ObjectiveC").imports.isEmpty)
    let imports = stage("@preconcurrency import Combine\n@_exported import SwiftUI").imports
    #expect(imports.map(\.isPreconcurrency) == [true, false])
  }

  @Test func `Darwin is there where its name alone says so`() {
    let staged = stage("import Foundation // first\nlet a = Darwin.sqrt(4)")
    #expect(
      staged.lines == ["import Foundation; import Darwin // first", "let a = Darwin.sqrt(4)"])
    #expect(staged.imports.map(\.name) == ["Foundation", "Darwin"])
    #expect(stage("let a = Darwin.sqrt(4)").lines == ["let a = Darwin.sqrt(4)"])
    let imported = stage("import Darwin\nlet a = Darwin.sqrt(4)")
    #expect(imported.lines == ["import Darwin", "let a = Darwin.sqrt(4)"])
  }

  @Test func `the types of Core Foundation are Foundation's`() {
    #expect(
      stage("import CoreFoundation\nimport CoreFoundation.CFString").lines == [
        "import Foundation", "import Foundation",
      ])
  }

  @Test(arguments: [
    ("let a: [String: AnyObject] = b", "let a: [String: Any      ] = b"),
    ("let a = b as? [String: AnyObject]", "let a = b as? [String: Any      ]"),
    ("var a = [String: AnyObject]()", "var a = [String: Any      ]()"),
    ("var a: AnyObject?", "var a: AnyObject?"),
    ("let a: [AnyObject] = []", "let a: [AnyObject] = []"),
    ("let a: SwiftUICore.Color", "let a: SwiftUI    .Color"),
    ("let a: CoreFoundation.CFString", "let a:                CFString"),
    ("let a = ObjectiveC.NSObject()", "let a =            NSObject()"),
    ("let a: Foundation.URLSession?", "let a:            URLSession?"),
    ("let a: Foundation.Date?", "let a: Foundation.Date?"),
    ("let a = Bundle(identifier: b)", "let a = Bundle.linked(identifier: b)"),
    ("let a = Darwin.sqrt(4)", "let a = Darwin.sqrt(4)"),
    ("let a = Darwin.C.sqrt(4)", "let a =   Darwin.sqrt(4)"),
    ("let a: Darwin.POSIX.timespec", "let a:       Darwin.timespec"),
    ("let a = System.Darwin", "let a = System.Darwin"),
    ("add(query as CFDictionary, nil)", "add(query as CFDictionary, nil)"),
    ("let a = b(c) as [AnyHashable: Any]", "let a = b(c) as! [AnyHashable: Any]"),
    ("let a = b.c as [AnyHashable: Any]?", "let a = b.c as! [AnyHashable: Any]?"),
    ("if let a = b(c, 0) as Dictionary? {}", "if let a = b(c, 0) as! [AnyHashable: Any]? {}"),
    ("let a = [b: c] as [AnyHashable: Any]", "let a = [b: c] as [AnyHashable: Any]"),
    ("let a = .init() as [AnyHashable: Any]", "let a = .init() as [AnyHashable: Any]"),
    ("a.enumerateSubstrings(in: b) { _ in }", "a._enumerateSubstring(in: b) { _ in }"),
    ("let a = session.webSocketTask(with: b)", "let a = session.refusedSocket(with: b)"),
    ("let a = ProcessInfo().thermalState", "let a = ProcessInfo.processInfo.thermalState"),
  ])
  func `what Swift does for Objective-C's objects is written another way`(
    _ source: String, _ line: String
  ) {
    #expect(stage(source).lines == [line])
  }

  @Test func `a case that conditions leave empty keeps a statement`() {
    #expect(
      stage("switch a {\ndefault:\n#if DEBUG\nlog()\n#endif\n}").lines == [
        "switch a {", "default: ();", "}",
      ])
  }

  @Test func `a value of the environment has a macro by another name`() {
    #expect(
      stage("extension EnvironmentValues {\n  @Entry var a = 1\n}").lines[1]
        == "@_EnvironmentEntry var a = 1")
  }

  @Test(arguments: [
    "#Preview { Missing() }", "@available(iOS 17, *)\n#Preview(\"a\", as: .systemSmall) {\n W()\n}",
    "#Preview(\"a\", traits: .fixed) { @Previewable @State var a = 1; return Text(a) }",
  ])
  func `previews are left out`(_ preview: String) {
    #expect(stage("struct A {}\n\(preview)\nlet b = 1").lines == ["struct A {}", "let b = 1"])
    #expect(stage("struct A {\n\(preview)\n}").lines == ["struct A {", "}"])
  }

  @Test func `a preview of a widget becomes a value of the extension's program`() {
    let widget = stageWithPreviews(
      """
      @available(iOS 17, *)
      #Preview("a", as: .systemSmall) { W() } timeline: { E() }
      #Preview { W() } relevanceEntries: { E() }
      #Preview("b", as: .content, using: a) { W() } contentStates: { S() }
      """, path: "Views/A.swift")
    #expect(
      widget.previews == (0..<3).map { "_widgetPreview_Views_A_swift_\($0)" })
    #expect(
      widget.lines == [
        "@MainActor let _widgetPreview_Views_A_swift_0 = "
          + "_WidgetPreview(\"a\", as: .systemSmall) { W() } timeline: { E() }",
        "@MainActor let _widgetPreview_Views_A_swift_1 = "
          + "_WidgetPreview { W() } relevanceEntries: { E() }",
        "@MainActor let _widgetPreview_Views_A_swift_2 = "
          + "_WidgetPreview(\"b\", as: .content, using: a) { W() } contentStates: { S() }",
      ])
    #expect(!widget.hasTopLevelCode)
  }

  @Test func `a preview provider of Live Activities becomes a value of the program`() {
    let text = """
      struct Ride_Previews: PreviewProvider {
        static var previews: some View { ride.previewContext(state, viewKind: .content) }
      }
      """
    let staged = stageWithPreviews(text)
    #expect(staged.previews == ["_widgetPreview_A_swift_0"])
    #expect(
      staged.lines.last
        == "}; @MainActor let _widgetPreview_A_swift_0 = "
        + "_WidgetPreview(activitiesOf: Ride_Previews.self)")
    let widgets = text.replacing(
      "state, viewKind: .content", with: "WidgetPreviewContext(family: .systemSmall)")
    #expect(stageWithPreviews(widgets).previews.isEmpty)
    #expect(stageWithPreviews("enum Outer {\n\(text)\n}").previews.isEmpty)
    #expect(stage(text).previews.isEmpty)
  }

  @Test(arguments: [
    "#Preview { Missing() }", "struct A { #Preview(as: .systemSmall) { W() } timeline: { E() } }",
    "#if DEBUG\n#Preview(\"a\", traits: .landscapeLeft) { Missing() }\n#endif",
  ])
  func `only a widget's preview at the top level is kept`(_ preview: String) {
    #expect(stageWithPreviews(preview).previews.isEmpty)
    let script = stageWithPreviews(
      "#Preview(as: .systemSmall) { W() } timeline: { E() }", path: "main.swift")
    #expect(script.previews.isEmpty && script.lines.isEmpty)
  }

  @Test func `every byte that stays is where it was`() {
    let text = """
      import SwiftUI
      #if os(watchOS) // the wrist — é
      let hidden = "日本語"
      #endif
      let shown = 1
      """
    let staged = stage(text)
    #expect(staged.bytes.count == text.utf8.count)
    let lines = staged.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[0] == "import SwiftUI")
    #expect(lines[1...3].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[4] == "let shown = 1")
  }

  @Test func `line ends of another system stay`() {
    let staged = stage("#if os(macOS)\r\nlet a = 1\r\n#endif\r\nlet b = 2\r\n")
    #expect(staged.text.filter { $0 == "\r\n" }.count == 4)
    #expect(staged.text.hasSuffix("\r\nlet b = 2\r\n"))
  }

  @Test func `a condition in a chain of modifiers leaves a chain`() {
    let staged = stage(
      """
      struct V: View { var body: some View {
        Text("a")
          .bold()
          #if os(watchOS)
          .font(.title)
          #else
          .font(.body)
          #endif
          .padding()
      } }
      """)
    #expect(staged.lines[1...4] == ["Text(\"a\")", ".bold()", ".font(.body)", ".padding()"])
  }

  @Test func `conditions inside conditions, attributes, cases and members are decided`() {
    let staged = stage(
      """
      #if os(iOS)
      #if DEBUG
      let debug = 1
      #else
      let release = 1
      #endif
      #if os(macOS)
      let never = 1
      #endif
      #endif
      enum E {
        case a
        #if os(watchOS)
        case b
        #endif
      }
      func f(_ e: E) {
        switch e {
        case .a: break
        #if os(watchOS)
        case .b: break
        #endif
        }
      }
      #if os(iOS)
      @available(iOS 14, *)
      #endif
      struct S {}
      """)
    #expect(
      staged.lines == [
        "let release = 1", "enum E {", "case a", "}", "func f(_ e: E) {", "switch e {",
        "case .a: break", "}", "}", "@available(iOS 14, *)", "struct S {}",
      ])
  }

  @Test(arguments: [
    ("DEMO", true), ("DEBUG", false), ("!DEBUG", true), ("DEMO && os(iOS)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(ActivityKit)", false),
    ("canImport(UIKit.UIImage)", true), ("canImport(UIKit, _version: 2.0)", true),
    ("canImport(Darwin)", true), ("canImport(Glibc)", false), ("canImport(SwiftUICore)", true),
    ("targetEnvironment(simulator)", false),
    ("targetEnvironment(macCatalyst)", false), ("arch(arm64)", true), ("arch(x86_64)", false),
    ("swift(>=5.9)", true), ("swift(>=6)", false), ("compiler(>=6.0)", true),
    ("compiler(>=7)", false), ("hasFeature(TypedThrows)", true), ("hasAttribute(objc)", true),
    ("_runtime(_ObjC)", false), ("true", true), ("0", false), ("os(Linux)", false),
  ])
  func `each kind of condition stands as on a device`(_ condition: String, _ holds: Bool) {
    let staged = stage("#if \(condition)\nlet a = 1\n#endif", defines: ["DEMO"])
    #expect(staged.lines == (holds ? ["let a = 1"] : []))
  }

  @Test func `a module of the platform alone is not taken elsewhere`() {
    let text = "#if canImport(UIKit)\nlet a = 1\n#else\nlet b = 1\n#endif"
    #expect(stage(text, platform: .macOS).lines == ["let b = 1"])
    #expect(stage(text, platform: .watchOS).lines == ["let a = 1"])
  }

  @Test func `syntax of a later compiler may stand where it is not active`() {
    let staged = stage("#if compiler(>=9)\nlet = = ???\n#else\nlet a = 1\n#endif\nlet b = 2")
    #expect(staged.lines == ["let a = 1", "let b = 2"])
  }

  @Test func `a condition without an end is left for the compiler`() {
    let text = "#if os(macOS)\nlet a = 1\n"
    #expect(stage(text).text == text)
  }

  @Test func `faults outside of conditions stay, and conditions are decided all the same`() {
    let staged = stage("let = 1\n#if os(macOS)\nlet a = 1\n#endif\nfunc (")
    #expect(staged.lines == ["let = 1", "func ("])
  }

  @Test func `a module may name the application, and an extension may not`() {
    let text = "let isActive = UIApplication\n  .shared.applicationState"
    #expect(stage(text).text == text.replacing("shared", with: "_shared"))
    #expect(stageWithPreviews(text).text == text)
  }

  @Test func `bytes that are not UTF-8 are left for the compiler`() {
    let bytes: [UInt8] = Array("#if os(macOS)\nlet a = \"".utf8) + [0xFF, 0x22, 0x0A]
    #expect(stage(bytes).bytes == bytes)
  }

  @Test func `conditions written in strings and comments are no conditions`() {
    let text = #"""
      let a = """
        #if os(macOS)
        x
        #endif
        """
      // #if os(macOS)
      """#
    #expect(stage(text).text == text)
  }

  @Test(arguments: [
    ("import os.log", "import os"), ("import UIKit.UIImage", "import UIKit"),
    ("@preconcurrency import Foundation.NSData", "@preconcurrency import Foundation"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import Darwin", "import Darwin"), ("import Darwin.C", "import Darwin"),
    ("import func Darwin.sqrt", "import func Darwin.sqrt"),
    ("import func Darwin.C.sqrt", "import func Darwin.sqrt"),
    ("import class ObjectiveC.NSObject", "import       Foundation"),
    ("import struct SwiftUICore.Color", "import struct SwiftUI    .Color"),
    ("import SwiftUI", "import SwiftUI"),
  ])
  func `an import names a module that exists here`(_ text: String, _ expected: String) {
    #expect(stage(text).lines == [expected])
    #expect(stage(text).bytes.count == text.utf8.count)
  }

  @Test(arguments: [
    ("#available(iOS 17.0, *)", "16.4", "#available(*),false"),
    ("#available(iOS 17.0, *)", "17", "#available(iOS 17.0, *)"),
    ("#available(iOS 17, macOS 14, *)", "17.0", "#available(iOS 17, macOS 14, *)"),
    ("#available(iOS 17.0.1, *)", "17", "#available(*),false"),
    ("#available(iOSApplicationExtension 26, *)", "18", "#available(*),false"),
    ("#available(macOS 99, *)", "17", "#available(macOS 99, *)"),
    ("#unavailable(iOS 17)", "16", "#available(*)"),
    ("#unavailable(iOS 17)", "18", "#unavailable(iOS 17)"),
  ])
  func `availability is that of the manifest's version`(
    _ condition: String, _ version: String, _ expected: String
  ) throws {
    let text = "func f() { if \(condition) { g() } }"
    let staged = stage(text, version: try #require(SystemVersion(version)))
    #expect(staged.bytes.count == text.utf8.count)
    #expect(staged.text.hasPrefix("func f() { if \(expected)"))
    #expect(staged.text.hasSuffix(" { g() } }"))
  }

  @Test(arguments: [
    ("@main struct A {}", false, true), ("print(1)", true, false),
    ("#Preview { Text() }", false, false),
    ("#if os(iOS)\nprint(1)\n#endif", true, false),
    ("#if os(macOS)\nprint(1)\n#endif", false, false),
    ("func f() { print(1) }", false, false), ("for _ in 0..<1 {}", true, false),
    ("let a = 1", false, false),
  ])
  func `a script is told from declarations`(_ text: String, _ isScript: Bool, _ isMain: Bool) {
    let staged = stage(text)
    #expect(staged.hasTopLevelCode == isScript)
    #expect(staged.hasMainAttribute == isMain)
  }
}
