import Combine
import Foundation
import SwiftUI
import Testing
import ViewDrawing
import WidgetRecording

/// Views that set a state of theirs once sizes and preferences are known.
@MainActor @Suite struct StateUpdateTests {
  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) {
      value = max(value, nextValue())
    }
  }

  private func drawn(_ view: some View) -> RecordedDrawing {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    environment.displayScale = 2
    let setting = DrawingSetting(
      size: CGSize(width: 300, height: 150), margins: EdgeInsets(), cornerRadius: 20,
      pixels: 2, look: DrawnLook("light"), system: PlatformVersion(.iOS, SystemVersion(18)),
      date: Date(timeIntervalSince1970: 0), hasBackground: false)
    return WidgetDrawer.draw(view, in: environment, setting).drawing
  }

  private func widths(_ drawing: RecordedDrawing) -> [Double] {
    drawing.list.compactMap { operation in
      guard case .fill(let path, _, _) = operation else { return nil }
      return path.bounds.map { $0.maxX - $0.minX }
    }
  }

  private let told =
    "what views set when sizes or preferences are known is drawn; that widgets show it is assumed"

  @Test func `a bar is as wide as a text whose width a preference told`() throws {
    struct Underlined: View {
      @State private var width = 1.0

      var body: some View {
        VStack {
          Text("A title").background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            })
          Color.red.frame(width: width, height: 2)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let drawing = drawn(Underlined())
    let text = try #require(drawing.boxes.first { $0.text == "A title" })
    #expect(text.frame[2] > 40 && widths(drawing) == [text.frame[2]])
    #expect(drawing.notes.contains(told))
  }

  @Test func `each view has its own state, and what follows from it is drawn`() throws {
    struct Bar: View {
      let height: Double
      @State private var width = 1.0

      var body: some View {
        Color.red.frame(width: width, height: height)
          .background(Color.clear.frame(width: height * 3, height: 1).watched { width = $0 })
      }
    }
    struct Bars: View {
      @State private var most = 0.0

      var body: some View {
        VStack(alignment: .leading) {
          ForEach([10.0, 20], id: \.self) { height in
            Bar(height: height).watched { most = max(most, $0) }
          }
          Color.blue.frame(width: most, height: 5)
        }
      }
    }
    let drawing = drawn(Bars())
    #expect(widths(drawing) == [30, 60, 60])
    #expect(drawing.notes == [told])
  }

  @Test func `an action has the value before, and runs only where it changes`() {
    final class Log { var calls: [String] = [] }
    struct Watching: View {
      let log: Log
      @State private var width = 20.0

      var body: some View {
        Color.red.frame(width: width, height: 5)
          .onGeometryChange(for: Double.self, of: { Double($0.size.width) }) { old, new in
            log.calls.append("\(old) \(new)")
            width = 50
          }
      }
    }
    let log = Log()
    #expect(widths(drawn(Watching(log: log))) == [50])
    #expect(log.calls == ["20.0 20.0", "20.0 50.0"])
  }

  @Test func `an object that a view makes is made once`() {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var width = 10.0

      init() { Self.made += 1 }
    }
    struct Modelled: View {
      @StateObject private var model = Model()

      var body: some View {
        Color.red.frame(width: model.width, height: 5)
          .onGeometryChange(for: Double.self, of: { Double($0.size.height) }) {
            model.width = $0 * 4
          }
      }
    }
    struct Outer: View { var body: some View { Modelled() } }
    #expect(widths(drawn(Outer())) == [20])
    #expect(Model.made == 1)
  }

  @Test func `views that change whenever they are drawn end, and it is told`() {
    struct Growing: View {
      @State private var width = 10.0

      var body: some View {
        Color.red.frame(width: width, height: 5)
          .onGeometryChange(for: Double.self, of: { Double($0.size.width) }) { width = $0 + 1 }
      }
    }
    let drawing = drawn(Growing())
    #expect(widths(drawing) == [18])
    #expect(
      drawing.notes.contains("views that change whenever they are drawn are shown after 8 times"))
  }

  @Test func `a view that watches nothing is drawn once`() {
    final class Count { var bodies = 0 }
    struct Plain: View {
      let count: Count
      @State private var width = 10.0

      var body: some View {
        count.bodies += 1
        return Color.red.frame(width: width, height: 5)
      }
    }
    let count = Count()
    #expect(widths(drawn(Plain(count: count))) == [10])
    #expect(count.bodies == 1)
  }
}

extension View {
  /// Calls an action with the view's width.
  fileprivate func watched(_ action: @escaping (Double) -> Void) -> some View {
    onGeometryChange(for: Double.self, of: { $0.size.width }, action: action)
  }
}
