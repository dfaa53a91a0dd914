import ExtensionImport
import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetPlatforms

@Suite struct SampleTests {
  private static let samples = ["Cards", "EmojiRangers", "Festival", "Stocks"]

  @Test(arguments: samples)
  func `what a sample's manifest declares is found in its sources`(
    _ name: String
  ) throws {
    let folder = Repository.file("Samples/\(name)")
    let declared = try Manifest(
      contentsOf: folder.appending(path: "widgetcheck.json"), knownChecks: [])
    let proposals = try ImportProposal.all(for: folder)
    #expect(proposals.map(\.targetName) == [name])
    let proposed = try Manifest(
      Data(proposals[0].text.utf8), format: .json, file: "proposed.json", folder: folder,
      knownChecks: [])
    for claim in declared.widgets {
      let found = try #require(proposed.widgets.first { $0.kind == claim.kind })
      if let families = claim.families { #expect(found.families == families) }
    }
    #expect(proposed.system.platform == declared.system.platform)
    guard case .sources(let found) = proposed.source, case .sources(let own) = declared.source
    else {
      Issue.record("a sample is made of sources")
      return
    }
    // The app's side lies beside the extension and is not found as a part of it.
    let appSources = Set((declared.app?.sources ?? []).map(\.path)).subtracting(
      own.sources.map(\.path))
    #expect(
      found.sources.map(\.path).filter { !appSources.contains($0) } == own.sources.map(\.path))
    #expect(proposals[0].missingModules.isEmpty)
  }
}
