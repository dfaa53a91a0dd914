import Foundation
import TestSupport
import Testing

/// A run records drawings, compares with them, says in words what differs, and accepts it.
@Suite struct SnapshotTests {
  private func run(_ folder: ScratchFolder, _ words: String...) throws -> Program.Outcome {
    try Program.run(
      ["run", "--sandbox", "off", "--only", "snapshot-differs"] + words, in: folder.url)
  }

  @Test func `a drawing that changed is told in words until it is accepted`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(", \"snapshots\": \"Snapshots\""),
      "Clock.swift": SmallExtension.source(),
    ])
    #expect(try run(folder, "--verify-snapshots").status == 65)
    #expect(try run(folder, "--record-snapshots").status == 0)
    let list = try String(
      contentsOf: folder.url.appending(path: "Snapshots/snapshots.json"), encoding: .utf8)
    #expect(list.contains("Clock/systemSmall/-/timeline-03-02-06-00-light.svg"))
    let drawing = folder.url.appending(
      path: "Snapshots/Clock/systemSmall/-/timeline-03-02-06-00-dark.svg")
    #expect(FileManager.default.fileExists(atPath: drawing.path))
    #expect(try run(folder).status == 0)
    let changed = SmallExtension.source().replacing(
      "Text(entry.date, style: .time)", with: "Text(entry.date, style: .time).bold()")
    try folder.write(changed, to: "Clock.swift")
    let outcome = try run(folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("font '17 400' is now '17 600'"))
    #expect(try run(folder, "--record-snapshots").status == 0)
    #expect(try run(folder).status == 0)
  }

  @Test func `a control that looks otherwise is told on the control`() throws {
    func source(_ symbol: String) -> String {
      """
      import AppIntents
      import SwiftUI
      import WidgetKit

      @main struct Lamp: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "Lamp") {
            ControlWidgetButton(action: Switch()) { Label("\(symbol)", systemImage: "lightbulb") }
          }
        }
      }

      struct Switch: AppIntent {
        static let title: LocalizedStringResource = "Switch"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(", \"snapshots\": \"Snapshots\""),
      "Lamp.swift": source("Lamp"),
    ])
    #expect(try run(folder, "--record-snapshots").status == 0)
    let list = try String(
      contentsOf: folder.url.appending(path: "Snapshots/snapshots.json"), encoding: .utf8)
    #expect(list.contains("Lamp/control/1-dark-medium-control.svg"))
    #expect(try run(folder).status == 0)
    try folder.write(source("Light"), to: "Lamp.swift")
    let outcome = try run(folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Lamp/control/1-dark-medium-control.svg"), "\(outcome.output)")
  }

  @Test func `files that were changed, and snapshots that nothing draws, are told`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(", \"snapshots\": \"Snapshots\""),
      "Clock.swift": SmallExtension.source(),
    ])
    #expect(try run(folder, "--record-snapshots").status == 0)
    let place = "Snapshots/Clock/systemSmall/-/"
    let light = folder.url.appending(path: place + "timeline-03-02-06-00-light.svg")
    let text = try String(contentsOf: light, encoding: .utf8)
    try folder.write(
      text.replacing("\n", with: "\r\n"), to: place + "timeline-03-02-06-00-light.svg")
    #expect(try run(folder).output.contains("other line ends than were recorded"))
    try folder.write(text, to: place + "timeline-03-02-06-00-light.svg")
    try folder.write(text, to: place + "extra.svg")
    #expect(try run(folder).output.contains("no run has recorded it"))
    try FileManager.default.removeItem(at: folder.url.appending(path: place + "extra.svg"))
    // Another kind leaves the old one's drawings behind.
    try folder.write(
      SmallExtension.source().replacing("kind: \"Clock\"", with: "kind: \"Watch\""),
      to: "Clock.swift")
    let outcome = try run(folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("no widget, family or configuration of the run"))
    #expect(outcome.output.contains("there is no snapshot of this drawing"))
    #expect(outcome.output.contains(" other drawing"))
  }

  @Test func `a folder without its list, and a run without drawings, compare nothing`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(", \"snapshots\": \"Snapshots\""),
      "Clock.swift": SmallExtension.source(),
    ])
    #expect(try run(folder, "--record-snapshots").status == 0)
    let undrawn = try run(folder, "--verify-snapshots", "--draw", "none")
    #expect(undrawn.status == 65)
    #expect(undrawn.errors.contains("nothing was drawn that could be compared"))
    #expect(try run(folder, "--draw", "none").status == 0)
    #expect(try run(folder, "--record-snapshots", "--draw", "none").status == 65)
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Snapshots/snapshots.json"))
    let outcome = try run(folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("there are no snapshots"))
  }

  @Test func `an extension that does not build is told, whatever is looked for`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(),
      "Clock.swift": SmallExtension.source("let number: Int = \"one\""),
    ])
    let outcome = try run(folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the extension does not build, so that nothing was looked for"))
  }

  @Test func `without a folder in the manifest there is nothing to verify`() throws {
    let outcome = try run(try SmallExtension.folder(), "--verify-snapshots")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("names no folder of snapshots"))
  }
}
