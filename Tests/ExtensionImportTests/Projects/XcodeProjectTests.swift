import Foundation
import TestSupport
import Testing
import WidgetManifest

@testable import ExtensionImport

@Suite struct XcodeProjectTests {
  private func error(_ text: String) throws -> ImportError? {
    let folder = try ScratchFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text)
    let top = AbsolutePath(folder.url.path)
    do throws(ImportError) {
      _ = try XcodeProject(top.appending("App.xcodeproj"), namedFrom: top)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a damaged project is told with line and column`() throws {
    let problem = PropertyListProblem(line: 2, column: 8, reason: .missing(";"))
    let file = "App.xcodeproj/project.pbxproj"
    let error = try #require(try error("{\n a = b }"))
    #expect(error == ImportError(file: file, problem: .malformed(problem)))
    #expect(error.description.hasPrefix("\(file):2:8: error: ';' is missing; "))
  }

  @Test(arguments: [
    "{}", "( a )", "{ rootObject = A; objects = {}; }",
    "{ rootObject = A; objects = { A = { isa = PBXGroup; }; }; }",
  ])
  func `a property list without a project is told as such`(_ text: String) throws {
    #expect(try error(text)?.problem == .noProject)
  }

  @Test func `a project without its file is unreadable`() throws {
    let folder = try ScratchFolder()
    let top = AbsolutePath(folder.url.path)
    #expect(throws: ImportError(file: "A.xcodeproj/project.pbxproj", problem: .unreadable)) {
      try XcodeProject(top.appending("A.xcodeproj"), namedFrom: top)
    }
  }

  @Test func `groups that contain each other do not hold anything up`() throws {
    let folder = try ScratchFolder()
    var text = ProjectText()
    text.add("G", "PBXGroup", #"path = G; sourceTree = "<group>"; children = (H);"#)
    text.add("H", "PBXGroup", #"path = H; sourceTree = "<group>"; children = (G, TOP);"#)
    text.addTop("G")
    let project = try text.project(in: folder)
    #expect(project.places["H"] == AbsolutePath(folder.url.path).appending("G/H"))
  }

  @Test func `the settings are those that people get, over files of settings`() throws {
    let folder = try ScratchFolder()
    try folder.write("Base.xcconfig", "A = file\nB = file\nC = $(inherited) file\n")
    var text = ProjectText()
    text.settings = "C = project; X = project; TEAM = \"$(PROJECT_NAME)\";"
    text.add("F", "PBXFileReference", #"path = Base.xcconfig; sourceTree = "<group>";"#)
    text.addTop("F")
    text.addTarget("T", "My Widget", settings: "A = target; M = \"$(PRODUCT_MODULE_NAME)\";")
    let settings = try #require(try text.project(in: folder).targets.first).settings
    #expect(settings.text("A") == "target")
    #expect(settings.text("X") == "project")
    #expect(settings.text("TEAM") == "App")
    #expect(settings.text("M") == "My_Widget")
    let based = text.text.replacing(
      "name = Release; buildSettings = {A",
      with: "name = Release; baseConfigurationReference = F; buildSettings = {A")
    try folder.write("App.xcodeproj/project.pbxproj", based)
    let top = AbsolutePath(folder.url.path)
    let project = try XcodeProject(top.appending("App.xcodeproj"), namedFrom: top)
    let layered = try #require(project.targets.first).settings
    #expect(layered.text("A") == "target")
    #expect(layered.text("B") == "file")
    #expect(layered.text("C") == "project file")
  }

  @Test func `projects are found below a folder, but not in what others wrote`() throws {
    let folder = try ScratchFolder()
    for path in ["a/B.xcodeproj", "A.xcodeproj", "Pods/P.xcodeproj", "__MACOSX/M.xcodeproj"] {
      try folder.write("\(path)/project.pbxproj", "")
    }
    let top = AbsolutePath(folder.url.path)
    let found = ProjectSearch.below(top).map { $0.relative(to: top) }
    #expect(found == ["A.xcodeproj", "a/B.xcodeproj"])
  }

  @Test func `projects are found above a folder, and beside it up to the repository's top`() throws
  {
    let folder = try ScratchFolder()
    for path in ["Out.xcodeproj", "r/Top.xcodeproj", "r/ios/Side.xcodeproj"] {
      try folder.write("\(path)/project.pbxproj", "")
    }
    try folder.write("r/targets/widget/A.swift", "")
    let top = AbsolutePath(folder.url.path)
    let names = {
      ProjectSearch.above(top.appending("r/targets/widget")).map { $0.relative(to: top) }
        .filter { !$0.hasPrefix("..") }
    }
    #expect(names() == ["Out.xcodeproj", "r/Top.xcodeproj"])
    try folder.write("r/.git/HEAD", "")
    #expect(names() == ["r/Top.xcodeproj", "r/ios/Side.xcodeproj"])
  }
}

@Suite struct WidgetTargetTests {
  private func target(
    list: String?, source: String = "", type: String = "app-extension", settings: String = ""
  ) throws -> WidgetTarget? {
    let folder = try ScratchFolder()
    try folder.write("A.swift", source)
    if let list { try folder.write("Widget/Info.plist", list) }
    var text = ProjectText()
    text.addFile("A", "A.swift")
    text.addTarget(
      "T", "Widget", sources: ["A"], type: type,
      settings: (list == nil ? "" : "INFOPLIST_FILE = Widget/Info.plist;") + settings)
    return WidgetTarget(
      try #require(try text.project(in: folder).targets.first), SourceTrees())
  }

  @Test func `the extension point in the property list decides`() throws {
    let target = try #require(try target(list: ProjectText.widgetList))
    #expect(target.reason == "its property list names com.apple.widgetkit-extension")
    #expect(target.infoPlist?.name == "Info.plist")
    let other = ProjectText.propertyList("com.apple.usernotifications.service")
    let widget = SourceText.widget("W", kind: "W")
    #expect(try self.target(list: other, source: widget) == nil)
  }

  @Test func `an extension of the newer kind may be a widget extension, too`() throws {
    let target = try target(list: ProjectText.widgetList, type: "extensionkit-extension")
    #expect(target?.infoPlist?.name == "Info.plist")
  }

  @Test func `an app is no widget extension, whatever it says`() throws {
    #expect(try target(list: ProjectText.widgetList, type: "application") == nil)
  }

  @Test func `without an extension point the sources decide`() throws {
    let widget = SourceText.widget("W", kind: "W")
    let target = try #require(try target(list: nil, source: widget))
    #expect(target.reason == "it imports WidgetKit and has its own @main")
    #expect(try self.target(list: nil, source: "import Intents\nclass H: INExtension {}") == nil)
    let helper = SourceText.widget("W", kind: "W", main: false)
    #expect(try self.target(list: nil, source: helper) == nil)
  }

  @Test func `a property list that leaves the point to a setting does not decide`() throws {
    let open = ProjectText.propertyList("$(POINT)")
    #expect(try target(list: open, source: SourceText.widget("W", kind: "W")) != nil)
    #expect(try target(list: open) == nil)
  }
}
