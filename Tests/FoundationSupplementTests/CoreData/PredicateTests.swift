import FoundationSupplement
import Testing

private final class Card: NSObject {
  let name: String
  let price: Double
  let tags: [String]
  let due: Date?
  let bank: Bank?

  init(
    _ name: String, price: Double = 0, tags: [String] = [], due: Date? = nil, bank: Bank? = nil
  ) {
    self.name = name
    self.price = price
    self.tags = tags
    self.due = due
    self.bank = bank
  }
}

private final class Bank: NSObject {
  let code: Int
  let isOpen = true

  init(code: Int) { self.code = code }
}

@Suite struct SubqueryTests {
  private let basket: [String: Any] = [
    "limit": 2,
    "items": [["ripe": true, "n": 1], ["ripe": false, "n": 5], ["ripe": true, "n": 3]],
  ]

  @Test(arguments: [
    "SUBQUERY(items, $x, $x.ripe == YES).@count > 1",
    "SUBQUERY(items, $x, $x.ripe == YES AND $x.n > 2).@count == 1",
    "SUBQUERY(items, $x, $x.n > limit).@count == 2",
    "NOT SUBQUERY(items, $item, $item.n == 9).@count > 0",
    "(SUBQUERY(items, $x, $x.n > %@).@count > 0) AND limit == 2",
    "ANY SUBQUERY(items, $x, $x.ripe == NO).n == 5",
  ])
  func `a collection is asked for those of its elements that fulfil a predicate`(_ format: String) {
    #expect(NSPredicate(format: format, 4).evaluate(with: basket))
  }

  @Test func `a subquery may find nothing`() {
    let none = NSPredicate(format: "SUBQUERY(items, $x, $x.n > 5).@count > 0")
    #expect(!none.evaluate(with: basket))
  }
}

@Suite struct PredicateTests {
  private let card = Card(
    "Visa Gold", price: 12.5, tags: ["blue", "metal"], due: Date(timeIntervalSince1970: 50),
    bank: Bank(code: 7))

  @Test(arguments: [
    "name == 'Visa Gold'", "name ==[c] \"visa gold\"", "name != 'Visa'", "price = 12.5",
    "price >= 12 AND price < 13", "price > 20 || price <= 12.5", "NOT price > 20", "!(price > 20)",
    "name LIKE[cd] 'V\u{EF}s*'", "name MATCHES[cd] '.*G\u{D6}LD'", "'a\nb' LIKE 'a*'",
    "name BEGINSWITH '' AND name ENDSWITH ''", "price BETWEEN {12, 13}", "name BEGINSWITH 'Vi'",
    "name ENDSWITH[c] 'GOLD'",
    "name CONTAINS[cd] 'ä gold' OR name CONTAINS 'sa'", "name LIKE 'V*G?ld'",
    "name MATCHES '[A-Z][a-z]+ Gold'", "'blue' IN tags", "ANY tags == 'metal'",
    "ALL tags != 'red'", "NONE tags == 'red'", "tags.@count == 2", "bank.code == 7",
    "bank.isOpen == YES", "bank != nil", "SELF.bank.code IN {1, 7}", "price * 2 == 25",
    "(price + 1) / 2 > 6", "TRUEPREDICATE", "price == 12.5 and (name == 'x' or bank.code = 7)",
  ])
  func `a format that holds holds`(_ format: String) {
    #expect(NSPredicate(format: format).evaluate(with: card))
  }

  @Test(arguments: [
    "name == 'visa gold'", "price < 12.5", "name BEGINSWITH 'Gold'", "name LIKE 'Gold'",
    "name LIKE ''", "name MATCHES ''", "name LIKE[c] 'V\u{EF}s*'", "name MATCHES 'Visa'",
    "'red' IN tags", "ANY tags == 'red'", "ALL tags == 'blue'",
    "bank == nil", "FALSEPREDICATE", "NOT (price > 1)", "price BETWEEN {13, 14}",
  ])
  func `a format that does not hold does not`(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: card))
  }

  @Test func `arguments take their places`() {
    let start = Date(timeIntervalSince1970: 10)
    let end = Date(timeIntervalSince1970: 60)
    let between = NSPredicate(
      format: "(due >= %@) AND (due <= %@)", start as any CVarArg, end as any CVarArg)
    #expect(between.evaluate(with: card))
    #expect(NSPredicate(format: "%K == %@", "name", "Visa Gold").evaluate(with: card))
    #expect(NSPredicate(format: "bank.code == %d", 7).evaluate(with: card))
    #expect(NSPredicate(format: "price == %f", 12.5).evaluate(with: card))
    #expect(NSPredicate(format: "name IN %@", ["a", "Visa Gold"]).evaluate(with: card))
    #expect(NSPredicate(format: "bank.isOpen == %@", NSNumber(value: true)).evaluate(with: card))
    #expect(NSPredicate(format: "name == %@", argumentArray: ["Visa Gold"]).evaluate(with: card))
    #expect(!NSPredicate(format: "due == nil").evaluate(with: card))
    #expect(NSPredicate(format: "due == nil").evaluate(with: Card("x")))
  }

  @Test func `dictionaries are read by their keys`() {
    let row: [String: Any] = ["name": "a", "count": 3]
    #expect(NSPredicate(format: "name == 'a' AND count > 2").evaluate(with: row))
    #expect(!NSPredicate(format: "missing == 1").evaluate(with: row))
  }

  @Test func `a faulty format is refused with a reason`() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == %@") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name 'a'") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "FUNCTION(a, b) == 1") }
  }

  @Test func `a computed value cannot be read by its name`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "nothing == 1").evaluate(with: NSObject())
    }
  }

  @Test func `descriptors of a key sort`() {
    let cards = [Card("b", price: 2), Card("C", price: 1), Card("a", price: 2)]
    let byPrice = NSSortDescriptor(key: "price", ascending: false)
    #expect(byPrice.compare(cards[0], to: cards[1]) == .orderedAscending)
    #expect(byPrice.compare(cards[0], to: cards[2]) == .orderedSame)
    let byName = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(byName.compare(cards[0], to: cards[1]) == .orderedAscending)
    let byDue = NSSortDescriptor(keyPath: \Card.due, ascending: true)
    #expect(byDue.compare(cards[0], to: Card("d", due: Date())) == .orderedAscending)
    let bridged = NSSortDescriptor(SortDescriptor(\Card.name, order: .reverse))
    #expect(bridged.compare(cards[0], to: cards[2]) == .orderedAscending)
  }

  @Test func `an identifier equals its text, as in a store`() {
    let id = UUID()
    let card = NSMutableDictionary(dictionary: ["id": id])
    for text in [id.uuidString, id.uuidString.lowercased()] {
      #expect(NSPredicate(format: "id = %@", text).evaluate(with: card))
      #expect(NSPredicate(format: "id IN %@", [text]).evaluate(with: card))
      #expect(!NSPredicate(format: "id != %@", text).evaluate(with: card))
    }
    #expect(!NSPredicate(format: "id = %@", UUID().uuidString).evaluate(with: card))
    #expect(!NSPredicate(format: "id = %@", "none").evaluate(with: card))
  }

  @Test func `objects are arguments of formats`() {
    let id = UUID()
    #expect(String(format: "%@ %@", NSNumber(value: 3), id as any CVarArg) == "3 \(id.uuidString)")
    let link = URL(fileURLWithPath: "/a")
    #expect(String(format: "%@", link as any CVarArg) == "file:///a")
  }

  @Test func `what was done can be taken back and done again`() {
    let manager = UndoManager()
    let target = NSMutableArray()
    func add(_ value: Int) {
      target.add(value)
      manager.registerUndo(withTarget: target) { array in
        array.removeLastObject()
        manager.registerUndo(withTarget: array) { $0.add(value) }
      }
    }
    #expect(!manager.canUndo)
    add(1)
    add(2)
    manager.undo()
    #expect(target.count == 1)
    manager.redo()
    #expect(target.count == 2)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }
}
