import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// The one line of an inline accessory.
@MainActor @Suite struct InlineLineTests {
  private func laid(_ view: some View) -> LaidOut {
    LaidOut(view) { $0.scene.isInline = true }
  }

  private func line(_ view: some View) -> InlineLine {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    return InlineLine(resolveView(view, environment: environment))
  }

  @Test func `of several texts in any layout the first is shown`() {
    let stack = VStack {
      Text("Time:")
      HStack { Text("6:00 AM").font(.title) }
      Text("Emoji:").padding(40)
    }
    #expect(laid(stack).boxes(200, 20).map(\.text) == ["Time:"])
    #expect(line(stack).leftOut == ["6:00 AM", "Emoji:"])
  }

  @Test func `what a view shows by the size of its space is in the line, and other views are not`()
  {
    let reader = GeometryReader { proxy in Text(proxy.size.width > 100 ? "Ready now" : "Ready") }
    #expect(laid(reader).boxes(200, 20).map(\.text) == ["Ready now"])
    let disc = Button {
    } label: {
      Circle().frame(minWidth: 100)
    }
    #expect(laid(disc).boxes(200, 20).isEmpty)
  }

  @Test func `an image stands before the text, and a large one takes the line's height`() {
    let view = HStack {
      Text("Rain").foregroundStyle(.red)
      Image("cloud").resizable().scaledToFill().frame(width: 300, height: 300)
      Image(systemName: "cloud")
    }
    .background { Text("behind") }
    let boxes = laid(view).boxes(200, 20)
    #expect(boxes.map(\.node) == ["Image", "Text"])
    #expect(boxes[0].frame[2] <= 17 && boxes[0].frame[0] < boxes[1].frame[0])
    #expect(line(view).leftOut.isEmpty)
  }

  @Test func `a symbol that takes any size has the line's height as well`() {
    let view = HStack {
      Image(systemName: "flame").resizable().scaledToFit()
      Text("12")
    }
    let boxes = laid(view).boxes(200, 20)
    #expect(boxes.map(\.node) == ["Image", "Text"] && boxes[0].frame[2] <= 17)
  }

  @Test func `the text is in the system's colour, whatever colour its author names`() {
    let colors = laid(Text("Rain").foregroundColor(.red)).boxes(200, 20).map(\.color)
    #expect(colors == laid(Text("Rain")).boxes(200, 20).map(\.color))
    #expect(colors != [nil])
  }

  @Test func `the first alternative that fits is shown, in a line of its own`() {
    let view = ViewThatFits {
      VStack { Text(String(repeating: "long ", count: 40)) }
      HStack { Label("Short", systemImage: "star") }
    }
    #expect(laid(view).boxes(120, 20).map(\.text) == [nil, "Short"])
  }

  @Test func `beside an image one alternative is the line's text, and none is left out`() {
    func alternatives(_ long: String) -> some View {
      Label {
        ViewThatFits {
          Text(long)
          Text("11K")
        }
      } icon: {
        Image(systemName: "photo")
      }
    }
    #expect(laid(alternatives("11,308")).boxes(120, 20).map(\.text) == [nil, "11,308"])
    #expect(line(alternatives("11,308")).leftOut.isEmpty)
    let long = String(repeating: "long ", count: 40)
    #expect(laid(alternatives(long)).boxes(120, 20).map(\.text) == [nil, "11K"])
    let imageLast = HStack {
      ViewThatFits {
        Text("11,308")
        Text("11K")
      }
      Image(systemName: "photo")
    }
    #expect(laid(imageLast).boxes(120, 20).map(\.text) == [nil, "11,308"])
    let labels = HStack {
      Image(systemName: "photo")
      ViewThatFits { Label("Short", systemImage: "star") }
    }
    #expect(laid(labels).boxes(120, 20).map(\.text) == [nil, "Short"])
  }

  @Test func `beside a text one of several alternatives is left out`() {
    let view = HStack {
      Text("Photos")
      ViewThatFits {
        Text("11,308")
        Text("11K")
      }
    }
    #expect(laid(view).boxes(120, 20).map(\.text) == ["Photos"])
    #expect(line(view).leftOut == ["11,308"])
  }

  @Test func `a label's icon and title, and the words of a button, are an image and a text`() {
    let view = VStack {
      Button {
      } label: {
        Label("Done", systemImage: "checkmark").textCase(.uppercase)
      }
      Gauge(value: 0.5) { Text("Level") }
    }
    #expect(laid(view).boxes(200, 20).map(\.text) == [nil, "DONE"])
    #expect(laid(Color.red).boxes(200, 20).isEmpty)
  }
}
