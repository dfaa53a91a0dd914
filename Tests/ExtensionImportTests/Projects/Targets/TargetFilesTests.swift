import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct TargetFilesTests {
  private func files(
    _ text: ProjectText, in folder: ScratchFolder, on platform: Platform = .iOS
  ) throws -> TargetFiles {
    let project = try text.project(in: folder)
    let target = try #require(project.targets.first)
    return target.files(on: platform, settings: target.settings)
  }

  private func paths(_ files: Set<AbsolutePath>, _ folder: ScratchFolder) -> [String] {
    files.sorted().map { $0.relative(to: AbsolutePath(folder.url.path)) }
  }

  @Test func `files belong to a target through its build phases alone`() throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "B.swift", "C.m", "Media.xcassets/x.json", "W.intentdefinition"] {
      try folder.write(name, "")
    }
    var text = ProjectText()
    text.addFile("A", "A.swift")
    text.addFile("B", "B.swift")
    text.addFile("C", "C.m")
    text.addFile("G", "Gone.swift")
    text.addFile("M", "Media.xcassets")
    text.addFile("I", "W.intentdefinition")
    text.addTarget("T", "Widget", sources: ["A", "C", "G", "I"], resources: ["M"])
    let files = try files(text, in: folder)
    #expect(paths(files.sources, folder) == ["A.swift"])
    #expect(paths(files.foreign, folder) == ["C.m"])
    #expect(paths(files.absent, folder) == ["Gone.swift"])
    #expect(paths(files.resources, folder) == ["Media.xcassets"])
    #expect(paths(files.intentDefinitions, folder) == ["W.intentdefinition"])
  }

  @Test func `a path starts from the group around it, the project or the root`() throws {
    let folder = try ScratchFolder()
    for name in ["Shared/🪧 Views/A.swift", "Shared/B.swift", "Other/C.swift"] {
      try folder.write(name, "")
    }
    var text = ProjectText()
    text.add("A", "PBXFileReference", #"path = A.swift; sourceTree = "<group>";"#)
    text.add("B", "PBXFileReference", #"path = ../B.swift; sourceTree = "<group>";"#)
    text.add("C", "PBXFileReference", "path = Other/C.swift; sourceTree = SOURCE_ROOT;")
    text.add(
      "D", "PBXFileReference",
      #"path = "\#(folder.url.path)/Other/C.swift"; sourceTree = "<absolute>";"#)
    text.add("P", "PBXFileReference", "path = P.swift; sourceTree = BUILT_PRODUCTS_DIR;")
    for id in ["A", "B", "C", "D", "P"] { text.add("\(id)B", "PBXBuildFile", "fileRef = \(id);") }
    text.add(
      "V", "PBXGroup", #"path = "🪧 Views"; sourceTree = "<group>"; children = (A, B, C, P, S);"#)
    text.add("N", "PBXGroup", #"name = Named; sourceTree = "<group>"; children = (V, D);"#)
    text.add("S", "PBXGroup", #"path = Shared; sourceTree = SOURCE_ROOT; children = (N);"#)
    text.addTop("S")
    text.addTarget("T", "Widget", sources: ["A", "B", "C", "D", "P"])
    let files = try files(text, in: folder)
    #expect(
      paths(files.sources, folder) == ["Other/C.swift", "Shared/B.swift", "Shared/🪧 Views/A.swift"])
  }

  @Test func `a file that its author's machine had elsewhere is looked for in the project`() throws
  {
    let folder = try ScratchFolder()
    for name in ["Widgets/Bundle.swift", "Alone.swift"] { try folder.write(name, "") }
    var text = ProjectText()
    let paths = [
      "A": "/Users/someone/App/Widgets/Bundle.swift", "B": "../../Desktop/Alone.swift",
      "C": "/Users/someone/App/Widgets/Gone.swift",
    ]
    for (id, path) in paths {
      let tree = path.hasPrefix("/") ? "<absolute>" : "<group>"
      text.add(id, "PBXFileReference", #"path = "\#(path)"; sourceTree = "\#(tree)";"#)
      text.add("\(id)B", "PBXBuildFile", "fileRef = \(id);")
      text.addTop(id)
    }
    text.addTarget("T", "Widget", sources: paths.keys.sorted())
    let files = try files(text, in: folder)
    #expect(self.paths(files.sources, folder) == ["Widgets/Bundle.swift"])
    #expect(files.absent.count == 2)
  }

  @Test func `a filter leaves a file to its platforms`() throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "B.swift", "C.swift"] { try folder.write(name, "") }
    var text = ProjectText()
    text.addFile("A", "A.swift")
    text.addFile("B", "B.swift", filter: "platformFilter = ios;")
    text.addFile("C", "C.swift", filter: "platformFilters = (xros, macos, );")
    text.addTarget("T", "Widget", sources: ["A", "B", "C"])
    let names = { (platform: Platform) in
      paths(try files(text, in: folder, on: platform).sources, folder)
    }
    #expect(try names(.iOS) == ["A.swift", "B.swift"])
    #expect(try names(.macOS) == ["A.swift", "C.swift"])
    #expect(try names(.watchOS) == ["A.swift"])
  }

  @Test func `a file in several languages is all of its versions`() throws {
    let folder = try ScratchFolder()
    for name in ["Base.lproj/W.intentdefinition", "de.lproj/W.strings"] {
      try folder.write(name, "")
    }
    var text = ProjectText()
    text.add(
      "X", "PBXFileReference", #"path = Base.lproj/W.intentdefinition; sourceTree = "<group>";"#)
    text.add("Y", "PBXFileReference", #"path = de.lproj/W.strings; sourceTree = "<group>";"#)
    text.add(
      "V", "PBXVariantGroup",
      #"name = W.intentdefinition; children = (X, Y); sourceTree = "<group>";"#)
    text.add("VB", "PBXBuildFile", "fileRef = V;")
    text.addTop("V")
    text.addTarget("T", "Widget", sources: ["V"])
    let files = try files(text, in: folder)
    #expect(paths(files.intentDefinitions, folder) == ["Base.lproj/W.intentdefinition"])
    #expect(paths(files.resources, folder) == ["de.lproj/W.strings"])
  }

  @Test func `settings leave files out by name and take some in again`() throws {
    let folder = try ScratchFolder()
    for name in ["Mock/A.swift", "Mock/B.swift", "C.swift"] { try folder.write(name, "") }
    var text = ProjectText()
    text.addFile("A", "Mock/A.swift")
    text.addFile("B", "Mock/B.swift")
    text.addFile("C", "C.swift")
    text.addTarget(
      "T", "Widget", sources: ["A", "B", "C"],
      settings: #"EXCLUDED_SOURCE_FILE_NAMES = "Mock/*"; INCLUDED_SOURCE_FILE_NAMES = (B.*);"#)
    let files = try files(text, in: folder)
    #expect(paths(files.sources, folder) == ["C.swift", "Mock/B.swift"])
  }

  @Test(arguments: [
    ("A.swift", FileKind.source), ("W.intentdefinition", .intentDefinition), ("A.mm", .foreign),
    ("Model.xcdatamodeld", .resource), ("A.h", .neither), ("Widget.entitlements", .neither),
    ("widgetcheck.json", .neither), ("cards.json", .resource), ("A.SWIFT", .source),
    ("Localizable.xcstrings", .resource), ("README", .resource),
  ])
  func `a name tells what a file is to a build`(_ name: String, _ kind: FileKind) {
    #expect(FileKind(AbsolutePath("/x/\(name)")) == kind)
  }

  @Test(arguments: [
    ("A.swift", "/x/A.swift", true), ("*.swift", "/x/A.swift", true),
    ("?.swift", "/x/AB.swift", false),
    ("*/Mock/*", "/x/Mock/A.swift", true), ("Mock/*.swift", "/x/Mock/A.swift", true),
    ("Mock/*.swift", "/x/MyMock/A.swift", false), ("*A*B*", "/x/xAyBz", true), ("", "/x/A", false),
  ])
  func `a pattern is compared with the name, or with the path where it has a slash`(
    _ pattern: String, _ path: String, _ matches: Bool
  ) {
    #expect(FileNamePattern(pattern).matches(AbsolutePath(path)) == matches)
  }
}

@Suite struct SynchronizedFolderTests {
  private let folder: ScratchFolder
  private let names = [
    "Widget/A.swift", "Widget/Info.plist", "Widget/Deep/B.swift", "Widget/Deep/C.swift",
    "Widget/Media.xcassets/Contents.json", "Widget/en.lproj/Localizable.strings",
    "Widget/de.lproj/Localizable.strings", "Widget/Notes.h", "App/Shared.swift", "App/App.swift",
    "App/Models/M.swift", "Widget/WidgetStandIns/Absent.swift", "Widget/widgetcheck-Info.plist",
  ]

  init() throws {
    folder = try ScratchFolder()
    for name in names { try folder.write(name, "") }
  }

  private func files(_ exceptions: String, more: String = "", target: String = "T") throws
    -> TargetFiles
  {
    var text = ProjectText()
    text.add(
      "W", "PBXFileSystemSynchronizedRootGroup",
      #"path = Widget; sourceTree = "<group>"; exceptions = (E, F); \#(more)"#)
    text.add(
      "P", "PBXFileSystemSynchronizedRootGroup",
      #"path = App; sourceTree = "<group>"; exceptions = (G);"#)
    text.add(
      "E", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = T; membershipExceptions = (Info.plist, \(exceptions)); "
        + "platformFiltersByRelativePath = {Deep/C.swift = (macos, ); };")
    text.add(
      "F", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = U; membershipExceptions = (Deep/B.swift, );")
    text.add(
      "G", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = T; membershipExceptions = (Shared.swift, Models, );")
    text.addTop("W")
    text.addTop("P")
    text.addTarget("T", "Widget", fields: "fileSystemSynchronizedGroups = (W, );")
    text.addTarget("U", "App", type: "application", fields: "fileSystemSynchronizedGroups = (P);")
    let project = try text.project(in: folder)
    let found = try #require(project.targets.first { $0.object.id == target })
    return found.files(on: .iOS, settings: found.settings)
  }

  private func paths(_ files: Set<AbsolutePath>) -> [String] {
    files.sorted().map { $0.relative(to: AbsolutePath(folder.url.path)) }
  }

  @Test func `a folder's files are the target's, but for exceptions, and others' by exception`()
    throws
  {
    let files = try files("")
    #expect(
      paths(files.sources)
        == ["App/Models/M.swift", "App/Shared.swift", "Widget/A.swift", "Widget/Deep/B.swift"])
    #expect(
      paths(files.resources) == [
        "Widget/Media.xcassets", "Widget/de.lproj/Localizable.strings",
        "Widget/en.lproj/Localizable.strings",
      ])
  }

  @Test func `an exception of a target that has not the folder takes a file in`() throws {
    let files = try files("", target: "U")
    #expect(
      paths(files.sources) == [
        "App/App.swift", "App/Models/M.swift", "App/Shared.swift", "Widget/Deep/B.swift",
      ])
  }

  @Test func `an exception may be a folder, or a file in all languages`() throws {
    let files = try files(#"Deep, "/Localized: Localizable.strings", "#)
    #expect(
      paths(files.sources) == ["App/Models/M.swift", "App/Shared.swift", "Widget/A.swift"])
    #expect(paths(files.resources) == ["Widget/Media.xcassets"])
  }

  @Test func `a folder that goes into the bundle as one is taken whole`() throws {
    let files = try files("", more: "explicitFolders = (Deep, );")
    #expect(paths(files.sources).contains("Widget/Deep/B.swift") == false)
    #expect(paths(files.resources).contains("Widget/Deep"))
  }
}
