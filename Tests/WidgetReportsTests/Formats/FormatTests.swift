import Foundation
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

@Suite struct FormatTests {
  /// A file with all its bytes.
  private struct WrittenFile: Equatable {
    let path: String
    let data: Data
  }

  private func bytes(_ format: ReportFormat, _ results: RunResults) -> [WrittenFile] {
    format.files(for: results).map { WrittenFile(path: $0.path, data: $0.data) }
  }

  @Test(arguments: ReportFormat.allCases)
  func `writing twice gives the same bytes`(format: ReportFormat) {
    #expect(bytes(format, CardsDay.results) == bytes(format, CardsDay.results))
  }

  @Test(arguments: ReportFormat.allCases)
  func `results in another order give the same report`(format: ReportFormat) {
    var shuffled = CardsDay.results
    shuffled.bundles.reverse()
    for index in shuffled.bundles.indices {
      shuffled.bundles[index].results.reverse()
      shuffled.bundles[index].tracks.reverse()
      shuffled.bundles[index].descriptors.reverse()
      for stack in shuffled.bundles[index].simulation.indices {
        shuffled.bundles[index].simulation[stack].modes.reverse()
      }
    }
    #expect(bytes(format, shuffled) == bytes(format, CardsDay.results))
  }

  @Test(arguments: ReportFormat.allCases)
  func `the main file comes first and ends its last line`(format: ReportFormat) throws {
    let file = try #require(bytes(format, CardsDay.results).first)
    #expect(file.path == format.fileName)
    #expect(file.data.last == UInt8(ascii: "\n"))
    #expect(!file.data.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(!file.data.contains(UInt8(ascii: "\r")))
  }

  @Test(arguments: ReportFormat.allCases)
  func `no report names a folder, a host or the day it is written`(format: ReportFormat) {
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    let recorded = ["2026", "1970"]
    for file in bytes(format, CardsDay.results) where !file.path.hasPrefix("assets/") {
      let text = String(decoding: file.data, as: UTF8.self)
      for folder in ["/home/", "/root", "/tmp", "/Users/", "file:"] {
        #expect(!text.contains(folder))
      }
      #expect(!text.contains(ProcessInfo.processInfo.hostName) || text.contains("localhost"))
      #expect(recorded.contains(String(year)) || !text.contains("\(year)-"))
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func `seconds that a machine took change only the formats that demand them`(
    format: ReportFormat
  ) {
    var slow = CardsDay.results
    for index in slow.bundles[0].recording.events.indices {
      if case .call(var call) = slow.bundles[0].recording.events[index] {
        call.duration = .seconds(9)
        call.updateAnswer { $0.peakMemory = 12_345_678 }
        slow.bundles[0].recording.events[index] = .call(call)
      }
    }
    let isSame = bytes(format, slow) == bytes(format, CardsDay.results)
    #expect(isSame == ![.json, .junit].contains(format))
  }

  @Test(arguments: ReportFormat.allCases)
  func `a run without bundles is a report`(format: ReportFormat) {
    let files = bytes(format, RunResults(toolVersion: "1", bundles: []))
    #expect(files.allSatisfy { !$0.data.isEmpty })
  }

  @Test(arguments: ReportFormat.allCases)
  func `a bundle that does not build is a report that says so`(format: ReportFormat) throws {
    let file = try #require(bytes(format, Self.buildFailure).first)
    let text = String(decoding: file.data, as: UTF8.self)
    #expect(text.contains("bundle-does-not-build"))
    #expect(text.contains("cannot find"))
  }

  @Test func `an extension that ends before it names a widget is the bundle's`() throws {
    let results = Self.endAtStart
    let document = ResultsDocument(results)
    #expect(document.bundles[0].calls.map(\.id.rawValue) == ["Cards/-/-/-/placeholder"])
    let junit = String(decoding: try #require(bytes(.junit, results).first).data, as: UTF8.self)
    #expect(junit.contains("no store\n") && !junit.contains("name=\"Cards/-"))
    let site = try ReportSite(results)
    #expect(site.pages.keys.filter { $0.hasPrefix("widgets/") }.isEmpty)
    let tiles = try site.index.elements(ofClass: "bundle-tiles")
    #expect(tiles[0].text.contains("Ended before it had named a widget"))
    #expect(try site.index.text.contains("no store"))
  }

  /// The call that stands for an extension that wrote a line and crashed.
  static var failedDescription: RecordedCall {
    var call = RecordedCall(
      failedDescriptionOf: "Cards", at: CardsDay.header.span.start,
      outcome: .crashed(signal: 4, RecordedFailure(message: "Fatal error: no store")))
    call.standardError = "no store\n"
    return call
  }

  private static var endAtStart: RunResults {
    var finding = CardsDay.finding(.error, "the extension ended: no store")
    finding.call = failedDescription.id
    let recording = Recording(header: CardsDay.header, events: [.call(failedDescription)])
    let result = CheckResult(
      check: "provider-crashed", subject: "Cards", outcome: .fail([finding]))
    return RunResults(
      toolVersion: "1", bundles: [BundleResults(recording: recording, results: [result])])
  }

  static var buildFailure: RunResults {
    let diagnostic = RecordedDiagnostic(
      file: "Widgets/A.swift", line: 3, column: 7, message: "cannot find 'x' in scope"
    )
    let recording = Recording(
      header: CardsDay.header,
      events: [.build(.failed([diagnostic]))]
    )
    let finding = CardsDay.finding(
      .error, "cannot find 'x' in scope", file: "Widgets/A.swift", line: 3
    )
    return RunResults(
      toolVersion: "1",
      bundles: [
        BundleResults(
          recording: recording,
          results: [
            CheckResult(check: "bundle-does-not-build", subject: "Cards", outcome: .fail([finding]))
          ]
        )
      ]
    )
  }
}
