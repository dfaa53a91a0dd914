import Testing
import WidgetRecording

@testable import WidgetManifest

@Suite struct ValueReaderTests {
  private func reader(_ value: ManifestValue) -> ValueReader {
    ValueReader(value: value, pointer: "/a", log: ProblemLog(file: "m.json"))
  }

  private func problems(_ reader: ValueReader) -> [ManifestError.Problem] {
    reader.log.errors.map(\.problem)
  }

  @Test func `a value of the right type is given and nothing is noted`() {
    let text = reader(.string("x"))
    #expect(text.string() == "x" && text.text() == "x")
    let truth = reader(.bool(false))
    #expect(truth.bool() == false)
    let number = reader(.number(2))
    #expect(number.number() == 2 && number.integer() == 2)
    let list = reader(.array([.number(1), .number(2)]))
    #expect(list.list { $0.integer() } == [1, 2])
    for reader in [text, truth, number, list] { #expect(problems(reader) == []) }
  }

  @Test func `a value of another type is noted with both types`() {
    let types: [(ManifestValue, ManifestError.ValueType)] = [
      (.null, .null), (.bool(true), .bool), (.number(1), .number), (.array([]), .array),
      (.object([]), .object), (.data, .data),
    ]
    for (value, type) in types {
      let reader = reader(value)
      #expect(reader.string() == nil)
      #expect(problems(reader) == [.wrongType(expected: .string, found: type)])
    }
    let text = reader(.string("1"))
    #expect(text.bool() == nil && text.number() == nil && text.integer() == nil)
    #expect(text.elements() == nil && text.members() == nil)
    #expect(
      problems(text)
        == [.bool, .number, .integer, .array, .object].map {
          .wrongType(expected: $0, found: .string)
        })
  }

  @Test(arguments: [
    (0.5, nil, nil, true), (0, 1, nil, false), (1, 1, 1, true), (2, nil, 1, false),
    (.infinity, nil, nil, false), (.nan, nil, nil, false), (-.infinity, nil, nil, false),
  ])
  func `a number is held to its range`(
    _ number: Double, _ least: Double?, _ greatest: Double?, _ isRight: Bool
  ) {
    let reader = reader(.number(number))
    #expect((reader.number(least: least, greatest: greatest) != nil) == isRight)
    #expect(problems(reader) == (isRight ? [] : [.outOfRange(least: least, greatest: greatest)]))
  }

  @Test func `a whole number has no fraction and a bound`() {
    let fraction = reader(.number(1.5))
    #expect(fraction.integer() == nil)
    #expect(problems(fraction) == [.wrongType(expected: .integer, found: .number)])
    let large = reader(.number(1e300))
    #expect(large.integer() == nil)
    #expect(problems(large) == [.outOfRange(least: 0, greatest: 1e9)])
    let endless = reader(.number(.infinity))
    #expect(endless.integer() == nil)
  }

  @Test func `an empty text is noted where there must be one`() {
    let reader = reader(.string(""))
    #expect(reader.string() == "")
    #expect(reader.text() == nil)
    #expect(problems(reader) == [.empty])
  }

  @Test func `elements that cannot be read are left out, each noted at its place`() {
    let reader = reader(.array([.number(1), .string("x"), .number(3), .null]))
    #expect(reader.list { $0.integer() } == [1, 3])
    #expect(reader.log.errors.map(\.pointer) == ["/a/1", "/a/3"])
  }

  @Test func `an object's unknown keys are noted and its known ones are found`() {
    let reader = reader(
      .object([
        .init(key: "perDay", value: .number(1)), .init(key: "perday", value: .number(2)),
        .init(key: "a/b", value: .null),
      ]))
    let object = reader.object(ManifestVocabulary.Rate.self)
    #expect(object?[.perDay]?.integer() == 1)
    #expect(object?[.minimumInterval] == nil)
    #expect(object?.required(.minimumInterval) == nil)
    #expect(object?.present([.minimumInterval, .perDay]) == [.perDay])
    #expect(
      reader.log.errors == [
        ManifestError(
          file: "m.json", pointer: "/a/perday",
          problem: .unknownKey("perday", nearest: "perDay")),
        ManifestError(
          file: "m.json", pointer: "/a/a~1b", problem: .unknownKey("a/b", nearest: nil)),
        ManifestError(
          file: "m.json", pointer: "/a", problem: .missingKey("minimumInterval")),
      ])
  }

  @Test func `of two equal keys the last counts`() {
    let reader = reader(
      .object([
        .init(key: "perDay", value: .number(1)), .init(key: "perDay", value: .number(2)),
      ]))
    #expect(reader.object(ManifestVocabulary.Rate.self)?[.perDay]?.integer() == 2)
    #expect(
      ManifestValue.object([
        .init(key: "k", value: .null), .init(key: "k", value: .bool(true)),
      ]).json == .object(["k": .bool(true)]))
  }

  @Test func `a word is one of those that are known`() {
    let right = reader(.string("off"))
    #expect(right.word(.developerMode, of: ["off", "on"]) == "off")
    let wrong = reader(.string("offf"))
    #expect(wrong.word(.developerMode, of: ["off", "on"]) == nil)
    #expect(
      problems(wrong) == [
        .unknownWord(.developerMode, "offf", nearest: "off", known: ["off", "on"])
      ])
  }
}
