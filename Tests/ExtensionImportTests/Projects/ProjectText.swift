import Foundation
import TestSupport

@testable import ExtensionImport

/// Writes the text of a project, object by object, as Xcode does.
struct ProjectText {
  private var lines: [String] = []
  private var targets: [String] = []
  private var topLevel: [String] = []
  private var extras = ""
  /// The project's build settings.
  var settings = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"

  /// Further fields of the project itself.
  var projectFields = ""

  /// Adds an object.
  mutating func add(_ id: String, _ kind: String, _ fields: String) {
    lines.append("\t\t\(id) /* \(kind) */ = {isa = \(kind); \(fields) };")
  }

  /// Adds a file or group to the top of the tree.
  mutating func addTop(_ id: String) { topLevel.append(id) }

  /// Adds a file at a path, and the place of it in a build phase.
  mutating func addFile(_ id: String, _ path: String, filter: String = "") {
    add(id, "PBXFileReference", #"path = "\#(path)"; sourceTree = "<group>";"#)
    add("\(id)B", "PBXBuildFile", "fileRef = \(id); \(filter)")
    addTop(id)
  }

  /// Adds a target with files in its phases, by their ids.
  mutating func addTarget(
    _ id: String, _ name: String, sources: [String] = [], resources: [String] = [],
    type: String = "app-extension", settings: String = "", fields: String = ""
  ) {
    let list = { (ids: [String]) in "(\(ids.map { "\($0)B, " }.joined()))" }
    add("\(id)S", "PBXSourcesBuildPhase", "files = \(list(sources));")
    add("\(id)R", "PBXResourcesBuildPhase", "files = \(list(resources));")
    add("\(id)D", "XCBuildConfiguration", "name = Debug; buildSettings = {X = debug; \(settings)};")
    add("\(id)C", "XCBuildConfiguration", "name = Release; buildSettings = {\(settings)};")
    add("\(id)L", "XCConfigurationList", "buildConfigurations = (\(id)D, \(id)C, );")
    add(
      id, "PBXNativeTarget",
      """
      name = "\(name)"; productType = "com.apple.product-type.\(type)";
      buildPhases = (\(id)S, \(id)R); buildConfigurationList = \(id)L; \(fields)
      """)
    targets.append(id)
  }

  /// The whole text.
  var text: String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {
    \(lines.joined(separator: "\n"))
    \t\tTOP = {isa = PBXGroup; children = (\(topLevel.joined(separator: ", "))); };
    \t\tPD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    \t\tPC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
    \t\tPL = {isa = XCConfigurationList; buildConfigurations = (PD, PC); };
    \t\tROOT = {isa = PBXProject; mainGroup = TOP; buildConfigurationList = PL; \(projectFields) \
    targets = (\(targets.joined(separator: ", "))); };
    \t};
    \trootObject = ROOT /* Project object */;
    }
    """
  }

  /// Writes the project into a folder.
  func write(_ folder: ScratchFolder, _ name: String = "App") throws {
    try folder.write("\(name).xcodeproj/project.pbxproj", text)
  }

  /// Writes the project and reads it.
  func project(in folder: ScratchFolder) throws -> XcodeProject {
    try write(folder)
    let top = AbsolutePath(folder.url.path)
    return try XcodeProject(top.appending("App.xcodeproj"), namedFrom: top)
  }

  /// The property list of a widget extension.
  static let widgetList = propertyList("com.apple.widgetkit-extension")

  /// Entitlements that give nothing.
  static let noEntitlements =
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict/></plist>"#

  /// The property list of an extension.
  static func propertyList(_ point: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>
    """
  }
}

/// Sources of small extensions.
enum SourceText {
  /// A widget that is a program of its own.
  static func widget(_ type: String, kind: String, main: Bool = true) -> String {
    """
    import SwiftUI
    import WidgetKit

    \(main ? "@main " : "")struct \(type): Widget {
      let kind = "\(kind)"
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { _ in Text("") }
          .supportedFamilies([.systemSmall, .systemMedium])
      }
    }
    """
  }
}

extension ScratchFolder {
  /// Writes a file and tells where it is.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL {
    try write(text, to: path)
    return url.appending(path: path)
  }
}
