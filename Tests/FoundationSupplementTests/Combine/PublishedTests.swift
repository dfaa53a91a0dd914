import Combine
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

private final class Custom: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class Bare: ObservableObject {}

@Suite struct PublishedTests {
  @Test func `an object tells of a change before it is made`() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 2
    model.name = "x"
    #expect(seen == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `an object keeps one publisher of its own`() {
    let (one, other) = (Bare(), Bare())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
  }

  @Test func `a publisher that the object keeps itself is told`() {
    let custom = Custom()
    var changes = 0
    let cancellable = custom.objectWillChange.sink { changes += 1 }
    custom.count = 4
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a property publishes its value and each new one before it is set`() {
    let model = Model()
    var seen: [String] = []
    let cancellable = model.$count.sink { seen.append("\($0) over \(model.count)") }
    model.count = 5
    #expect(seen == ["0 over 0", "5 over 0"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a property follows a publisher`() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$count)
    subject.send(8)
    #expect(model.count == 8)
  }

  @Test func `a key path is assigned to`() {
    let model = Model()
    let cancellable = ["a", "b"].publisher.assign(to: \.name, on: model)
    #expect(model.name == "b")
    withExtendedLifetime(cancellable) {}
  }
}
