import ExtensionImport
import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetPlatforms

@Suite struct ImportProposalTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Writes a project with an app and extensions for iPhone and Apple Watch that share a file.
  private func writeProject() throws {
    try folder.write("Phone/Phone.swift", SourceText.widget("Phone", kind: "phone"))
    try folder.write("Phone/Info.plist", ProjectText.widgetList)
    try folder.write("Phone/Phone.entitlements", ProjectText.noEntitlements)
    try folder.write("Watch/Watch.swift", SourceText.widget("Watch", kind: "watch"))
    try folder.write("Watch/Info.plist", ProjectText.widgetList)
    try folder.write("Shared/Model.swift", "import Design\nstruct Model {}")
    try folder.write("Service/Service.swift", "import Intents")
    try folder.write("Service/Info.plist", ProjectText.propertyList("com.apple.intents-service"))
    try folder.write("App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    var text = ProjectText()
    text.addFile("P", "Phone/Phone.swift")
    text.addFile("W", "Watch/Watch.swift")
    text.addFile("M", "Shared/Model.swift")
    text.addFile("A", "App.swift")
    text.addFile("V", "Service/Service.swift")
    text.addTarget("TA", "App", sources: ["A", "M"], type: "application")
    text.addTarget(
      "TW", "Watch Widgets", sources: ["W", "M"],
      settings: "SDKROOT = watchos; INFOPLIST_FILE = Watch/Info.plist; SWIFT_VERSION = 6.0;")
    text.addTarget(
      "TP", "Phone Widgets", sources: ["P", "M"],
      settings: """
        INFOPLIST_FILE = "$(SRCROOT)/Phone/Info.plist";
        CODE_SIGN_ENTITLEMENTS = Phone/Phone.entitlements;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PHONE";
        """)
    text.addTarget(
      "TV", "Service", sources: ["V"], settings: "INFOPLIST_FILE = Service/Info.plist;")
    try text.write(folder)
  }

  private func manifest(_ proposal: ImportProposal, below path: String = "") throws -> Manifest {
    let top = path.isEmpty ? folder.url : folder.url.appending(path: path)
    let file = top.appending(path: proposal.manifestPath)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(proposal.text.utf8).write(to: file)
    return try Manifest(contentsOf: file, knownChecks: [])
  }

  private func sources(_ manifest: Manifest) -> [String] {
    guard case .sources(let sources) = manifest.source else { return [] }
    return sources.sources.map(\.path)
  }

  @Test func `each widget extension of a project gets a manifest that can be read`() throws {
    try writeProject()
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(
      proposals.map(\.manifestPath) == [
        "widgetcheck/Phone Widgets/widgetcheck.json", "widgetcheck/Watch Widgets/widgetcheck.json",
      ])
    let phone = try manifest(proposals[0])
    #expect(phone.name == "Phone Widgets")
    #expect(sources(phone) == ["Phone/Phone.swift", "Shared/Model.swift"])
    #expect(phone.infoPlist?.path == "Phone/Info.plist")
    #expect(phone.entitlements?.path == "Phone/Phone.entitlements")
    #expect(phone.widgets.map(\.kind) == ["phone"])
    let watch = try manifest(proposals[1])
    #expect(watch.system.platform == .watchOS)
    #expect(sources(watch) == ["Shared/Model.swift", "Watch/Watch.swift"])
  }

  @Test func `a project itself can be named`() throws {
    try writeProject()
    let bundle = folder.url.appending(path: "App.xcodeproj")
    #expect(try ImportProposal.all(for: bundle) == ImportProposal.all(for: folder.url))
  }

  @Test func `every decision is told with its reason`() throws {
    try writeProject()
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(
      proposals[0].decisions == [
        "Phone Widgets of App.xcodeproj is a widget extension: its property list names "
          + "com.apple.widgetkit-extension",
        "2 Swift files and 0 resources, as the project gives them to the target",
        "platform iOS: SDKROOT is iphoneos",
        "osVersion is left out, so 26.0 is simulated; the oldest that the target supports is 16.0",
        "settings of the configuration Release: #if is true for PHONE",
        "Swift 5 mode: SWIFT_VERSION is 5.0",
        "infoPlist: INFOPLIST_FILE is Phone/Info.plist",
        "entitlements: CODE_SIGN_ENTITLEMENTS is Phone/Phone.entitlements",
        "widgets, as the sources name them: phone (systemSmall, systemMedium)",
        "Design has no sources here; no name of it is seen in use; WidgetStandIns/Design.swift is the "
          + "skeleton of a stand-in: where its sources cannot be had, name it under extension.modules",
        "imported and not here: Design; give the sources, or a stand-in with what the extension "
          + "uses, under extension.modules",
      ])
    #expect(proposals[0].missingModules == ["Design"])
  }

  @Test func `a target's folder gets a manifest of its own, with files from around it`() throws {
    try writeProject()
    let watch = folder.url.appending(path: "Watch")
    let proposals = try ImportProposal.all(for: watch)
    #expect(proposals.map(\.manifestPath) == ["widgetcheck.json"])
    #expect(proposals.map(\.targetName) == ["Watch Widgets"])
    let manifest = try manifest(proposals[0], below: "Watch")
    #expect(sources(manifest) == ["Shared/Model.swift", "Watch/Watch.swift"])
    #expect(manifest.root.standardizedFileURL.path == folder.url.standardizedFileURL.path)
  }

  @Test func `a folder that targets share gets a manifest for each of them`() throws {
    try writeProject()
    let proposals = try ImportProposal.all(for: folder.url.appending(path: "Shared"))
    #expect(proposals.map(\.targetName) == ["Phone Widgets", "Watch Widgets"])
    #expect(proposals[1].manifestPath == "widgetcheck/Watch Widgets/widgetcheck.json")
  }

  @Test func `a version newer than the assumed one is written down`() throws {
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    var text = ProjectText()
    text.settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 26.10;"
    text.addFile("A", "A.swift")
    text.addTarget("T", "Widget", sources: ["A"])
    try text.write(folder)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(try manifest(proposal).system.version.text == "26.10")
  }

  @Test func `targets of one name get folders of their own`() throws {
    for name in ["One", "Two"] {
      try folder.write("\(name)/A.swift", SourceText.widget("A", kind: "a"))
      var text = ProjectText()
      text.addFile("A", "A.swift")
      text.addTarget("T", "Widget/s", sources: ["A"])
      try text.write(folder, "\(name)/App")
    }
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(
      proposals.map(\.manifestPath) == [
        "widgetcheck/Widget_s/widgetcheck.json", "widgetcheck/Widget_s 2/widgetcheck.json",
      ])
    let second = try manifest(proposals[1])
    #expect(second.name == "Widget_s 2")
    #expect(sources(second) == ["Two/A.swift"])
  }

  @Test func `a synchronized folder is warned of, since it takes in what is written there`() throws
  {
    try folder.write("Widget/A.swift", SourceText.widget("A", kind: "a"))
    var text = ProjectText()
    text.add(
      "W", "PBXFileSystemSynchronizedRootGroup", #"path = Widget; sourceTree = "<group>";"#)
    text.addTop("W")
    text.addTarget("T", "Widget", fields: "fileSystemSynchronizedGroups = (W);")
    try text.write(folder)
    let inside = try ImportProposal.all(for: folder.url.appending(path: "Widget"))
    #expect(inside[0].decisions.contains { $0.hasPrefix("Xcode gives every file in Widget") })
    #expect(inside[0].decisions.contains { $0.contains("take widgetcheck.json out of it") })
    let outside = try ImportProposal.all(for: folder.url)
    #expect(!outside[0].decisions.contains { $0.hasPrefix("Xcode gives every file") })
  }

  @Test func `one damaged project does not hide the others`() throws {
    try writeProject()
    try folder.write("Old/Old.xcodeproj/project.pbxproj", "{")
    #expect(try ImportProposal.all(for: folder.url).count == 2)
    let old = folder.url.appending(path: "Old/Old.xcodeproj")
    let problem = PropertyListProblem(line: 1, column: 2, reason: .unfinished(.dictionary))
    #expect(
      throws: ImportError(file: "Old.xcodeproj/project.pbxproj", problem: .malformed(problem))
    ) { try ImportProposal.all(for: old) }
  }

  @Test func `a damaged project above is told where the sources suffice, and else an error`() throws
  {
    try folder.write("Old.xcodeproj/project.pbxproj", "{")
    try folder.write("Widget/A.swift", SourceText.widget("A", kind: "a"))
    try folder.write("Other/B.swift", "")
    let proposal = try #require(
      try ImportProposal.all(for: folder.url.appending(path: "Widget")).first)
    let last = try #require(proposal.decisions.last)
    #expect(last.hasPrefix("not asked: ../Old.xcodeproj/project.pbxproj:1:2: error: "))
    let problem = PropertyListProblem(line: 1, column: 2, reason: .unfinished(.dictionary))
    #expect(
      throws: ImportError(file: "../Old.xcodeproj/project.pbxproj", problem: .malformed(problem))
    ) { try ImportProposal.all(for: folder.url.appending(path: "Other")) }
  }

  @Test func `nothing is written and the same folder gives the same proposals`() throws {
    try writeProject()
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    let first = try ImportProposal.all(for: folder.url)
    #expect(try ImportProposal.all(for: folder.url) == first)
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    #expect(before == after)
  }

  @Test func `a folder without an extension, and no folder, are told in one line`() throws {
    try folder.write("App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    let path = folder.url.relativePath
    #expect(throws: ImportError(file: path, problem: .noWidgetExtension)) {
      try ImportProposal.all(for: folder.url)
    }
    let absent = folder.url.appending(path: "absent")
    #expect(throws: ImportError(file: absent.relativePath, problem: .notFolder)) {
      try ImportProposal.all(for: absent)
    }
    for problem: ImportError.Problem in [.notFolder, .unreadable, .noProject, .noWidgetExtension] {
      let line = ImportError(file: "x", problem: problem).description
      #expect(line.hasPrefix("x: error: "))
      #expect(!line.contains("\n"))
    }
  }
}
