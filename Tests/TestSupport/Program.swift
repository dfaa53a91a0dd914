public import Foundation

/// The program under test, as a user runs it.
public enum Program {
  /// The outcome of a run.
  public struct Outcome: Hashable, Sendable {
    /// The exit status.
    public var status: Int32
    /// The standard output.
    public var output: String
    /// The standard error.
    public var errors: String

    /// Creates an outcome, without any output unless it is given.
    public init(status: Int32, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Runs `widgetcheck` and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - folder: The working folder; the repository's top folder unless given.
  ///   - environment: Variables beside the test's own environment.
  /// - Returns: The outcome.
  /// - Throws: An error of starting a process.
  public static func run(
    _ arguments: [String], in folder: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    let program = Repository.products.appending(path: "widgetcheck")
    return try run(program, arguments, in: folder, environment: environment)
  }

  /// Runs a script in Bash, where `widgetcheck` is the program under test.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - folder: The working folder.
  ///   - environment: Variables beside the test's own environment.
  /// - Returns: The outcome.
  /// - Throws: An error of starting a process.
  public static func run(
    script: String, in folder: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      URL(fileURLWithPath: "/bin/bash"), ["--norc", "-c", script], in: folder,
      environment: ["PATH": "\(Repository.products.path):\(path)"].merging(environment) { $1 })
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
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
