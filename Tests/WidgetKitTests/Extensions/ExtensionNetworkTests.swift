import CivilTime
import ExtensionEnvironment
import Foundation
import JSON
import Testing
import WidgetPlatforms
import WidgetRecording

@testable import ExtensionRuntime

/// Requests of an extension's code that a script answers.
@Suite(.serialized) struct ExtensionNetworkTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    final class Delegate: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
      let path: String
      init(_ path: String) { self.path = path }

      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (
          URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        print("challenge", challenge.previousFailureCount, challenge.proposedCredential == nil)
        if path == "401/used" {
          let credential = URLCredential(user: "a", password: "b", persistence: .none)
          completionHandler(.useCredential, credential)
        } else {
          completionHandler(.performDefaultHandling, nil)
        }
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
      ) {
        print("to", request.url!.path)
        completionHandler(nil)
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
      ) {
        print("metrics", metrics.taskInterval.duration.rounded(), metrics.redirectCount)
      }
    }

    final class Collector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
      let done: @Sendable () -> Void
      init(_ done: @escaping @Sendable () -> Void) { self.done = done }

      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
      ) {
        print("data", data.count, terminator: " ")
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
      ) {
        print("metrics", metrics.taskInterval.duration.rounded(), terminator: " ")
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) {
        print("complete", (error as? URLError)?.code.rawValue ?? 0)
        done()
      }
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

      func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
        completion(Entry(date: Date()))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let path = UserDefaults.standard.string(forKey: "path")!
        var request = URLRequest(url: URL(string: "https://api.example.com/" + path)!)
        let large = Data(repeating: 65, count: 300_000)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("body")
        try! large.write(to: file)
        if path != "get" && !path.hasPrefix("4") && path != "gz" { request.httpMethod = "POST" }
        if ["body", "moved", "known"].contains(path) { request.httpBody = large }
        if path == "stream" { request.httpBodyStream = InputStream(data: large) }
        let done: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { data, response, error in
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          print(status, data.map { String(decoding: $0, as: UTF8.self) } ?? "-",
            error.map { ($0 as NSError).code } ?? 0)
          if path == "file.txt" { print(response!.suggestedFilename ?? "-") }
          if path == "lost" { print(error!.localizedDescription) }
          if path == "told" { print(error!) }
          completion(Timeline(entries: [Entry(date: Date())], policy: .never))
        }
        let ofTime = URLSessionConfiguration.default
        if path == "waits" {
          ofTime.waitsForConnectivity = true
          ofTime.timeoutIntervalForResource = 30
          print(ofTime.waitsForConnectivity, URLSession.shared.configuration.waitsForConnectivity)
        }
        if path == "late" {
          ofTime.timeoutIntervalForResource = 2
          print(ofTime.timeoutIntervalForRequest)
        }
        let session =
          ["late", "waits"].contains(path)
          ? URLSession(configuration: ofTime)
          : path.hasPrefix("401/")
            ? URLSession(configuration: .default, delegate: Delegate(path), delegateQueue: nil)
            : .shared
        if path == "known" {
          _noteStandIn("Sea")
          _ = Bundle.main.path(forResource: "tides", ofType: "db")
          _ = Bundle.main.url(forResource: "tides", withExtension: "json")
        }
        switch path {
        case "4cache":
          Task { [request] in
            let policies: [URLRequest.CachePolicy] = [
              .returnCacheDataDontLoad, .useProtocolCachePolicy, .useProtocolCachePolicy,
              .reloadIgnoringLocalCacheData, .returnCacheDataDontLoad,
            ]
            for policy in policies {
              var request = request
              request.cachePolicy = policy
              do {
                let (data, _) = try await session.data(for: request)
                print(String(decoding: data, as: UTF8.self), terminator: ".")
              } catch {
                print((error as NSError).code, terminator: ".")
              }
            }
            completion(Timeline(entries: [Entry(date: Date())], policy: .never))
          }
        case "collected", "collected/lost", "collected/cancel":
          let collector = Collector {
            completion(Timeline(entries: [Entry(date: Date())], policy: .never))
          }
          let session = URLSession(
            configuration: .default, delegate: collector, delegateQueue: nil)
          let task = session.dataTask(with: request)
          task.resume()
          if path == "collected/cancel" { DispatchQueue.main.async { task.cancel() } }
        case "after":
          completion(Timeline(entries: [Entry(date: Date())], policy: .never))
          session.dataTask(with: request) { data, _, error in
            print(data.map { String(decoding: $0, as: UTF8.self) } ?? error!)
          }.resume()
        case "409":
          Task { [request] in
            let (data, response) = try await session.data(for: request, delegate: Delegate(path))
            done(data, response, nil)
          }
        case "file":
          session.uploadTask(with: request, fromFile: file, completionHandler: done).resume()
        case "data":
          session.uploadTask(with: request, from: large, completionHandler: done).resume()
        default: session.dataTask(with: request, completionHandler: done).resume()
        }
      }
    }

    @main struct Sample: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { _ in
          let _ = _noteStandIn("Sky")
          EmptyView()
        }
      }
    }
    """

  private static let script = """
    {"condition": "fixtures", "responses": [
      {"pattern": "api.example.com/after", "delay": 30, "body": "text"},
      {"pattern": "api.example.com/409", "status": 302, "headers": ["Location: /there"]},
      {"pattern": "api.example.com/4cache", "times": 1, "body": "text",
       "headers": ["Cache-Control: max-age=60"]},
      {"pattern": "api.example.com/4cache"},
      {"pattern": "api.example.com/401/used", "times": 1, "status": 401, "body": "text",
       "headers": ["WWW-Authenticate: Basic realm=\\"x\\""]},
      {"pattern": "api.example.com/401/used", "body": "text"},
      {"pattern": "api.example.com/4*", "status": 401, "body": "text",
       "headers": ["WWW-Authenticate: Basic realm=\\"x\\""]},
      {"pattern": "api.example.com/lost", "failure": -1005},
      {"pattern": "api.example.com/told", "failure": -1005},
      {"pattern": "api.example.com/collected", "delay": 2, "body": "text"},
      {"pattern": "api.example.com/collected/lost", "failure": -1005},
      {"pattern": "api.example.com/collected/cancel", "delay": 30},
      {"pattern": "api.example.com/late", "delay": 5},
      {"pattern": "api.example.com/waits", "failure": -1009},
      {"pattern": "api.example.com/moved", "status": 307, "headers": ["Location: /there"]},
      {"recorded": "https://api.example.com/known", "requestBody": "{}", "body": "text"},
      {"pattern": "api.example.com/gz", "body": "gz", "headers": ["Content-Encoding: gzip"]},
      {"pattern": "api.example.com/*", "method": "POST", "contains": "AAAA", "body": "text",
       "delay": 5},
      {"pattern": "api.example.com/*", "body": "text"}
    ]}
    """

  private static let start: SimulatedInstant = 1_772_460_000

  private static let built = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetkit-network-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in [
      ("script.json", Data(script.utf8)), ("text", Data("text".utf8)),
      ("gz", try #require(Data(base64Encoded: "H4sIAAAAAAACA6vKLChITQEAV2jC4gYAAAA="))),
    ] {
      try bytes.write(to: folder.appendingPathComponent(name))
    }
    return try ClientCompiler.build(source, in: folder)
  }

  private func connect(_ path: String) throws -> ExtensionConnection {
    let executable = try Self.built.get()
    let folder = executable.deletingLastPathComponent().path
    var setup = ExtensionSetup(
      system: PlatformVersion(.iOS, SystemVersion(17)), locale: "en_US", timeZone: "UTC",
      start: Self.start, containers: folder)
    setup.networkScript = folder
    setup.userDefaults = ["standard": .object(["path": .string(path)])]
    return try ExtensionConnection(executable, setup)
  }

  private func answer(
    _ path: String, limit: Double = 3600
  ) throws -> (ExtensionAnswer?, printed: String) {
    let connection = try connect(path)
    let answer = try connection.call(.timeline, at: Self.start, limit: limit)
    defer { _ = connection.hangUp() }
    return (answer, connection.printed)
  }

  @Test(arguments: ["body", "stream", "file", "data"])
  func `a body of any size and kind arrives, and its answer takes simulated time`(
    path: String
  ) throws {
    let began = ContinuousClock.now
    let (answer, printed) = try answer(path)
    #expect(printed == "200 text 0\n")
    #expect(abs((answer?.waited ?? 0) - 5) < 0.5)
    // A thread that never rests would let the request's time limit pass in real time.
    #expect(ContinuousClock.now - began < .seconds(50))
  }

  @Test func `a redirected request keeps its body`() throws {
    let (answer, printed) = try answer("moved")
    #expect(printed == "200 text 0\n")
    #expect(abs((answer?.waited ?? 0) - 5) < 0.5)
  }

  @Test func `the answer to another body is noted`() throws {
    let (answer, printed) = try answer("known")
    #expect(printed == "200 text 0\n")
    guard case .call(_, let answer)? = answer?.payload else {
      Issue.record("no call was answered")
      return
    }
    let noted = answer.accesses.filter { $0.kind == .otherBody }
    #expect(noted.map(\.key) == ["POST https://api.example.com/known"])
    #expect(
      answer.accesses.filter { $0.kind == .resource }.map(\.name) == ["tides.db", "tides.json"])
    #expect(
      answer.accesses.filter { $0.kind == .standIn } == [
        RecordedAccess(.standIn, of: "Sea"), RecordedAccess(.standIn, of: "Sky", key: "view"),
      ])
  }

  @Test func `a session keeps answers, and gives them as the request's policy says`() throws {
    let (answer, printed) = try answer("4cache")
    #expect(printed == "-1008.text.text...")
    // What a cache gives is asked of no server.
    let exchanges = answer?.events.filter { if case .network = $0 { true } else { false } }
    #expect(exchanges?.count == 2)
  }

  @Test func `a call that waits for an answer beyond its limit says for whose`() throws {
    guard case .stalled(let measures)? = try answer("body", limit: 2).0?.payload else {
      Issue.record("the call was answered")
      return
    }
    #expect(measures?.awaitedHosts == ["api.example.com"])
  }

  @Test func `a challenge that no code answers is an answer`() throws {
    #expect(try answer("401").printed == "401 text 0\n")
  }

  @Test func `a challenge that a delegate leaves to the session is an answer`() throws {
    #expect(
      try answer("401/left").printed
        == "challenge 0 true\nmetrics 0.0 0\n401 text 0\n")
  }

  @Test func `a challenge that a delegate answers is sent again with the credential`() throws {
    #expect(
      try answer("401/used").printed
        == "challenge 0 true\nmetrics 0.0 0\n200 text 0\n")
  }

  @Test func `a task's own delegate is asked about a redirection`() throws {
    #expect(try answer("409").printed == "to /there\nmetrics 0.0 0\n302  0\n")
  }

  @Test(arguments: [
    ("collected", "data 4 metrics 2.0 complete 0\n"),
    ("collected/lost", "metrics 0.0 complete -1005\n"),
    ("collected/cancel", "metrics 0.0 complete -999\n"),
  ])
  func `a delegate is told what was measured, and then that the task is complete`(
    path: String, expected: String
  ) throws {
    #expect(try answer(path).printed == expected)
  }

  @Test func `an answer that comes later than a session waits is an error`() throws {
    let (answer, printed) = try answer("late")
    // The limit of the whole time leaves that between bytes as it was.
    #expect(printed == "60.0\n0 - -1001\n")
    #expect(answer.map { $0.waited < 4 } == true)
  }

  @Test func `a session that waits for connectivity waits while its task may take`() throws {
    let (answer, printed) = try answer("waits")
    #expect(printed == "true false\n0 - -1001\n")
    #expect(abs((answer?.waited ?? 0) - 30) < 0.5)
    guard case .stalled? = try self.answer("waits", limit: 5).0?.payload else {
      Issue.record("the call was answered")
      return
    }
  }

  @Test func `an answer that no call waits for comes before the next call`() throws {
    let connection = try connect("after")
    _ = try connection.call(.timeline, at: Self.start, limit: 30)
    _ = try connection.call(.timeline, at: Self.start + 3600, limit: 30)
    let printed = connection.printed
    _ = connection.hangUp()
    #expect(printed == "text\n")
  }

  @Test func `an error's details are in the same order in every run`() throws {
    #expect(
      NSError(domain: "a", code: 1, userInfo: ["c": 2, "b": 1, "d": 0]).sortedDescription()
        == "Error Domain=a Code=1 \"(null)\" UserInfo={b=1, c=2, d=0}")
    let printed = try answer("told").printed
    #expect(
      printed.contains(
        """
        Error Domain=NSURLErrorDomain Code=-1005 "The network connection was lost." \
        UserInfo={NSLocalizedDescription=The network connection was lost.}
        """), "\(printed)")
  }

  @Test func `an answer suggests the name of its address`() throws {
    #expect(try answer("file.txt").printed == "200 text 0\nfile.txt\n")
  }

  @Test func `an error has Apple's words`() throws {
    #expect(try answer("lost").printed == "0 - -1005\nThe network connection was lost.\n")
  }

  @Test func `a compressed file is given as it was before`() throws {
    #expect(try answer("gz").printed == "200 zipped 0\n")
  }
}
