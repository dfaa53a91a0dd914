import Testing
import WidgetDrawing
import WidgetRecording

@Suite struct DrawingEventTests {
  @Test func `events of drawings read as they were written`() throws {
    let drawing = RecordedDrawing(
      DrawnLook("dark"), size: DrawnSize(158, 158), scale: 3,
      list: [.fill(PathData(rectangle: 0, 0, 1, 1), .color(.black), evenOdd: false)],
      boxes: [], notes: ["n"])
    let events: [RecordingEvent] = [
      .fonts(
        RecordedFaces([RecordedFace(name: "f", family: "Inter", weight: 400, sha256: "0")])),
      .outlines(
        RecordedOutlines(
          face: "f", unitsPerEm: 10, glyphs: [7: PathData(rectangle: 0, 0, 1, 1)])),
      .picture(RecordedPicture(digest: "d", type: "image/png", data: "AA==")),
      .drawing(drawing),
    ]
    for event in events {
      #expect(try JSONReader.read(RecordingEvent.self, from: event.line) == event)
    }
  }

  @Test func `a drawing keeps what is unusual about its look`() throws {
    var look = DrawnLook("dark")
    look.renderingMode = .vibrant
    look.locale = "ar_SA"
    look.device = "375x667"
    look.place = .standBy
    let drawing = RecordedDrawing(
      look, size: DrawnSize(1, 1), scale: 2, list: [], boxes: [], notes: [])
    let bytes = JSONWriter.bytes(of: drawing)
    #expect(try JSONReader.read(RecordedDrawing.self, from: bytes) == drawing)
    #expect(look.words == "dark, vibrant, ar_SA, on 375x667, StandBy")
    let usual = RecordedDrawing(
      DrawnLook("dark"), size: DrawnSize(1, 1), scale: 2, list: [], boxes: [], notes: [])
    #expect(usual.digest != drawing.digest)
    let text = String(decoding: JSONWriter.bytes(of: usual), as: UTF8.self)
    #expect(!text.contains("renderingMode") && !text.contains("locale"))
  }

  @Test func `controls and Live Activities name their drawings, and are shown in order`() throws {
    var gallery = RecordedControl(at: 5, kind: "Door", reason: .initial)
    (gallery.content.isOn, gallery.isPreview, gallery.drawings) = (true, true, ["a"])
    var control = RecordedControl(at: 6, kind: "Door", reason: .interaction)
    (control.content.isOn, control.drawingProblem) = (false, "a view ended the process")
    var activity = RecordedActivity(at: 7, kind: "Ride", name: "1", .update)
    activity.content = ActivityContentValue(attributes: .string("x"), state: .number(3))
    activity.content?.isStale = true
    activity.staleDate = 9
    activity.drawings = ["b", "c"]
    let preview = RecordedActivity(at: 5, kind: "Ride", name: "Late", .preview)
    let events: [RecordingEvent] = [
      .control(gallery), .control(control), .activity(preview), .activity(activity),
    ]
    for event in events {
      #expect(try JSONReader.read(RecordingEvent.self, from: event.line) == event)
    }
    let blank = try JSONReader.read(
      RecordedHeader.self,
      from:
        #"{"version":1,"bundle":"B","platform":"iOS","osVersion":"18.0","start":0,"end":9,"timeZone":"UTC","locale":"en_US"}"#
        .utf8)
    let shown = Recording(header: blank, events: events).presentations
    #expect(shown.map(\.series) == ["gallery", "control", "preview Late", "activity 1"])
    #expect(shown.map(\.state) == ["on", "off", "", "updated"])
    #expect(shown.map(\.at) == [nil, 6, nil, 7])
    #expect(shown.map(\.drawings) == [["a"], [], [], ["b", "c"]])
    #expect(shown[1].problem == "a view ended the process")
  }

  @Test func `an entry names its drawings`() throws {
    var entry = RecordedEntry(date: 0)
    entry.drawings = ["a", "b"]
    let bytes = JSONWriter.bytes(of: entry)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""drawings":["a","b"]"#))
    #expect(try JSONReader.read(RecordedEntry.self, from: bytes) == entry)
  }

  @Test func `a request to draw reads as it was written`() throws {
    var look = DrawnLook("dark")
    look.typeSize = "accessibility2"
    look.renderingMode = .accented
    look.hasIncreasedContrast = true
    look.hidesPrivateContent = true
    look.locale = DrawnLook.longWords
    var target = DrawingTarget(look)
    target.margin = 16
    let request = DrawingRequest(
      entries: [0, 3], targets: [DrawingTarget(DrawnLook("light")), target])
    let sent = ExtensionRequest(number: 3, nonce: .none, operation: .draw(request), at: 60)
    let bytes = JSONWriter.bytes(of: sent)
    #expect(try JSONReader.read(ExtensionRequest.self, from: bytes) == sent)
  }
}
