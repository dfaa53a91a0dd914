import TestSupport
import Testing
import WidgetRecording

@Suite struct ConfigurationEventTests {
  private func event(_ text: String) throws -> RecordingEvent {
    try JSONReader.read(RecordingEvent.self, from: Array(text.utf8))
  }

  @Test(arguments: [
    #"{"event":"configuration","kind":"Cards","name":"visa","values":{"card":"visa","days":1}}"#,
    #"{"at":1772460000,"event":"permission","name":"location","status":"granted"}"#,
    #"{"at":1772460000,"event":"location","location":[59.91,10.75]}"#,
    #"{"at":1772460000,"event":"app","failure":{"message":"no"},"function":"buy","outcome":"threw"}"#,
    #"{"at":1772460000,"event":"app","function":"fill","outcome":"returned","setup":true,"stdout":"a"}"#,
    #"{"action":"tap","at":1,"configuration":"visa","event":"interaction","family":"systemSmall","intent":"Log","kind":"Cards","label":"Log","outcome":"crashed","parameters":{"n":1},"signal":11}"#,
    #"{"action":"openURL","at":1,"configuration":"-","event":"interaction","found":false,"kind":"Cards","outcome":"returned","url":"a://b"}"#,
    #"{"at":1,"event":"control","isOn":true,"kind":"Light","label":"Light","outcome":"returned","reason":"initial","value":true}"#,
    #"{"developerMode":"off","event":"proposal","from":1,"kind":"Cards","outcome":"limit","source":"donation","stack":"Home","to":2,"values":{"card":"visa"}}"#,
    #"{"at":1,"event":"reloadRequest","recommendations":true}"#,
    #"{"at":1,"controls":true,"event":"reloadRequest","kind":"Light"}"#,
  ])
  func `an event is written as it is read`(_ text: String) throws {
    #expect(String(decoding: try event(text).line, as: UTF8.self) == text + "\n")
  }

  @Test func `a date has an end, an open one, or none`() throws {
    let texts = [#"{"date":[1,2]}"#, #"{"date":[1,null]}"#, #"{"date":[1]}"#]
    let contexts = try texts.map {
      try JSONReader.read(RecordedContext.self, from: Array($0.utf8))
    }
    #expect(contexts == [.date(1, 2, nil), .date(1, nil, nil), .date(1, nil, nil)])
    #expect(throws: JSONError.self) {
      try JSONReader.read(RecordedContext.self, from: Array(#"{"date":[null,1]}"#.utf8))
    }
  }

  @Test func `an expectation of suggestions keeps its number and its widget`() throws {
    let text = #"{"member":"Cards","suggestions":{"atLeast":1}}"#
    let expectation = try JSONReader.read(StackExpectation.self, from: Array(text.utf8))
    #expect(expectation.frequency == .init(of: "Cards", suggestions: .init(atLeast: 1)))
    #expect(String(decoding: JSONWriter.bytes(of: expectation), as: UTF8.self) == text)
  }

  @Test(arguments: [
    (#"{"perDay":-1,"minimumInterval":0}"#, "/perDay"),
    (#"{"perDay":1,"minimumInterval":-5}"#, "/minimumInterval"),
    (#"{"perDay":1,"minimumInterval":"NaN"}"#, "/minimumInterval"),
  ])
  func `a limit below zero is refused`(_ text: String, _ pointer: String) {
    let error = #expect(throws: JSONError.self) { try RateLimit(json: text) }
    #expect(error?.pointer == pointer)
  }

  @Test(arguments: [
    (#"{"minimum":100,"maximum":1}"#, "/minimum"), (#"{"levels":[]}"#, "/levels"),
    (#"{"levels":[1,"Infinity"]}"#, "/levels"),
  ])
  func `a scale without a score is refused`(_ text: String, _ pointer: String) {
    let error = #expect(throws: JSONError.self) { try RelevanceScale(json: text) }
    #expect(error?.pointer == pointer)
  }

  @Test func `a permission holds from its instant until the next answer`() {
    let history = PermissionHistory([
      RecordedPermission(at: 200, name: "location", status: .denied),
      RecordedPermission(at: 100, name: "location", status: .granted),
    ])
    #expect(history.status(of: "location", at: 99) == .notDetermined)
    #expect(history.status(of: "location", at: 100) == .granted)
    #expect(history.status(of: "location", at: 200) == .denied)
    #expect(history.status(of: "health", at: 200) == .notDetermined)
    #expect(history.changes(of: "location") == [100, 200])
    #expect(history.mentions("location") && !history.mentions("health"))
  }

  @Test func `a circle holds what is no further from its middle than its radius`() {
    // A minute of latitude is a nautical mile.
    let region = GeographicRegion(latitude: 60, longitude: 10, radius: 1860)
    #expect(region.contains(.init(latitude: 60 + 1 / 60.0, longitude: 10)))
    #expect(!region.contains(.init(latitude: 60 + 1.01 / 60, longitude: 10)))
    let dateLine = GeographicRegion(latitude: 0, longitude: 179.999, radius: 500)
    #expect(dateLine.contains(.init(latitude: 0, longitude: -179.999)))
  }
}
