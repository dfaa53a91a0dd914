import CivilTime
import ExtensionEnvironment
import Foundation
import Glibc
import JSON
import Testing
import WidgetPlatforms
import WidgetRecording

/// Waits of an extension's code: they pass in simulated time and cost none.
@Suite(.serialized) struct ExtensionWaitTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

      func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
        completion(Entry(date: Date()))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let clock = ContinuousClock.now
        let done = {
          print(Int((clock.duration(to: .now) / .milliseconds(1)).rounded()))
          completion(Timeline(entries: [Entry(date: Date())], policy: .never))
        }
        let wait = UserDefaults.standard.string(forKey: "wait")
        switch wait {
        case "sleep": Task { try? await Task.sleep(for: .seconds(600)); done() }
        case "many": Task {
          for _ in 0..<200 { try? await Task.sleep(nanoseconds: 3_000_000_000) }
          done()
        }
        case "after": DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: done)
        case "afterWall":
          DispatchQueue.main.asyncAfter(wallDeadline: .now() + 600, execute: done)
        case "timer": Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in done() }
        case "unscheduledTimer":
          let timer = Timer(timeInterval: 200, repeats: true) { timer in
            fired += 1
            if fired == 3 { timer.invalidate(); done() }
          }
          RunLoop.main.add(timer, forMode: .common)
        case "repeating":
          var count = 0
          Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { timer in
            count += 1
            if count == 10 { timer.invalidate(); done() }
          }
        case "source":
          source.schedule(deadline: .now() + 300, repeating: 300)
          source.setEventHandler { fired += 1; if fired == 2 { done() } }
          source.resume()
        case "thread": Thread.sleep(forTimeInterval: 600); done()
        case "threadUntil": Thread.sleep(until: Date().addingTimeInterval(600)); done()
        case "usleep": for _ in 0..<6 { usleep(100_000_000) }; done()
        case "semaphore": _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 600); done()
        case "semaphoreWall":
          _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 600); done()
        case "posted":
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(deadline: .now() + 600) { semaphore.signal() }
          if semaphore.wait(timeout: .now() + 900) == .success { done() }
        case "group":
          let group = DispatchGroup()
          group.enter()
          if group.wait(timeout: .now() + 600) == .timedOut { done() }
        case "condition":
          let condition = NSCondition()
          condition.lock()
          while condition.wait(until: Date().addingTimeInterval(600)) {}
          condition.unlock()
          done()
        case "runLoop":
          Timer.scheduledTimer(withTimeInterval: 250, repeats: true) { _ in }
          RunLoop.current.run(until: Date().addingTimeInterval(600))
          done()
        case "emptyRunLoop":
          RunLoop.current.run(until: Date().addingTimeInterval(600))
          done()
        case "emptyRunLoopOfTask": Task { @MainActor in spend(600); done() }
        case "emptyRunLoopOfMode":
          _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(600))
          done()
        case "polledRunLoop":
          DispatchQueue.global().asyncAfter(deadline: .now() + 599.95) { fired = 1 }
          while fired == 0 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 300)) }
          done()
        case "coreFoundationRunLoop":
          CFRunLoopRunInMode(.defaultMode, 600, false)
          done()
        case "usleepBriefly":
          for _ in 0..<100 { usleep(4_000) }
          Thread.sleep(forTimeInterval: 599.6)
          done()
        case "lock", "recursiveLock":
          let isTaken = DispatchSemaphore(value: 0)
          let lock = HeldLock(isRecursive: wait == "recursiveLock")
          Thread.detachNewThread { lock.hold(900) { isTaken.signal() } }
          isTaken.wait()
          if !lock.take(before: Date().addingTimeInterval(600)) { done() }
        case "freedLock":
          let isTaken = DispatchSemaphore(value: 0)
          let lock = HeldLock(isRecursive: false)
          Thread.detachNewThread { lock.hold(600) { isTaken.signal() } }
          isTaken.wait()
          if lock.take(before: Date().addingTimeInterval(900)) { done() }
        case "race":
          Task {
            await withTaskGroup(of: Void.self) { group in
              for length in 1...50 {
                group.addTask { try? await Task.sleep(for: .seconds(length * 12)) }
              }
            }
            done()
          }
        case "spin":
          let end = Date().addingTimeInterval(0.5)
          while Date() < end {}
          done()
        case "never": Task { await withCheckedContinuation { held = $0 }; done() }
        case "unanswered":
          URLSession.shared.dataTask(with: URL(string: "https://api.example.com/")!) { _, _, _ in
            waiting = done
          }.resume()
        case "crash":
          for _ in 0..<400 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 900) } }
          Thread.detachNewThread(post)
          usleep(1_000)
          fatalError("on purpose")
        case "tooLong": Task { try? await Task.sleep(for: .seconds(7200)); done() }
        default: break
        }
      }
    }
    @MainActor func spend(_ seconds: Double) {
      RunLoop.main.run(until: Date().addingTimeInterval(seconds))
    }

    func post() {
      let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
      sem_init(semaphore, 0, 0)
      while true { sem_post(semaphore) }
    }

    final class HeldLock: @unchecked Sendable {
      let lock: any NSLocking
      init(isRecursive: Bool) { lock = isRecursive ? NSRecursiveLock() : NSLock() }
      func hold(_ seconds: Double, _ taken: () -> Void) {
        lock.lock()
        taken()
        Thread.sleep(forTimeInterval: seconds)
        lock.unlock()
      }
      func take(before date: Date) -> Bool {
        (lock as? NSLock)?.lock(before: date) ?? (lock as! NSRecursiveLock).lock(before: date)
      }
    }

    nonisolated(unsafe) var held: CheckedContinuation<Void, Never>?
    nonisolated(unsafe) var waiting: (() -> Void)?
    nonisolated(unsafe) var fired = 0
    let source = DispatchSource.makeTimerSource()

    @main struct Sample: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { _ in EmptyView() }
      }
    }
    """

  private static let start: SimulatedInstant = 1_772_460_000

  private static let built = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetkit-waits-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ClientCompiler.build(source, in: folder)
  }

  private func connect(
    _ wait: String, environment: [String: String] = [:]
  ) throws -> ExtensionConnection {
    let executable = try Self.built.get()
    var setup = ExtensionSetup(
      system: PlatformVersion(.iOS, SystemVersion(17)), locale: "en_US", timeZone: "UTC",
      start: Self.start, containers: executable.deletingLastPathComponent().path)
    setup.userDefaults = ["standard": .object(["wait": .string(wait)])]
    return try ExtensionConnection(executable, setup, environment: environment)
  }

  private func answer(_ wait: String) throws -> (ExtensionAnswer?, printed: String) {
    let connection = try connect(wait)
    let answer = try connection.call(.timeline, at: Self.start, limit: 3600)
    defer { _ = connection.hangUp() }
    return (answer, connection.printed)
  }

  @Test(arguments: [
    "sleep", "many", "after", "afterWall", "timer", "unscheduledTimer", "repeating", "source",
    "thread", "threadUntil",
    "usleep", "semaphore", "semaphoreWall", "posted", "group", "condition", "runLoop",
    "emptyRunLoop", "emptyRunLoopOfTask", "emptyRunLoopOfMode", "polledRunLoop",
    "coreFoundationRunLoop", "usleepBriefly", "lock", "recursiveLock", "freedLock", "race",
  ])
  func `ten minutes pass at once, on every clock`(_ wait: String) throws {
    let (answer, printed) = try answer(wait)
    let date = try #require(answer?.entries?.first?.date)
    // A run loop rounds up to the next nanosecond.
    #expect(abs(date - Self.start - 600) < 1e-6)
    #expect(abs((answer?.waited ?? 0) - 600) < 1e-6)
    #expect(printed == "600000\n")
  }

  @Test func `a loop that looks at the clock ends`() throws {
    let (answer, _) = try answer("spin")
    let date = try #require(answer?.entries?.first?.date)
    #expect((0.5..<30).contains(date - Self.start))
  }

  /// The runtime halts the threads, one of which is likely to be in the midst of a wait's notice.
  @Test func `a crash beside busy waits is described and ends the process`() throws {
    let settings = "enable=yes,color=no,interactive=no,symbolicate=off,output-to=/dev/null"
    let connection = try connect("crash", environment: ["SWIFT_BACKTRACE": settings])
    #expect(try connection.call(.timeline, at: Self.start) == nil)
    #expect([-SIGILL, -SIGTRAP].contains(connection.end()))
  }

  @Test(arguments: ["never", "tooLong"])
  func `what waits for ever or beyond the limit is told at once`(_ wait: String) throws {
    let measures = try measures(of: wait)
    #expect(measures.network.isEmpty)
    #expect(measures.accesses.contains { $0.key == "wait" })
  }

  @Test func `the hosts that a call asked before it waits for ever are told`() throws {
    let network = try measures(of: "unanswered").network
    #expect(Set(network.map(\.host)) == ["api.example.com"])
    #expect(network.allSatisfy { $0.failure == .refused })
  }

  private func measures(of wait: String) throws -> ProviderAnswer {
    let payload = try answer(wait).0?.payload
    let measures: ProviderAnswer? = if case .stalled(let known) = payload { known } else { nil }
    return try #require(measures)
  }
}
