import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The `#Preview`s of widgets, listed and shown like any call.
@Suite struct PreviewTests {
  private static let previews = """
    import SwiftUI
    import WidgetKit

    private let noon = Moment(date: Date(timeIntervalSince1970: 1_772_452_800))

    @available(iOS 17, *)
    #Preview("Noon and after", as: .systemSmall) {
      Clock()
    } timeline: {
      noon
      Moment(date: noon.date.addingTimeInterval(60))
    }

    #Preview(as: .systemSmall) { Clock() } timelineProvider: { Provider() }

    #Preview(as: .systemMedium) { Clock() } timeline: { noon }

    #Preview("Other", as: .systemSmall) { Clock() } timeline: { Other(date: .now) }

    #Preview { Text("no widget") }

    struct Other: TimelineEntry { let date: Date }
    """

  private func folder(previews: String = previews) throws -> ScratchFolder {
    let folder = try SmallExtension.folder()
    try folder.write(previews, to: "Previews.swift")
    return folder
  }

  @Test func `previews are listed, shown and recorded`() throws {
    let folder = try folder()
    let list = try Program.run(["list", "--filter", "*/preview"], in: folder.url)
    #expect(list.status == 0)
    #expect(
      list.output.split(separator: "\n") == [
        "Small/Clock/systemMedium/1/preview", "Small/Clock/systemSmall/1/preview",
        "Small/Clock/systemSmall/Noon and after/preview", "Small/Clock/systemSmall/Other/preview",
      ])
    let run = try Program.run(["run", "--filter", "*/preview", "--output", "out"], in: folder.url)
    #expect(
      run.output.contains(
        "preview-not-shown  the preview 'Other' is not shown: the preview gives entries of the type "
          + "Other, and its widget shows others"), "\(run.output)")
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    let calls = Dictionary(grouping: recording.calls, by: \.id.rawValue)
    let named = try #require(calls["Small/Clock/systemSmall/Noon and after/preview"]?.first)
    #expect(named.preview == "Noon and after")
    #expect(named.entries.map(\.date) == [1_772_452_800, 1_772_452_860])
    #expect(named.hasReturned && !named.deliveredTimeline)
    let provided = try #require(calls["Small/Clock/systemSmall/1/preview"]?.first)
    #expect(provided.entries.count == 1 && provided.timeline?.policy == .never)
    let other = try #require(calls["Small/Clock/systemSmall/Other/preview"]?.first)
    #expect(other.hasFailed || other.failure != nil)
    #expect(recording.calls.allSatisfy { $0.mode == .preview })
  }

  @Test func `a preview that crashes is told and stops neither the widgets nor other previews`()
    throws
  {
    let folder = try folder(
      previews: """
        import SwiftUI
        import WidgetKit

        struct Faulty: Widget {
          init() { fatalError("use init(zone:)") }
          init(zone: Int) {}
          var body: some WidgetConfiguration { Clock().body }
        }

        struct Unlisted: Widget {
          init() { fatalError("never shown") }
          var body: some WidgetConfiguration { Clock().body }
        }

        extension Clock {
          @MainActor init(failing: Bool) { fatalError("no clock") }
        }

        #Preview("Broken", as: .systemSmall) { Clock(failing: true) } timeline: {
          Moment(date: .now)
        }

        #Preview(as: .systemSmall) { Unlisted() } timeline: { Moment(date: .now) }

        #Preview("Whole", as: .systemSmall) { Clock() } timeline: { Moment(date: .now) }

        #Preview(as: .systemSmall) { Faulty(zone: 1) } timeline: { Moment(date: .now) }
        """)
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    #expect(
      run.output.contains(
        "preview-not-shown  the preview 'Broken' is not shown: it ended by signal"), "\(run.output)"
    )
    #expect(run.output.contains("Fatal error: no clock"))
    #expect(!run.output.contains("provider-crashed") && run.status == 0)
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    let previews = recording.calls.filter { $0.mode == .preview }
    #expect(
      Set(previews.compactMap(\.preview)) == ["Broken", "Whole", "1"])
    #expect(previews.filter(\.hasReturned).count == 2)
    #expect(recording.calls.contains { $0.mode == .timeline && $0.hasReturned })
  }

  @Test func `previews stay where another part of the sources is left out`() throws {
    let folder = try folder(
      previews: """
        import WidgetKit
        func touch() { UIMissingTouch() }
        #Preview("Whole", as: .systemSmall) { Clock() } timeline: { Moment(date: .now) }
        """)
    let list = try Program.run(["list"], in: folder.url)
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.contains("Whole"), "\(list.output)")
    #expect(!list.errors.contains("are left out"), "\(list.errors)")
  }

  @Test func `previews that do not compile are left out with a warning`() throws {
    let folder = try folder(
      previews: """
        import WidgetKit
        #Preview(as: .systemSmall) { Clock() } timeline: { Missing() }
        """)
    let list = try Program.run(["list"], in: folder.url)
    #expect(list.status == 0)
    #expect(!list.output.contains("preview") && list.output.contains("Small/Clock/systemSmall"))
    #expect(
      list.errors.contains(
        "Small: the previews do not compile and are left out: Previews.swift:2: cannot find 'Missing'"
      ))
  }
}
