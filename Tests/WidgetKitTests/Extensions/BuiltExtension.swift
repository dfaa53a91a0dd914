import Foundation
import Glibc
import Testing
import WidgetBuilder

/// The result of a compiler's run: its exit status and output.
struct CompilerRun {
  var status: Int32
  var output: String
}

/// The compiler, with the modules that this build made.
enum ClientCompiler {
  /// The folder of this test's executable, in which the build puts everything else too.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The arguments with which an extension's sources see the modules.
  static func arguments(languageMode: String) -> [String] {
    [
      "swiftc", "-swift-version", languageMode, "-parse-as-library", "-suppress-warnings",
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc",
      "-fmodule-map-file="
        + products.appendingPathComponent("CInterposition.build/module.modulemap").path,
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationSupplement",
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationCombine",
      "-load-plugin-executable",
      products.appendingPathComponent("FrameworkMacros-tool").path + "#FrameworkMacros",
    ]
  }

  /// Checks a source without making anything of it.
  static func check(_ source: String, languageMode: String = "5") throws -> CompilerRun {
    try inTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Extension.swift")
      try Data(source.utf8).write(to: file)
      return try check([file], languageMode: languageMode)
    }
  }

  /// Checks the sources of one module without making anything of them.
  static func check(_ sources: [URL], languageMode: String) throws -> CompilerRun {
    try run(arguments(languageMode: languageMode) + ["-typecheck"] + sources.map(\.path))
  }

  /// Makes an extension of a source, in a folder of its own.
  static func build(_ source: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("Extension.swift")
    let executable = folder.appendingPathComponent("extension")
    try Data(source.utf8).write(to: file)
    let result = try run(
      arguments(languageMode: "5") + [
        file.path, "-o", executable.path, "-L", products.path, "-lWidgetFrameworks",
        "-Xlinker", "-rpath", "-Xlinker", products.path,
      ] + WrappedFunctions.arguments
    )
    try #require(result.status == 0, "\(result.output)")
    return executable
  }

  /// Calls a function with a folder that is gone afterwards.
  static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetkit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(_ arguments: [String]) throws -> CompilerRun {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CompilerRun(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
