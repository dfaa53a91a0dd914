import Testing

@testable import APICoverage

@Suite struct SubstanceVisitorTests {
  /// The effect of the declaration whose name stands first on a line of code.
  private func substance(_ code: String, of name: String) -> Substance? {
    SubstanceVisitor(code).declarations.values.first { $0.name.base == name }?.substance
  }

  @Test(
    arguments: [
      ("func f() {}", .inert),
      ("func f() -> Self { self }", .inert),
      ("func f() -> Int? { nil }", .inert),
      ("func f() -> some View { modifier(EmptyModifier()) }", .inert),
      ("func f() -> Body { return noBody(Self.self) }", .inert),
      ("func f() throws { throw KitError(.denied) }", .inert),
      ("func f() -> Status { .denied }", .inert),
      ("func f(done: (Data?, Error?) -> Void) { done(nil, KitError(.denied)) }", .inert),
      ("func f() { delegate?.kit(self, didFail: KitError(.denied)) }", .inert),
      ("func f() { _ = handler }", .inert),
      ("func f() -> Int { count + 1 }", .active),
      ("func f() -> some View { node(\".f\", [\"value\": value.attribute]) }", .active),
      ("func f() -> Transform { Transform(angle: 2).joined(self) }", .active),
      ("func f() { if isOn { stop() } }", .active),
      ("func f(_ text: String) { f(Text(text)) }", .forwards),
      ("func f(_ text: String) { self.f(Text(text)) }", .forwards),
      ("func f() { name = \"a\" }", .stores),
    ] as [(String, Substance)])
  func `a function does what its statements do`(_ code: String, _ expected: Substance) {
    #expect(substance("struct Kit { \(code) }", of: "f") == expected)
  }

  @Test(
    arguments: [
      ("init() {}", .inert),
      ("init(name: String) { self.name = name }", .stores),
      ("init(_ name: String) { self.init(name: name) }", .forwards),
      ("init(name: String) { self.name = name.uppercased() }", .active),
    ] as [(String, Substance)])
  func `an initializer stores, forwards or computes`(_ code: String, _ expected: Substance) {
    #expect(substance("extension Kit { \(code) }", of: "init") == expected)
  }

  @Test(
    arguments: [
      ("var v: Int", .storage),
      ("var v: Int { didSet { update() } }", .storage),
      ("var v: Bool { false }", .inert),
      ("var v: Int { get { 0 } set {} }", .inert),
      ("var v: Int { get { other.v } set { other.v = newValue } }", .active),
      ("static let v = Kit()", .inert),
      ("static var v: Kit { .init() }", .inert),
      ("static var v: Bool { true }", .inert),
      ("static let v = \"public.data\"", .active),
      ("static let v = -1", .active),
      ("static var v: Code { .v }", .active),
      ("static var v: Code { .denied }", .inert),
      ("static let v = Kit(rawValue: \"v\")", .constant),
      ("static var v: Kit { Kit(light: shade(1), dark: shade(2)) }", .constant),
    ] as [(String, Substance)])
  func `a property is stored, computed or a constant`(_ code: String, _ expected: Substance) {
    #expect(substance("struct Kit { \(code) }", of: "v") == expected)
  }

  @Test func `a protocol asks for what has no body`() {
    let code =
      "protocol Kit { var a: Int { get }; func b(); init(); subscript(i: Int) -> Int { get } }"
    for name in ["a", "b", "init", "subscript"] {
      #expect(substance(code, of: name) == .requirement)
    }
  }

  @Test func `a declaration is known by its place and its types`() throws {
    let code = """
      extension Kit.Part {
        enum Kind {
          case one, two
        }
      }
      """
    let found = SubstanceVisitor(code).declarations
    let two = try #require(found[SubstanceVisitor.Place(line: 3, column: 15)])
    #expect(two.name == SubstanceVisitor.Name(container: "Kit.Part.Kind", base: "two"))
    #expect(two.substance == .enumerationCase)
    #expect(found[SubstanceVisitor.Place(line: 2, column: 8)]?.substance == .type)
  }
}
