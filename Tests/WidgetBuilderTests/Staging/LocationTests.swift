import Foundation
import TestSupport
import Testing

@testable import WidgetBuilder

@Suite struct LocationTests {
  private func folder(_ prefix: String = "") throws -> ScratchFolder {
    try ScratchFolder([
      prefix + "Modules/SwiftUI.swiftmodule": "", prefix + "Modules/WidgetKit.swiftmodule": "",
      prefix + "Modules/WidgetRunner.swiftmodule": "",
      prefix + "Modules/SwiftUITests.swiftmodule": "", prefix + "Modules/WidgetKit.swiftdoc": "",
      prefix + "libWidgetFrameworks.so": "", prefix + "CInterposition.build/module.modulemap": "",
      prefix + "FrameworkMacros-tool": "",
    ])
  }

  @Test func `the modules lie beside the program`() throws {
    let folder = try folder()
    let location = try FrameworkLocation.find(
      environment: [:], executable: folder.url.appendingPathComponent("widgetcheck"))
    #expect(location.moduleNames == ["SwiftUI", "WidgetKit"])
    #expect(location.moduleMap?.lastPathComponent == "module.modulemap")
    #expect(location.macros == nil)
    let macros = folder.url.appendingPathComponent("FrameworkMacros-tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: macros.path)
    #expect(try FrameworkLocation(folder: folder.url).macros?.path == macros.path)
  }

  @Test func `an installed program has them in its library folder`() throws {
    let folder = try folder("lib/widgetcheck/")
    let location = try FrameworkLocation.find(
      environment: [:], executable: folder.url.appendingPathComponent("bin/widgetcheck"))
    #expect(location.folder.path == folder.url.appendingPathComponent("lib/widgetcheck").path)
  }

  @Test func `the environment has the last word`() throws {
    let folder = try folder()
    let location = try FrameworkLocation.find(
      environment: ["WIDGETCHECK_FRAMEWORKS": folder.url.path],
      executable: URL(fileURLWithPath: "/usr/bin/true"))
    #expect(location.library.path == folder.url.path + "/libWidgetFrameworks.so")
  }

  @Test func `what is missing is told by its path`() throws {
    let folder = try ScratchFolder()
    #expect(
      throws: BuildError(
        place: folder.url.path + "/Modules", problem: .frameworksIncomplete)
    ) {
      _ = try FrameworkLocation(folder: folder.url)
    }
  }

  @Test func `the modules have another identity once one of them changed`() throws {
    let folder = try folder()
    let before = try FrameworkLocation(folder: folder.url).identity
    try folder.write("other", to: "Modules/WidgetRunner.swiftmodule")
    #expect(try FrameworkLocation(folder: folder.url).identity == before)
    try folder.write("other", to: "Modules/WidgetKit.swiftmodule")
    #expect(try FrameworkLocation(folder: folder.url).identity != before)
  }

  @Test func `the compiler is the one that is named, or else the one that built this`() throws {
    let folder = try ScratchFolder(["swiftc": ""])
    let path = folder.url.appendingPathComponent("swiftc").path
    #expect(throws: BuildError(place: path, problem: .noCompiler)) {
      _ = try Compiler.find(environment: ["WIDGETCHECK_SWIFTC": path])
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(try Compiler.find(environment: ["WIDGETCHECK_SWIFTC": path]).executable.path == path)
    let own = try Compiler.find(environment: ["PATH": folder.url.path]).executable.path
    #expect(own.hasSuffix("/usr/bin/swiftc"))
  }
}
