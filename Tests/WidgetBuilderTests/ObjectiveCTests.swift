import Testing
import WidgetManifest

@testable import WidgetBuilder

@Suite struct ObjectiveCTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(doIt:with:) func f() {}", "                  func f() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction func tap() {}", "          func tap() {}"),
    ("@objc public dynamic var a = 1", "      public         var a = 1"),
    ("@objc @MainActor class A {}", "      @MainActor class A {}"),
    ("class A { @IBOutlet weak var b: B? }", "class A {           weak var b: B? }"),
    ("class A { @nonobjc let a = 1 }", "class A {          let a = 1 }"),
  ])
  func `attributes without an effect become blanks`(_ text: String, _ expected: String) {
    #expect(stage(text).text == expected)
  }

  @Test(arguments: [
    ("@available(iOS 17, *) func f() {}"), ("@MainActor class A {}"), ("@Observable class A {}"),
    ("@discardableResult func f() -> Int { 1 }"), ("let objc = 1"), ("var 🕰️ = 1"),
  ])
  func `everything else stays`(_ text: String) {
    #expect(stage(text).text == text)
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\")"),
    ("#selector(Clock.tick(_:))", "Selector(\"tick:\")"),
    ("#selector(tick(at:in:))", "Selector(\"tickWithAt:in:\")"),
    ("#selector(a.b.tick(_:for:_:))", "Selector(\"tick:for::\")"),
    ("#selector(getter: Clock.time)", "Selector(\"time\")"),
    ("#selector(setter: Clock.time)", "Selector(\"setTime:\")"),
    ("#selector(Clock.tick as (Clock) -> () -> Void)", "Selector(\"tick\")"),
    ("#keyPath(Clock.zone.name)", "\"zone.name\""),
    ("#keyPath(zone.name)", "\"zone.name\""),
  ])
  func `names for Objective-C become values`(_ text: String, _ expected: String) {
    #expect(stage("let a = \(text)").lines == ["let a = \(expected)"])
  }

  @Test func `a name over several lines keeps them`() {
    let staged = stage("f(#selector(\n  Clock.tick\n), 1)\nlet b = 2")
    let lines = staged.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0] == "f(Selector(\"tick\")")
    #expect(lines[2] == " , 1)")
    #expect(lines[3] == "let b = 2")
  }

  @Test func `other macros stay`() {
    let text = "let a = #URL(\"x\"), b = #file, c = #line"
    #expect(stage(text).text == text)
  }

  @Test func `a managed property reads and writes by its name`() {
    let staged = stage(
      "extension Card {\n  @NSManaged public var name: String?\n  @NSManaged var n: Int16\n}")
    #expect(
      staged.lines == [
        "extension Card {",
        "public var name: String? { get { value(forKey: \"name\") as! String? } "
          + "set { setValue(newValue, forKey: \"name\") } }",
        "var n: Int16 { get { value(forKey: \"n\") as! Int16 } "
          + "set { setValue(newValue, forKey: \"n\") } }",
        "}",
      ])
  }

  @Test func `a managed method does nothing`() {
    let text = "@objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item)"
    #expect(stage(text).lines == ["public func addToItems(_ value: Item) {}"])
  }

  @Test func `nothing is changed in a part that is not active`() {
    let staged = stage("#if os(macOS)\n@objc func f() { g(#selector(f)) }\n#endif\nlet a = 1")
    #expect(staged.lines == ["let a = 1"])
  }
}
