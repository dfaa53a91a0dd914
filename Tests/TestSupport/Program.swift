public import Foundation

/// The program under test, as a user runs it.
public enum Program {
  /// What came of running it.
  public struct Outcome: Hashable, Sendable {
    /// The exit status.
    public var status: Int32
    /// What it printed.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String
  }

  /// Runs `widgetcheck` and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - folder: The working folder; the repository's top folder unless given.
  ///   - environment: What is added to the test's own environment.
  /// - Returns: What came of it.
  /// - Throws: What starting a process throws.
  public static func run(
    _ arguments: [String], in folder: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Repository.products.appending(path: "widgetcheck")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let scratch = try ScratchFolder()
    for name in ["output", "errors"] { try scratch.write("", to: name) }
    let output = scratch.url.appending(path: "output")
    let errors = scratch.url.appending(path: "errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
