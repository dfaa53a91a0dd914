/// One question to this machine: a widget of a small extension that is built and run to answer it.
package enum Probe: String, CaseIterable {
  case date, place, memory, network, answer, failure, defaults, crash, silence, drawing
  case relativeDay = "relative-day"
  case pluralForm = "plural-form"
  case taskSleep = "task-sleep"
  case asyncAfter = "async-after"
  case asyncAfterWall = "async-after-wall"
  case timer
  case threadSleep = "thread-sleep"
  case threadSleepUntil = "thread-sleep-until"
  case semaphore
  case semaphoreWall = "semaphore-wall"
  case condition
  case runLoopMode = "run-loop-mode"
  case runLoop = "run-loop"

  /// The real seconds that a wait takes.
  static let wait = 0.1
  /// The body of the answer that the probe's server has in the run's script, and the value of the
  /// defaults that it finds.
  package static let found = "as scripted"
  /// The hosts of the script: one that answers, and one that is never found.
  package static let hosts = (answering: "answers.example", failing: "fails.example")
  /// The language of the locale in which the probes are run.
  package static let language = "ar"
  /// The code of the error with which requests to the second end: cannotFindHost.
  package static let failureCode = -1003
  /// The group and the key of the stored value.
  package static let stored = (group: "group.probe", key: "value")
  /// The word that a formatter of relative dates has for the day of the call.
  static let day = "today"
  /// The text with the form for one, of the catalogue's.
  static let oneDay = "1 day"
  /// The string catalogue of the probes: its file's name and its contents.
  package static let catalogue = (
    name: "Localizable.xcstrings",
    text: """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"days": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld day"}},
        "other": {"stringUnit": {"value": "%lld days"}}}}}}}}}
    """
  )
  /// The text that the probes' widgets draw.
  static let drawn = "probe"
  /// The bytes that the probe of memory fills.
  static let bytes = 48 << 20
  /// The message with which the crash probe ends.
  static let lastWords = "the probe crashes"

  /// Whether the probe waits under the simulated clock.
  var waits: Bool {
    switch self {
    case .date, .place, .memory, .network, .answer, .failure, .defaults, .crash, .silence,
      .drawing, .relativeDay, .pluralForm, .runLoop:
      false
    default: true
    }
  }

  /// The subject of the probe, as its line names it.
  var subject: String {
    switch self {
    case .date: "simulated clock, Date()"
    case .place: "simulated locale, time zone and localization"
    case .memory: "memory growth"
    case .network: "network gate"
    case .answer: "answers of URLSession"
    case .failure: "errors of URLSession"
    case .defaults: "user defaults"
    case .drawing: "drawing of text"
    case .relativeDay: "relative dates of DateFormatter"
    case .pluralForm: "plural forms of localized texts"
    case .crash: "crash reports"
    case .silence: "time limit"
    case .taskSleep: "simulated clock, Task.sleep"
    case .asyncAfter: "simulated clock, asyncAfter(deadline:)"
    case .asyncAfterWall: "simulated clock, asyncAfter(wallDeadline:)"
    case .timer: "simulated clock, Timer"
    case .threadSleep: "simulated clock, Thread.sleep(forTimeInterval:)"
    case .threadSleepUntil: "simulated clock, Thread.sleep(until:)"
    case .semaphore: "simulated clock, semaphore with a timeout"
    case .semaphoreWall: "simulated clock, semaphore with a wall-clock timeout"
    case .condition: "simulated clock, condition until a date"
    case .runLoopMode: "simulated clock, RunLoop.run(mode:before:)"
    case .runLoop: "requests during a provider's own run loop"
    }
  }

  /// The statements of the probe's provider before it calls `done`.
  var code: String {
    switch self {
    case .date, .drawing: "done()"
    case .place:
      """
      print(
            Locale.current.identifier, TimeZone.current.identifier,
            Bundle.preferredLocalizations(from: ["en", "\(Self.language)"]).joined())
          done()
      """
    case .memory: "held = Array(repeating: 1, count: \(Self.bytes)); done()"
    case .network: "Task { _ = try? await URLSession.shared.data(from: server); done() }"
    case .answer, .failure, .defaults, .relativeDay, .pluralForm: readingCode
    case .crash: "fatalError(\"\(Self.lastWords)\")"
    case .silence: "_ = done"
    case .taskSleep: "Task { try? await Task.sleep(nanoseconds: 100_000_000); done() }"
    case .asyncAfter: "DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done() }"
    case .asyncAfterWall:
      "DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.1) { done() }"
    // Foundation on Linux fires `Timer(timeInterval:)` at once; its supplement's waits.
    case .timer:
      "RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { _ in done() }, forMode: .common)"
    case .threadSleep: "Thread.sleep(forTimeInterval: 0.1); done()"
    case .threadSleepUntil: "Thread.sleep(until: Date().addingTimeInterval(0.1)); done()"
    case .semaphore: "_ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1); done()"
    case .semaphoreWall:
      "_ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.1); done()"
    case .condition:
      """
      let condition = NSCondition()
          condition.lock()
          _ = condition.wait(until: Date().addingTimeInterval(0.1))
          condition.unlock()
          done()
      """
    case .runLoopMode:
      """
      RunLoop.main.perform {
            RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.1))
            done()
          }
      """
    // The same is asked once more, while this run loop waits. One that runs in a block of the main
    // queue would keep the queue from going on, here and on a device.
    case .runLoop:
      "done(); RunLoop.main.perform { RunLoop.current.run(until: Date() + 3600) }"
    }
  }
}

extension Probe {
  /// The statements of a probe that prints what it finds: an answer, an error, a stored value or a
  /// word.
  private var readingCode: String {
    switch self {
    case .answer:
      """
      Task {
            let got = try? await URLSession.shared.data(from: host("\(Self.hosts.answering)")).0
            print(String(decoding: got ?? Data(), as: UTF8.self))
            done()
          }
      """
    case .failure:
      """
      URLSession.shared.dataTask(with: host("\(Self.hosts.failing)")) { _, _, error in
            print((error as? URLError)?.errorCode ?? 0)
            done()
          }.resume()
      """
    case .relativeDay:
      """
      let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US")
          formatter.dateStyle = .short
          formatter.doesRelativeDateFormatting = true
          print(formatter.string(from: Date()).lowercased())
          done()
      """
    case .pluralForm:
      """
      let format = Bundle.main.localizedString(forKey: "days", value: nil, table: nil)
          print(String(format: format, 1))
          done()
      """
    default:
      """
      print(
            UserDefaults(suiteName: "\(Self.stored.group)")?.string(forKey: "\(Self.stored.key)") ?? "")
          done()
      """
    }
  }
}

extension Probe {
  /// The sources of an extension with one widget for each probe.
  package static var source: String {
    let widgets = allCases.enumerated().map { index, probe in
      """
      struct Probe\(index): Widget {
        var body: some WidgetConfiguration {
          probe("\(probe.rawValue)") { done in
          \(probe.code)
          }
        }
      }
      """
    }
    let bundles = stride(from: 0, to: allCases.count, by: 8).map { first in
      let members = (first..<min(first + 8, allCases.count)).map { "Probe\($0)()" }
      return """
        struct Probes\(first): WidgetBundle {
          var body: some Widget { \(members.joined(separator: "; ")) }
        }
        """
    }
    let all = stride(from: 0, to: allCases.count, by: 8).map { "Probes\($0)().body" }
    let main = """
      @main struct Probes: WidgetBundle {
        var body: some Widget { \(all.joined(separator: "; ")) }
      }
      """
    return ([base] + widgets + bundles + [main]).joined(separator: "\n\n") + "\n"
  }

  /// The source that all probes share.
  private static let base = """
    import Foundation
    import SwiftUI
    import WidgetKit

    // An address for documentation, which nobody has.
    let server = URL(string: "http://192.0.2.1:8080/")!
    func host(_ name: String) -> URL { URL(string: "https://\\(name)/")! }
    var held: [UInt8] = []

    struct ProbeEntry: TimelineEntry {
      let date: Date
    }

    struct ProbeProvider: TimelineProvider {
      let ask: (@escaping () -> Void) -> Void

      func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date()) }

      func getSnapshot(in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date()))
      }

      func getTimeline(
        in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void
      ) {
        ask { completion(Timeline(entries: [ProbeEntry(date: Date())], policy: .never)) }
      }
    }

    extension Widget {
      func probe(
        _ kind: String, ask: @escaping (@escaping () -> Void) -> Void
      ) -> some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: ProbeProvider(ask: ask)) { _ in
            Text("\(drawn)").containerBackground(.background, for: .widget)
          }
          .supportedFamilies([.systemSmall])
      }
    }
    """
}
