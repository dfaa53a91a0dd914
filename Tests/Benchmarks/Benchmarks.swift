import Foundation
import WidgetBuilder
import WidgetChecks
import WidgetManifest
import WidgetRecording
import WidgetReports
import WidgetSimulation

/// Measures what has to stay fast, and prints one line for each; nothing here passes or fails.
@main enum Benchmarks {
  static func main() throws {
    for entries in [1_000, 10_000, 100_000] { judge(entries: entries) }
    try build(lines: 500)
  }

  /// Simulates, checks and reports a day of one widget with many entries.
  private static func judge(entries: Int) {
    let recording = Day(entries: entries).recording
    let simulation = measure("simulate \(entries) entries") { BundleSimulation(recording) }
    let results = measure("check \(entries) entries") {
      CheckCatalog.results(for: recording, simulation: simulation)
    }
    let run = RunResults(
      toolVersion: "0",
      bundles: [
        BundleResults(
          recording: recording, results: results, simulation: simulation.stacks,
          tracks: simulation.members.flatMap { member in
            simulation.modes.compactMap { mode in
              simulation.track(of: member, in: mode).map {
                MemberTrack(member: member, developerMode: mode, windows: $0.windows)
              }
            }
          }, descriptors: CheckCatalog.descriptors
        )
      ]
    )
    for format in [ReportFormat.json, .junit, .html] {
      _ = measure("write \(entries) entries as \(format.rawValue)") { format.files(for: run) }
    }
  }

  /// Compiles an extension from nothing, and then finds it built.
  private static func build(lines: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Widget.swift")
    try Data(Sources.widget(lines: lines).utf8).write(to: source)
    let manifest = Manifest(
      name: "Benchmark", platform: .iOS, root: folder,
      source: .sources(
        SourcesDeclaration(sources: [RootedPath(path: "Widget.swift", url: source)])
      )
    )
    let environment = ProcessInfo.processInfo.environment
    let builder = Builder(
      frameworks: try FrameworkLocation.find(environment: environment),
      cache: BuildCache(folder: folder.appending(path: "cache")), environment: environment
    )
    for name in ["compile \(lines) lines", "find \(lines) lines compiled"] {
      let outcome = try measure(name) { try builder.build(manifest) { _ in }.outcome }
      if case .failed(let errors) = outcome { print(errors.map(\.message)) }
    }
  }

  private static func measure<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try work()
    let seconds = (clock.now - start) / .seconds(1)
    let time = seconds.formatted(.number.precision(.fractionLength(3)))
    print(time.leftPadded(to: 9), "s ", name)
    return value
  }
}

/// A day in which one widget gives many entries, with a relevance now and then.
private struct Day {
  let entries: Int

  var recording: Recording {
    let family = FamilyName(rawValue: "systemSmall")
    let header = RecordedHeader(
      bundle: "Benchmark", platform: "iOS", osVersion: "17.0", start: 0, end: 86_400,
      timeZone: "UTC", locale: "en_US"
    )
    var call = RecordedCall(
      bundle: "Benchmark", kind: "K", family: family, mode: .timeline, at: 0
    )
    call.reason = .initial
    call.completions = 1
    call.policy = .never
    call.entries = (0..<entries).map { index in
      RecordedEntry(
        date: Double(index) * 86_400 / Double(entries),
        relevance: index.isMultiple(of: 3)
          ? RecordedRelevance(score: Double(index % 50), duration: 30) : nil,
        digest: "\(index)"
      )
    }
    let widget = RecordedWidget(kind: "K", families: [family], configuration: "static")
    return Recording(header: header, events: [.widget(widget), .call(call)])
  }
}

/// Widget code as long as wanted, with views as people write them.
private enum Sources {
  static func widget(lines: Int) -> String {
    let head = """
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry { let date: Date }

      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: Date()))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(date: Date())], policy: .atEnd))
        }
      }

      @main struct Sample: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Sample", provider: Provider()) { entry in
            View0(date: entry.date)
          }
        }
      }
      """
    let views = (0..<(lines - 22) / 20).map { number in
      """
      struct View\(number): View {
        let date: Date
        var body: some View {
          VStack(alignment: .leading, spacing: 4) {
            HStack {
              Image(systemName: "star.fill").foregroundColor(.yellow)
              Text("Title \(number)").font(.headline).lineLimit(1)
              Spacer()
              Text(date, style: .time).font(.caption2.monospacedDigit())
            }
            ForEach(0..<3) { row in
              Label("Row \\(row)", systemImage: "circle").padding(.leading, 8)
            }
          }
          .padding()
          .background(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
          .clipShape(RoundedRectangle(cornerRadius: 12))
        }
      }
      """
    }
    return ([head] + views).joined(separator: "\n")
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
