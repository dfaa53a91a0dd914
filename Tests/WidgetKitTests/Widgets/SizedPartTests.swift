import SwiftUI
import Testing
import ViewDrawing
import WidgetRecording

@testable import WidgetKit

/// The author's code that takes sizes runs with those that it has in the widget, and no other.
@MainActor @Suite(.serialized) struct SizedPartTests {
  @Test func `geometry, canvas, guide and effect get the sizes of the layout alone`() async {
    guard WidgetDrawer.isAvailable else { return }
    SizeLog.sizes = [:]
    let bundle = HostedBundle { Sized() }
    let answer = await bundle.call(.snapshot, "Sized")
    #expect(answer.entries?.first?.digest != nil)
    let ten = "10.0 × 10.0"
    #expect(SizeLog.sizes["reader"] == [ten])
    #expect(SizeLog.sizes["canvas"] == [ten])
    #expect(SizeLog.sizes["effect"] == [ten])
    #expect(SizeLog.sizes["guide"] == [ten])
    #expect(SizeLog.sizes["preference"] == [ten])
    #expect(SizeLog.sizes["container"]?.count == 1)
  }

  @Test func `what is made from a size is part of what an entry shows`() async {
    guard WidgetDrawer.isAvailable else { return }
    SizeLog.words = "one"
    let first = await HostedBundle { Sized() }.call(.snapshot, "Sized").entries?.first?.digest
    let again = await HostedBundle { Sized() }.call(.snapshot, "Sized").entries?.first?.digest
    SizeLog.words = "two"
    let second = await HostedBundle { Sized() }.call(.snapshot, "Sized").entries?.first?.digest
    #expect(first == again)
    #expect(first != second)
  }

  @Test func `of a timeline of thousands the first entries alone are laid out`() async throws {
    guard WidgetDrawer.isAvailable else { return }
    let timeline = await HostedBundle { EverySecond() }.call(.timeline, "EverySecond")
    let entries = try #require(timeline.entries)
    let laidOut = EntryRecorder<EverySecond.Entry, EmptyView>.laidOut
    #expect(laidOut(400) == 400 && laidOut(3600) == 44 && laidOut(10_000) == 40)
    let most = laidOut(entries.count)
    #expect(entries.count == 800 && most == 200)
    #expect(entries.prefix(most).allSatisfy { $0.digest != nil })
    #expect(entries.dropFirst(most).allSatisfy { $0.digest == nil })
    // A view that takes no size costs no layout.
    let plain = await HostedBundle { EverySecond(isSized: false) }.call(.timeline, "EverySecond")
    #expect(plain.entries?.allSatisfy { $0.digest != nil } == true)
  }
}

private struct EverySecond: Widget {
  var isSized = true

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "EverySecond", provider: Provider()) { entry in
      if isSized {
        GeometryReader { Text("\(entry.date), \($0.size.width)") }
      } else {
        Text("\(entry.date)")
      }
    }
  }

  struct Entry: TimelineEntry { let date: Date }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(
        Timeline(entries: (0..<800).map { Entry(date: .now + Double($0)) }, policy: .never))
    }
  }
}

@MainActor private enum SizeLog {
  static var sizes: [String: Set<String>] = [:]
  static var words = "one"

  static func note(_ name: String, _ size: CGSize) {
    sizes[name, default: []].insert("\(size.width) × \(size.height)")
  }
}

private struct Sized: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sized", provider: Provider()) { _ in
      HStack(alignment: .top) {
        GeometryReader { proxy in
          let _ = SizeLog.note("reader", proxy.size)
          Text(SizeLog.words)
        }.frame(width: 10, height: 10)
        Canvas { _, size in
          MainActor.assumeIsolated { SizeLog.note("canvas", size) }
        }.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
          let size = proxy.size
          MainActor.assumeIsolated { SizeLog.note("effect", size) }
          return content.opacity(size.width / 20)
        }
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { dimensions in
          let size = CGSize(width: dimensions.width, height: dimensions.height)
          MainActor.assumeIsolated { SizeLog.note("guide", size) }
          return 0
        }
        Color.red.frame(width: 10, height: 10)
          .background(
            GeometryReader { proxy in Color.clear.preference(key: Lengths.self, value: [proxy.size])
            }
          )
          .overlayPreferenceValue(Lengths.self) { sizes in
            let _ = SizeLog.note("preference", sizes[0])
            Color.blue
          }
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in
          MainActor.assumeIsolated { SizeLog.note("container", CGSize(width: length, height: 0)) }
          return 10
        }
      }
    }
  }

  struct Lengths: PreferenceKey {
    static let defaultValue: [CGSize] = []
    static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
  }

  struct Entry: TimelineEntry { let date: Date }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }
}
