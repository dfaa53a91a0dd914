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
    ("#bundle", "Bundle.main"), ("#selector(tap)", "Selector(_staged: \"tap\", tap)"),
    ("#selector(Clock.tick(_:))", "Selector(_staged: \"tick:\", Clock.tick(_:))"),
    ("#selector(tick(at:in:))", "Selector(_staged: \"tickWithAt:in:\", tick(at:in:))"),
    (
      "#selector(a.b.tick(_:for:_:))",
      "Selector(_staged: \"tick:for::\", a.b.tick(_:for:_:))"
    ),
    ("#selector(getter: Clock.time)", "Selector(\"time\")"),
    ("#selector(setter: Clock.time)", "Selector(\"setTime:\")"),
    (
      "#selector(Clock.tick as (Clock) -> () -> Void)",
      "Selector(_staged: \"tick\", Clock.tick as (Clock) -> () -> Void)"
    ),
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
    #expect(lines[0] == "f(Selector(_staged: \"tick\", Clock.tick)")
    #expect(lines[2] == " , 1)")
    #expect(lines[3] == "let b = 2")
  }

  @Test(arguments: [
    ("class A { func f() { g(#selector(f)) } }", "A.f"),
    ("class A { func f() { g(#selector(self.f)) } }", "A.f"),
    ("extension A.B { func f() { g(#selector(Self.f)) } }", "A.B.f"),
    ("class A { class B { lazy var b = g(#selector(f)) } }", "B.f"),
    ("class A { func f() { g(#selector(other.f)) } }", "other.f"),
  ])
  func `a method of the type around is named with its type`(_ text: String, _ method: String) {
    #expect(stage(text).text.contains("Selector(_staged: \"f\", \(method))"))
  }

  @Test(arguments: [
    "@AppIntent(schema: .assistant.activate) struct A: AppIntent {}",
    "@AssistantEntity(schema: .photos.asset) struct A: AppEntity {}",
  ])
  func `a tie to an assistant's schema becomes blank`(_ text: String) {
    #expect(!stage(text).text.contains("@"))
    #expect(stage(text).text.hasSuffix(text.drop { $0 != ")" }.dropFirst()))
  }

  @Test func `an attribute that is only called like a schema's stays`() {
    let text = "struct A { @AppEntity var card: Card }"
    #expect(stage(text).text == text)
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
        "public var name: String? { get { _managedValue(\"name\") } "
          + "set { _setManagedValue(newValue, \"name\") } }",
        "var n: Int16 { get { _managedValue(\"n\") } "
          + "set { _setManagedValue(newValue, \"n\") } }",
        "}",
      ])
  }

  @Test(arguments: [
    ("addToItems(_ value: Item)", "_changeManagedObjects(\"items\", adding: value)"),
    ("removeFromItems(_ values: NSSet)", "_changeManagedObjects(\"items\", removing: values)"),
    ("addItemsObject(_ value: Item)", "_changeManagedObjects(\"items\", adding: value)"),
    (
      "insertIntoItems(_ value: Item, at idx: Int)",
      "_insertManagedObjects(\"items\", objects: value, at: idx)"
    ),
    (
      "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
      "_insertManagedObjects(\"items\", objects: values, at: indexes)"
    ),
    ("removeFromItems(at idx: Int)", "_removeManagedObjects(\"items\", at: idx)"),
    (
      "replaceItems(at idx: Int, with value: Item)",
      "_replaceManagedObjects(\"items\", at: idx, with: value)"
    ),
  ])
  func `a managed method changes what a relationship leads to`(_ head: String, _ body: String) {
    let text = "@objc(other:)\n@NSManaged public func \(head)"
    #expect(stage(text).lines == ["public func \(head) { \(body) }"])
  }

  @Test(arguments: [
    (
      "insertObject:inItemsAtIndex:", "put(_ a: Item, b: Int)",
      "_insertManagedObjects(\"items\", objects: a, at: b)"
    ),
    (
      "insertItems:atIndexes:", "put(_ a: [Item], b: NSIndexSet)",
      "_insertManagedObjects(\"items\", objects: a, at: b)"
    ),
    ("removeObjectFromItemsAtIndex:", "take(_ a: Int)", "_removeManagedObjects(\"items\", at: a)"),
    ("removeItemsAtIndexes:", "take(_ a: NSIndexSet)", "_removeManagedObjects(\"items\", at: a)"),
    (
      "replaceObjectInItemsAtIndex:withObject:", "swap(_ a: Int, b: Item)",
      "_replaceManagedObjects(\"items\", at: a, with: b)"
    ),
    (
      "replaceItemsAtIndexes:withItems:", "swap(_ a: NSIndexSet, b: [Item])",
      "_replaceManagedObjects(\"items\", at: a, with: b)"
    ),
    ("addItems:", "take(_ a: NSSet)", "_changeManagedObjects(\"items\", adding: a)"),
    ("removeItemsObject:", "drop(_ a: Item)", "_changeManagedObjects(\"items\", removing: a)"),
  ])
  func `a managed method is known by its name in Objective-C`(
    _ selector: String, _ head: String, _ body: String
  ) {
    let text = "@objc(\(selector))\n@NSManaged func \(head)"
    #expect(stage(text).lines == ["func \(head) { \(body) }"])
  }

  @Test(arguments: [
    ("addTodosObject(_ a: Todo)", "_changeManagedObjects(\"todos\", adding: a)"),
    ("addTodos(_ a: NSSet)", "_changeManagedObjects(\"todos\", adding: a)"),
    ("addToTodos(_ a: Todo)", "_changeManagedObjects(\"todos\", \"toTodos\", adding: a)"),
    ("addToDos(_ a: NSSet)", "_changeManagedObjects(\"dos\", \"toDos\", adding: a)"),
    ("addToDosObject(_ a: Todo)", "_changeManagedObjects(\"dosObject\", \"toDos\", adding: a)"),
    ("removeTodosObject(_ a: Todo)", "_changeManagedObjects(\"todos\", removing: a)"),
    ("removeTodos(_ a: NSSet)", "_changeManagedObjects(\"todos\", removing: a)"),
    ("intersectTodos(_ a: NSSet)", "_changeManagedObjects(\"todos\", keeping: a)"),
    (
      "insertObject(_ a: Todo, inTodosAtIndex b: Int)",
      "_insertManagedObjects(\"todos\", objects: a, at: b)"
    ),
    (
      "insertTodos(_ a: [Todo], atIndexes b: NSIndexSet)",
      "_insertManagedObjects(\"todos\", objects: a, at: b)"
    ),
    ("removeObjectFromTodosAtIndex(_ a: Int)", "_removeManagedObjects(\"todos\", at: a)"),
    ("removeTodosAtIndexes(_ a: NSIndexSet)", "_removeManagedObjects(\"todos\", at: a)"),
    (
      "replaceObjectInTodosAtIndex(_ a: Int, withObject b: Todo)",
      "_replaceManagedObjects(\"todos\", at: a, with: b)"
    ),
    (
      "replaceTodosAtIndexes(_ a: NSIndexSet, withTodos b: [Todo])",
      "_replaceManagedObjects(\"todos\", at: a, with: b)"
    ),
  ])
  func `a managed method written by hand goes to its relationship`(
    _ head: String, _ body: String
  ) {
    #expect(stage("@NSManaged func \(head)").lines == ["func \(head) { \(body) }"])
  }

  @Test(arguments: [
    (
      "let a = b.c() as! NSFetchRequest<Item>",
      "let a = _fetchRequest(b.c() , as: NSFetchRequest<Item>.self)!"
    ),
    (
      "f(fetch as? NSFetchRequest<any P> ?? d)",
      "f(_fetchRequest(fetch , as: NSFetchRequest<any P>.self) ?? d)"
    ),
    ("a as NSFetchRequest<Item>", "a as NSFetchRequest<Item>"), ("a as! Item", "a as! Item"),
  ])
  func `a fetch request is cast to one for other results`(_ text: String, _ expected: String) {
    #expect(stage(text).lines == [expected])
  }

  @Test func `the class of expressions is the one with members`() {
    #expect(stage("let a: NSExpression").lines == ["let a: FoundationSupplement.NSExpression"])
    #expect(
      stage("f(NSExpression(forKeyPath: a))").lines
        == ["f(FoundationSupplement.NSExpression(forKeyPath: a))"])
    #expect(stage("a.NSExpression()").lines == ["a.NSExpression()"])
  }

  @Test func `an extension's method that overrides a managed object's is one that is asked for`() {
    let staged = stage(
      """
      extension Card {
        override public func willSave() { super.willSave() }
        override func validateForInsert() throws {}
      }
      extension Card: Named { override func didSave() {} }
      """)
    #expect(
      staged.lines == [
        "extension Card: _WillSaveInExtension, _ValidateForInsertInExtension  {",
        "public func _willSave() { super.willSave() }",
        "func _validateForInsert() throws {}", "}",
        "extension Card: Named, _DidSaveInExtension  {          func _didSave() {} }",
      ])
    #expect(
      stage("public extension Card { override func willSave() {} }\nlet a = 1").lines == [
        "public extension Card {          func _willSave() {} }; "
          + "extension Card: _WillSaveInExtension {}",
        "let a = 1",
      ])
    let plain = "class Card: Base {\n  override func willSave() {}\n}"
    #expect(stage(plain).lines[1] == "override func willSave() {}")
  }

  @Test func `any other managed method does nothing`() {
    #expect(stage("@NSManaged func refresh()").lines == ["func refresh() {}"])
  }

  @Test(arguments: [
    ("override init", "public required init"), ("public override init", "public required init"),
    ("internal override init", "public   required init"),
    ("private override init", "public  required init"),
  ])
  func `the initialiser by which objects are made is required`(_ old: String, _ new: String) {
    let rest = "(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
    #expect(stage("class A: B {\n  \(old)\(rest)\n}").lines == ["class A: B {", new + rest, "}"])
    #expect(
      stage("class A: B {\n  override init(a: Int) {}\n}").lines[1] == "override init(a: Int) {}")
  }

  @Test func `a value transformer is made by its class's name`() {
    let staged = stage("class A: ValueTransformer {\n  override init() {}\n}")
    #expect(staged.lines[1] == "required init() {}")
    let other = stage("class A: NSSecureUnarchiveFromDataTransformer {\n  init(a: Int) {}\n}")
    #expect(other.lines[1] == "init(a: Int) {}; required init() { preconditionFailure() }")
    #expect(stage("class A: B {\n  override init() {}\n}").lines[1] == "override init() {}")
    #expect(
      stage("class A: ValueTransformer {\n  convenience init(a: Int) {}\n}").lines[1]
        == "convenience init(a: Int) {}")
  }

  @Test func `an observer's method overrides nothing`() {
    let rest = "func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context: P?) {}"
    #expect(stage("override " + rest).text == "         " + rest)
    #expect(stage("override func observeValue() {}").text == "override func observeValue() {}")
  }

  @Test func `nothing is changed in a part that is not active`() {
    let staged = stage("#if os(macOS)\n@objc func f() { g(#selector(f)) }\n#endif\nlet a = 1")
    #expect(staged.lines == ["let a = 1"])
  }

  @Test func `an imported class is named where an extension makes a Self`() {
    #expect(
      stage("extension UserDefaults {\n  static var group: Self { Self(suiteName: \"g\")! }\n}")
        .lines
        == [
          "extension UserDefaults {",
          "static var group: UserDefaults { UserDefaults(suiteName: \"g\")! }", "}",
        ])
    for text in [
      "extension Card {\n  static var one: Self { Self() }\n}",
      "extension UserDefaults { struct Key {\n  static var one: Self { Self() }\n} }",
      "extension NSManagedObject {\n  static var one: Self { Self() }\n}",
    ] {
      #expect(stage(text).lines[1] == "static var one: Self { Self() }")
    }
  }

  @Test(arguments: [
    ("throw NSError()", #"throw NSError(domain: "", code: 0)"#),
    ("let a = Timer()", "let a = Timer(timeInterval: .infinity, repeats: false, block: { _ in })"),
    ("let a = Progress()", "let a = Progress(totalUnitCount: 0)"),
    ("let a = Progress(totalUnitCount: 3)", "let a = Progress(totalUnitCount: 3)"),
    ("let a = my.Timer()", "let a = my.Timer()"), ("let a = Timer {}", "let a = Timer {}"),
  ])
  func `an initialiser that is inherited on Apple's platforms has arguments here`(
    _ old: String, _ new: String
  ) {
    #expect(stage("func f() throws {\n\(old)\n}").lines[1] == new)
  }
}
